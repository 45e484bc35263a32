import { afterEach, describe, expect, it, vi } from "vitest";
import { canDictate, joined, listen } from "./dictation";

afterEach(() => vi.unstubAllGlobals());

describe("speaking instead of typing", () => {
  it("is offered only where the browser can do it", () => {
    vi.stubGlobal("SpeechRecognition", undefined);
    vi.stubGlobal("webkitSpeechRecognition", undefined);
    expect(canDictate()).toBe(false);
    vi.stubGlobal("webkitSpeechRecognition", class {});
    expect(canDictate()).toBe(true);
  });

  it("hears in the language of the story, bit by bit, and ends", () => {
    const made: any[] = [];
    class Ears {
      lang = "";
      onresult: any;
      onend: any;
      start = vi.fn();
      stop = () => this.onend();
      constructor() {
        made.push(this);
      }
    }
    vi.stubGlobal("SpeechRecognition", Ears);
    const heard: string[] = [];
    const ended = vi.fn();
    const end = listen("de", (text) => heard.push(text), ended);
    made[0].onresult({ results: [[{ transcript: "Der Hund" }], [{ transcript: "bellt" }]] });
    end();
    expect(made[0].lang).toBe("de-DE");
    expect(heard).toEqual(["Der Hund bellt"]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("puts what was heard behind what was written", () => {
    expect(joined("Then ", " a dog barked")).toBe("Then a dog barked");
    expect(joined("", "a dog")).toBe("a dog");
    expect(joined("Then", "")).toBe("Then");
  });
});
