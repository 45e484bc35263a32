import { describe, expect, it } from "vitest";
import { lineOf } from "./line";

describe("the number line", () => {
  it("goes from 0 to 77", () => {
    expect(lineOf(19, 22)).toMatchObject({ least: 0, most: 77, tens: [0, 10, 20, 30, 40, 50, 60] });
  });

  it("goes on where the sum is below zero or beyond 77", () => {
    expect(lineOf(4, -6)).toMatchObject({ least: -10, most: 77 });
    expect(lineOf(70, 152)).toMatchObject({ least: 0, most: 152 });
  });

  it("marks no doublet ahead", () => {
    const { fives, tens } = lineOf(0, 0);
    const doublets = [11, 22, 33, 44, 66];
    expect([...fives, ...tens].filter((n) => doublets.includes(n))).toEqual([]);
    expect(fives).toContain(50); // 55 is one of the fives, as is every other multiple
    expect(new Set(fives.map((n) => n % 5))).toEqual(new Set([0]));
  });
});
