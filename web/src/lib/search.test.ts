import { expect, test } from "vitest";
import { isFound, pieces, wanted } from "./search";

const finds = (query: string, text: string, language: "de" | "en" | "fr" = "de") =>
  isFound(wanted(query, language), [text], language);

test("case and accents do not matter", () => {
  expect(finds("HORNOCHSEN", "Wer die wenigsten Hornochsen hat")).toBe(true);
  expect(finds("fusse", "Füße")).toBe(true);
  expect(finds("regle", "Les règles", "fr")).toBe(true);
  expect(finds("coeur", "Le cœur", "fr")).toBe(true);
});

test("an umlaut may be written with an e in German, and there alone", () => {
  expect(finds("Fuesse", "Füße")).toBe(true);
  expect(finds("naechste", "der Nächste")).toBe(true);
  expect(finds("neue", "eine neue Runde")).toBe(true);
  expect(finds("blue", "blu", "en")).toBe(false);
});

test("all parts of words have to be there, in any order", () => {
  expect(finds("karte sechs", "Die sechste Karte")).toBe(true);
  expect(finds("karte sieben", "Die sechste Karte")).toBe(false);
  expect(finds("  ", "anything", "en")).toBe(true);
});

test("what was found is marked where it stands in the text, letters that fold to two included", () => {
  expect(pieces("Die Füße und der Fuß", wanted("fuss", "de"), "de")).toEqual([
    { text: "Die ", isHit: false },
    { text: "Füß", isHit: true },
    { text: "e und der ", isHit: false },
    { text: "Fuß", isHit: true },
  ]);
  expect(pieces("Ab 🎉 Ära", wanted("ara", "en"), "en").filter((piece) => piece.isHit)).toEqual([{ text: "Ära", isHit: true }]);
});

test("without a word to look for nothing is marked", () => {
  expect(pieces("Karte", [], "de")).toEqual([{ text: "Karte", isHit: false }]);
});
