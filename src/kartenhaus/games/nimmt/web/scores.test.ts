import { describe, expect, it } from "vitest";
import { ranksOf, sheetOf } from "./scores";

const scored = (seat: number, deal: number, heads: number) => ({ event: "scored", seat, deal, heads, total: 0 });

describe("the score sheet", () => {
  it("has a line for each seat and a column for each counted deal", () => {
    const log = [
      scored(0, 1, 12),
      scored(1, 1, 0),
      { event: "dealt", deal: 2 },
      scored(0, 2, 3),
      scored(1, 2, 20),
    ];
    expect(sheetOf(log, 2)).toEqual({
      deals: [1, 2],
      heads: [
        [12, 3],
        [0, 20],
      ],
      totals: [15, 20],
    });
  });

  it("is empty before the first deal is counted", () => {
    expect(sheetOf([{ event: "dealt", deal: 1 }], 3)).toEqual({ deals: [], heads: [[], [], []], totals: [0, 0, 0] });
  });
});

describe("places", () => {
  it("go to the fewest first, and equal points share one", () => {
    expect(ranksOf([15, 7, 15, 30], true)).toEqual([2, 1, 2, 4]);
  });

  it("go to the most first where the most wins", () => {
    expect(ranksOf([15, 7, 30], false)).toEqual([2, 3, 1]);
  });
});
