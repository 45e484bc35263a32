import { describe, expect, test } from "vitest";
import type { Language } from "./board";
import { filesFor, LANGUAGES, Library, spoken } from "./words.svelte";

const FILES: Record<string, string> = {
  "en/": "hello = Hello { $name }\nrules-01-title = One",
  "de/": "hello = Hallo { $name }",
  "en/nimmt": "title = 6 nimmt!\nrules-02-title = Two\nheads = { $n ->\n    [one] { $n } head\n   *[other] { $n } heads\n }",
  "de/nimmt": "title = 6 nimmt!",
};
const files = (language: Language, game: string) =>
  [FILES[`${language}/`], game && FILES[`${language}/${game}`]].filter(Boolean).map((text) => async () => text!);

async function english(): Promise<Library> {
  const library = new Library(files);
  await library.speak("en");
  return library;
}

describe("saying", () => {
  test("a message with its facts", async () => {
    const library = await english();
    expect(library.of().say("hello", { name: "Ana" })).toBe("Hello Ana");
  });

  test("a plural as the language has it", async () => {
    const library = await english();
    await library.open("nimmt");
    expect(library.of("nimmt").say("heads", { n: 1 })).toBe("1 head");
    expect(library.of("nimmt").say("heads", { n: 7 })).toBe("7 heads");
  });

  test("a missing message is shown by its id", async () => {
    expect((await english()).of().say("nothing-such")).toBe("nothing-such");
  });

  test("missing facts and odd ones do not stop anything", async () => {
    const { say } = (await english()).of();
    expect(say("hello")).toContain("Hello");
    expect(say("hello", { name: { an: "object" } })).toContain("Hello");
  });

  test("before any words were fetched", () => {
    expect(new Library(files).of("nimmt").say("title")).toBe("title");
  });
});

describe("games", () => {
  test("their words stand beside those of the house, in the order of the files", async () => {
    const library = await english();
    await library.open("nimmt");
    expect(library.of("nimmt").say("hello", { name: "Ana" })).toBe("Hello Ana");
    expect(library.of("nimmt").ids("rules-")).toEqual(["rules-01-title", "rules-02-title"]);
    expect(library.of().has("title")).toBe(false);
  });

  test("an opened game speaks the new language, too", async () => {
    const library = await english();
    await library.open("nimmt");
    await library.speak("de");
    expect(library.of("nimmt").say("hello", { name: "Ana" })).toBe("Hallo Ana");
    expect(library.of("nimmt").has("title")).toBe(true);
  });

  test("a language that cannot be fetched changes nothing", async () => {
    const broken = (language: Language, game: string) =>
      language === "fr" ? [() => Promise.reject(new Error("offline"))] : files(language, game);
    const library = new Library(broken);
    await library.speak("en");
    await expect(library.speak("fr")).rejects.toThrow();
    expect(library.language).toBe("en");
  });
});

test("the first wished language that we speak is spoken; English else", () => {
  expect(spoken(["sv-SE", "pt-BR", "de"])).toBe("pt");
  expect(spoken(["sv"])).toBe("en");
});

test.each(Object.keys(LANGUAGES) as Language[])("our own files in %s are found and read without a fault", async (language) => {
  expect(filesFor(language, "nimmt").length).toBeGreaterThanOrEqual(2);
  const library = new Library();
  await library.speak(language);
  await library.open("nimmt");
  expect(library.of("nimmt").has("title")).toBe(true);
  expect(library.of("nimmt").has("refusal-stale")).toBe(true);
});
