import { describe, expect, it } from "vitest";
import { TURN, VALUES, X2, cards, perSeat, position } from "./position";
import { faceOf, handOf, looksBack, mayDraw, moveOf, nextOf, showsTotal } from "./view";

describe("what the board reads out of a view", () => {
  it("tells alike cards of a hand apart", () => {
    expect(handOf(position()).map((card) => card.key)).toEqual(["4-0", "11-0", "11-1", "14-0", "19-0"]);
    expect(handOf(position({ viewer: -1 }))).toEqual([]);
  });

  it("knows which move lays which card", () => {
    const moves = [1, 2, X2, TURN].map((kind) => moveOf(faceOf(kind, VALUES)));
    expect(moves).toEqual([{ move: "lay", card: -10 }, { move: "lay", card: 0 }, { move: "x2" }, { move: "turn" }]);
  });

  it("finds who comes next in the direction of play, past who is out", () => {
    expect(nextOf(position())).toBe(1);
    expect(nextOf(position({ direction: -1 }))).toBe(2);
    expect(nextOf(position({ out: perSeat(0, 1) }))).toBe(2);
    expect(nextOf(position({ phase: 2 }))).toBe(-1);
  });

  it("hides a hidden sum until the round is over", () => {
    expect(showsTotal(position({ total_call: 2 }))).toBe(false);
    expect(showsTotal(position({ total_call: 2, phase: 2 }))).toBe(true);
  });

  it("lets only the drawer draw", () => {
    expect(mayDraw(position({ drawer: 0 }))).toBe(true);
    expect(mayDraw(position({ drawer: 1 }))).toBe(false);
    expect(mayDraw(position({ viewer: -1, drawer: -1 }))).toBe(false);
  });

  it("looks back only where that is agreed and gives no sum away", () => {
    expect(looksBack(position({ look_back: 1, discard: cards(3, 4) }))).toBe(true);
    expect(looksBack(position({ look_back: 1, total_call: 2 }))).toBe(false);
  });
});
