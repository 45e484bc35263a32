import { describe, expect, it } from "vitest";
import { PAST, TRACK, cardsOf, cellOf, faultOf, motifOf, othersAfter, placesOf, rowAndColumn, sumOf } from "./view";
import type { SkunksView } from "./view";

const view = (over: Partial<SkunksView>) => ({ seats: 3, active: 0, is_in: [1, 1, 1, 0, 0], ...over }) as SkunksView;

describe("what the board reads out of a view", () => {
  it("lays Start, 22 tiles and the finish once round, each beside the next", () => {
    const cells = Array.from({ length: PAST + 1 }, (_, tile) => cellOf(tile));
    expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(TRACK + 2);
    for (let tile = 0; tile < PAST; tile++) {
      const [a, b] = [cellOf(tile), cellOf(tile + 1)];
      expect(Math.abs(a.row - b.row) + Math.abs(a.column - b.column)).toBe(1);
    }
    expect([cellOf(0), cellOf(6), cellOf(PAST)]).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 7 },
      { row: 2, column: 1 },
    ]);
  });

  it("has a place for every card that a table of so many starts with", () => {
    const box = { footprints: [[], [], [], [0, 5, 5, 4, 3]], pumas: [0, 0, 0, 9] };
    expect(placesOf(view({}), box)).toHaveLength(26);
    expect(rowAndColumn(10)).toEqual({ row: 2, column: 5 });
    expect(rowAndColumn(11)).toEqual({ row: 3, column: 1 });
  });

  it("adds up what lies in front", () => {
    expect(cardsOf([0, 2, 0, 1, 0])).toEqual([1, 1, 3]);
    expect(sumOf([0, 2, 0, 1, 0])).toBe(5);
  });

  it("knows that nobody stops on a stink tile, or where two others stand", () => {
    const at = view({ tile: [2, 0, 1, ...Array(20).fill(0)], position: [0, 4, 4, 0, 0] });
    expect([1, 2, 4, PAST].map((tile) => faultOf(at, tile))).toEqual(["", "stink", "full", ""]);
  });

  it("gives every stink tile its own picture, in the order of the track", () => {
    const tiles = [2, 1, 0, 1, 1];
    expect([1, 3, 4].map((tile) => motifOf(tiles, tile))).toEqual([0, 1, 2]);
  });

  it("goes round clockwise, leaving out who has left", () => {
    expect(othersAfter(view({ is_in: [1, 0, 1, 0, 0] }), 2)).toEqual([0]);
    expect(othersAfter(view({}), 1)).toEqual([2, 0]);
  });
});
