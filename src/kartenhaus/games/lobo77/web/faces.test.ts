import { describe, expect, it } from "vitest";
import { SHAPES, lookOf } from "./faces";
import type { Face } from "./view";

const number = (value: number): Face => ({ is: "number", value });

describe("the pictures on the cards", () => {
  it("has a class for every kind of card", () => {
    const faces = [number(2), number(9), number(10), number(33), number(76), number(0), number(-10)];
    expect(faces.map(lookOf)).toEqual(["low", "low", "ten", "twin", "high", "zero", "minus"]);
    expect(lookOf({ is: "x2" })).toBe("x2");
    expect(lookOf({ is: "turn" })).toBe("turn");
  });

  it("gives every class a shape of its own", () => {
    expect(new Set(Object.values(SHAPES)).size).toBe(8);
  });
});
