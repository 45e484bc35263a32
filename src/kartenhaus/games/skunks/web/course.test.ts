import { describe, expect, it } from "vitest";
import { courseOf } from "./course";

const ran = (seat: number, tile: number) => ({ event: "ran", seat, tile });

describe("the course of a game", () => {
  it("has a column for every run, with whoever flees in the same one", () => {
    const log = [
      { event: "starts", seat: 0 },
      ran(0, 4),
      ran(1, 6),
      { event: "ran_back", seat: 0, tile: 2, was: 4 },
      ran(2, 3),
      { event: "ran_home", seat: 0, was: 2 },
    ];
    expect(courseOf(log, 3)).toEqual([
      [4, -2, -2],
      [0, 6, 0],
      [0, 0, 3],
    ]);
  });

  it("ends past the last tile for whoever has won, and at Start for whoever has left", () => {
    expect(courseOf([ran(0, 20), { event: "left", seat: 0 }, ran(1, 9), { event: "won", seat: 1 }], 2)).toEqual([
      [0, 0, 0],
      [0, 9, 14],
    ]);
  });

  it("is empty before anybody has run", () => {
    expect(courseOf([{ event: "chose_skunk", seat: 0, tail: 1 }], 2)).toEqual([[], []]);
  });
});
