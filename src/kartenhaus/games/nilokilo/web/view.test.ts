import { describe, expect, it } from "vitest";
import { edgesOf, faceOf, facesOf, jestersOf, kindsOf, playerOf, snatchOf } from "./view";
import type { Box, NiloView } from "./view";

const BOX: Box = {
  kind_of: [[0, 1, 1, 2, 2, 0]],
  sweets_of: [[0, 1, 3, 1, 2, 0]],
  refuses: [[[0, 1, 0], [0, 0, 1], [0, 1, 1], [0, 0, 1], [0, 1, 0], [0, 0, 0]]],
  glutton: 46,
  king: 47,
};
const view = (over: Partial<NiloView> = {}) =>
  ({ deck: 0, fex: 1, colour: [2, 1], jester: [[1, 0, 1], [1, 1, 1]], coins: [2, 0], pile_height: [3, 0], is_out: [0, 0], ...over }) as NiloView;

describe("what the board reads out of a view", () => {
  it("knows what a card shows", () => {
    expect([0, 2, 46, 47].map((card) => faceOf(card, view(), BOX))).toEqual([
      undefined,
      { is: "sweets", kind: 1, n: 3 },
      { is: "glutton" },
      { is: "king" },
    ]);
    expect(facesOf([0, 0, 2, 0, 1], view(), BOX).map((face) => face.is === "sweets" && [face.kind, face.n])).toEqual([
      [1, 3],
      [1, 3],
      [2, 2],
    ]);
    expect(kindsOf(view(), BOX)).toEqual([1, 2]);
  });

  it("knows what each Fex of the set in front of a seat refuses, where Fex plays", () => {
    expect(jestersOf(view(), 0, BOX)).toEqual([
      { colour: 2, isLeft: true, refuses: [2] },
      { colour: 2, isLeft: false, refuses: [1] },
      { colour: 2, isLeft: true, refuses: [] },
    ]);
    expect(jestersOf(view({ fex: 0 }), 1, BOX).every(({ refuses }) => refuses === undefined)).toBe(true);
    expect(playerOf(view(), 0)).toEqual({ seat: 0, coins: 2, left: 2, colour: 2, pile: 3, hasLeft: false });
    expect(playerOf(view({ is_out: [1, 0] }), 0).hasLeft).toBe(true);
    expect(playerOf(view({ won_coin: [1, 0] }), 0, true).coins).toBe(1);
  });

  it("throws the Fex that was tapped; jesters are all alike", () => {
    const moves = [{ move: "snatch", jester: 2 }];
    expect(snatchOf(view(), moves, 0)).toBeUndefined();
    expect(snatchOf(view(), moves, 1)).toBe(moves[0]);
    expect(snatchOf(view({ fex: 0 }), moves, 0)).toBe(moves[0]);
  });

  it("draws nothing for an empty stack, and no more than three edges", () => {
    expect([0, 1, 2, 3, 4, 5].map(edgesOf)).toEqual([0, 1, 1, 2, 3, 3]);
  });
});
