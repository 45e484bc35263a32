import { expect, test } from "vitest";
import type { GameFacts } from "./messages";
import { presetOf, unusual, usual, usualIn, withPreset } from "./options";

const facts: GameFacts = {
  id: "g",
  titles: {},
  least_seats: 2,
  most_seats: 4,
  age: 6,
  minutes: 10,
  options: [
    { name: "limit", group: "house", default: 66, least: 1, most: 99 },
    { name: "compare", group: "edition", default: "over", values: ["over", "reach"] },
    { name: "tie", group: "house", default: "shared", values: ["shared", "extra"] },
  ],
  presets: { first: {}, second: { compare: "reach" }, third: { limit: 74 } },
  bots: ["random", "rule"],
  fewest_wins: true,
  components: {},
  has_secrets: true,
  is_real_time: false,
  has_story: false,
  refusal_rules: {},
  has_tour: false,
};

test("only what is not as usual is told", () => {
  expect(unusual(facts, usual(facts))).toEqual({});
  expect(unusual(facts, { ...usual(facts), limit: 50 })).toEqual({ limit: 50 });
});

test("an edition is recognised by what editions speak of", () => {
  expect(presetOf(facts, usual(facts))).toBe("first");
  expect(presetOf(facts, { ...usual(facts), compare: "reach", tie: "extra" })).toBe("second");
  expect(presetOf(facts, { ...usual(facts), limit: 1 })).toBeNull();
});

test("choosing an edition undoes another one and leaves the rest alone", () => {
  const before = { limit: 74, compare: "over", tie: "extra" };
  expect(withPreset(facts, before, "second")).toEqual({ limit: 66, compare: "reach", tie: "extra" });
});

test("a table tells its stories in the language of who opens it, if it can", () => {
  const telling: GameFacts = {
    ...facts,
    options: [...facts.options, { name: "language", group: "house", default: "de", values: ["de", "en"] }],
  };
  expect(usualIn(telling, "en").language).toBe("en");
  expect(usualIn(telling, "fr").language).toBe("de");
  expect(usualIn(facts, "en")).toEqual(usual(facts));
});
