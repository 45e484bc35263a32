import { expect, test } from "vitest";
import type { GameFacts, SeatPlan } from "./messages";
import { faultOf, faultOfName, firstPlan, looksLike, swapped, tidyName, usualLevel } from "./seats";

const facts = { least_seats: 2, most_seats: 3, bots: ["six_year_old", "random", "rule"] } as GameFacts;
const ana: SeatPlan = { kind: "here", name: "Ana" };
const bot: SeatPlan = { kind: "bot", level: "rule" };

test("play now: you and as many bots as fit, three at most", () => {
  expect(firstPlan({ ...facts, most_seats: 10 }, "Ana")).toEqual([ana, bot, bot, bot]);
  expect(firstPlan(facts, "Ana")).toEqual([ana, bot, bot]);
});

test("a rabbit sits down where the game has animals, else its rule of thumb, else its best bot", () => {
  expect(usualLevel({ ...facts, bots: ["mouse", "rabbit", "wolf"] })).toBe("rabbit");
  expect(usualLevel(facts)).toBe("rule");
  expect(usualLevel({ ...facts, bots: ["random", "sharp"] })).toBe("sharp");
});

test("a bot looks like the animal by whose name it goes", () => {
  expect(["wolf", "rule", "panda", null].map(looksLike)).toEqual(["wolf", undefined, undefined, undefined]);
});

test("a name has 1 to 24 characters, and an emoji is one of them", () => {
  expect(faultOfName("  ")).toBe("name-short");
  expect(faultOfName("🦊".repeat(24))).toBeNull();
  expect(faultOfName("a".repeat(25))).toBe("name-long");
  expect(tidyName("  Ana \n Maria ")).toBe("Ana Maria");
});

test("the seat that has to be mended is named", () => {
  expect(faultOf([ana, bot], facts)).toBeNull();
  expect(faultOf([bot, { kind: "here", name: "" }], facts)).toEqual({ fault: "name-short", seat: 1 });
  expect(faultOf([ana, { kind: "here", name: " Ana" }], facts)).toEqual({ fault: "name-twice", seat: 1 });
});

test("too few and too many seats", () => {
  expect(faultOf([ana], facts)).toEqual({ fault: "seats-few", seat: -1 });
  expect(faultOf([ana, bot, bot, bot], facts)).toEqual({ fault: "seats-full", seat: -1 });
});

test("a seat changes places with its neighbour, and not beyond the ends", () => {
  expect(swapped(4, 1, 1)).toEqual([0, 2, 1, 3]);
  expect(swapped(4, 1, -1)).toEqual([1, 0, 2, 3]);
  expect(swapped(4, 0, -1)).toEqual([0, 1, 2, 3]);
  expect(swapped(4, 3, 1)).toEqual([0, 1, 2, 3]);
});
