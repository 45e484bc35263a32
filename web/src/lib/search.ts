/** Looking something up in a few pages of text: by parts of words, whatever their case and accents. */
import type { Language } from "./board";

interface Folded {
  text: string;
  /** For each place in the folded text, where it stands in the original. */
  at: number[];
}

const LIGATURES: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o" };

function fold(text: string, language: Language): Folded {
  let found = "";
  const at: number[] = [];
  let i = 0;
  for (const letter of text) {
    const plain = letter.toLocaleLowerCase(language).normalize("NFD").replace(/\p{M}/gu, "");
    for (const one of LIGATURES[plain] ?? plain) {
      // Who has no umlauts at hand writes an e behind the letter.
      if (language === "de" && one === "e" && /[aou]$/.test(found)) continue;
      found += one;
      for (let unit = 0; unit < one.length; unit += 1) at.push(i);
    }
    i += letter.length;
  }
  at.push(i);
  return { text: found, at };
}

/** What is looked for: all of these parts of words. */
export function wanted(query: string, language: Language): string[] {
  return fold(query, language)
    .text.split(/\s+/)
    .filter((part) => part !== "");
}

/** Each part stands in one of the texts. */
export function isFound(parts: readonly string[], texts: readonly string[], language: Language): boolean {
  const all = texts.map((text) => fold(text, language).text).join("\n");
  return parts.every((part) => all.includes(part));
}

export interface Piece {
  text: string;
  isHit: boolean;
}

/** The text cut into what was looked for and what was not. */
export function pieces(text: string, parts: readonly string[], language: Language): Piece[] {
  const folded = fold(text, language);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const part of parts) {
    for (let from = folded.text.indexOf(part); from >= 0; from = folded.text.indexOf(part, from + 1)) {
      hits.fill(true, folded.at[from], folded.at[from + part.length]);
    }
  }
  const found: Piece[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = found.at(-1);
    if (last && last.isHit === hits[i]) last.text += text[i];
    else found.push({ text: text[i]!, isHit: hits[i]! });
  }
  return found;
}
