/** The options of a table, by name. */
import type { GameFacts, Language } from "./messages";

export type Options = Record<string, string | number>;

export const GROUPS = ["variant", "edition", "house", "comfort"] as const;

export function usual(facts: GameFacts): Options {
  return Object.fromEntries(facts.options.map((option) => [option.name, option.default]));
}

/** The same, but at a table that tells stories in the language of who opens it. */
export function usualIn(facts: GameFacts, language: Language): Options {
  const speaks = facts.options.some((option) => option.name === "language" && option.values?.includes(language));
  return speaks ? { ...usual(facts), language } : usual(facts);
}

/** Only what is not as usual. */
export function unusual(facts: GameFacts, options: Options): Options {
  const defaults = usual(facts);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => defaults[name] !== value));
}

/** The edition whose options these are: every option of the group "edition", and what an edition names, fits it. */
export function presetOf(facts: GameFacts, options: Options): string | null {
  const touched = new Set(Object.values(facts.presets).flatMap(Object.keys));
  const isSame = (wished: Options) => [...touched].every((name) => options[name] === wished[name]);
  const found = Object.entries(facts.presets).find(([, preset]) => isSame({ ...usual(facts), ...preset }));
  return found?.[0] ?? null;
}

/** The options after an edition was chosen; what no edition speaks of stays. */
export function withPreset(facts: GameFacts, options: Options, preset: string): Options {
  const defaults = usual(facts);
  const touched = Object.values(facts.presets).flatMap(Object.keys);
  const reset = Object.fromEntries(touched.map((name) => [name, defaults[name]!]));
  return { ...options, ...reset, ...facts.presets[preset] };
}
