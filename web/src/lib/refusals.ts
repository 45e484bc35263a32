/** Why something cannot be, as a sentence. */
import type { Facts, Words } from "./board";

export function sentence(words: Words, code: string, facts: Facts = {}): string {
  const id = `refusal-${code}`;
  return words.say(words.has(id) ? id : "refusal-unknown", facts);
}
