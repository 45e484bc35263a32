import { expect, test } from "vitest";
import type { GameFacts } from "./messages";
import { clockOf, clocksFor, hasClock, pacesOf, withClock } from "./pace";

const option = (name: string) => ({ name, group: "comfort", default: 0, values: [], least: 0, most: 600 });
const facts = (is_real_time: boolean, ...names: string[]) => ({ is_real_time, options: names.map(option) }) as unknown as GameFacts;

test("a game in real time is not played by turn", () => {
  expect(pacesOf(facts(false))).toEqual(["live", "relaxed", "by_turn"]);
  expect(pacesOf(facts(true))).toEqual(["live", "relaxed"]);
});

test("a clock needs a game of turns that knows what happens then", () => {
  expect(hasClock(facts(false, "turn_timer", "on_timeout"))).toBe(true);
  expect(hasClock(facts(false, "turn_timer"))).toBe(false);
  expect(hasClock(facts(true, "turn_timer", "on_timeout"))).toBe(false);
});

test("a timer after which the table waits is no clock", () => {
  expect(clockOf({ turn_timer: 45, on_timeout: "wait" })).toBe(0);
  expect(clockOf(withClock({}, 60))).toBe(60);
  expect(withClock({ turn_timer: 60, on_timeout: "random" }, 0)).toEqual({ turn_timer: 0, on_timeout: "wait" });
});

test("a time that somebody has chosen elsewhere can be seen", () => {
  expect(clocksFor({ turn_timer: 45, on_timeout: "random" })).toEqual([0, 30, 45, 60, 120]);
});
