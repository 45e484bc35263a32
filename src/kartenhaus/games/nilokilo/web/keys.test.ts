import { describe, expect, it } from "vitest";
import { keysOf, pressOf, spokenKey } from "./keys";

describe("the keys", () => {
  it("flip with space or enter and snatch with figures, for one person alone", () => {
    expect(pressOf(" ", 1)).toEqual({ nth: 0, part: "flip" });
    expect(pressOf("Enter", 1)).toEqual({ nth: 0, part: "flip" });
    expect(["1", "2", "3"].map((key) => pressOf(key, 1)?.part)).toEqual([0, 1, 2]);
    expect(pressOf("q", 1)).toBeUndefined();
  });

  it("are each one person's alone, and nobody has too few", () => {
    for (const people of [2, 3, 4]) {
      const all = Array.from({ length: people }, (_, nth) => keysOf(nth, people)).flatMap(({ flip, snatch }) => [flip, ...snatch]);
      expect(new Set(all).size).toBe(people * 4);
      for (const key of all) expect(pressOf(key, people)).toBeDefined();
    }
    expect(pressOf("O", 2)).toEqual({ nth: 1, part: 1 });
    expect(pressOf("Enter", 2)).toBeUndefined();
  });

  it("are named as a screen reader wants them", () => {
    expect([" ", "q", "ArrowUp"].map(spokenKey)).toEqual(["Space", "Q", "ArrowUp"]);
  });
});
