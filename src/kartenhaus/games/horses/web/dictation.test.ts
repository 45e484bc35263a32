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

  function failing(error: string) {
    class Ears {
      onerror: any;
      onend: any;
      start() {
        if (error === "at once") throw new Error("no");
        this.onerror({ error });
        this.onend();
      }
      stop() {}
    }
    vi.stubGlobal("SpeechRecognition", Ears);
    const ended = vi.fn();
    listen("nl", () => undefined, ended);
    return ended;
  }

  it.each([
    ["not-allowed", "board-dictate-denied"],
    ["service-not-allowed", "board-dictate-denied"],
    ["network", "board-dictate-network"],
    ["language-not-supported", "board-dictate-language"],
    ["audio-capture", "board-dictate-microphone"],
    ["no-speech", "board-dictate-nothing"],
    ["bad-grammar", "board-dictate-failed"],
    ["at once", "board-dictate-failed"],
  ])("tells once why it could not listen: %s", (error, why) => {
    expect(failing(error).mock.calls).toEqual([[why]]);
  });

  it("tells nothing when it was ended on purpose", () => {
    expect(failing("aborted").mock.calls).toEqual([[undefined]]);
  });

  it("ends at once where the browser has no ears", () => {
    vi.stubGlobal("SpeechRecognition", undefined);
    vi.stubGlobal("webkitSpeechRecognition", undefined);
    const ended = vi.fn();
    listen("en", () => undefined, ended)();
    expect(ended.mock.calls).toEqual([["board-dictate-failed"]]);
  });
});
