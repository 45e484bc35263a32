import { describe, expect, it } from "vitest";
import { eventsOf, keptAfter, rowsOf, stepsOf } from "./scoring";
import { GIVE, SCORED } from "./view";
import type { Box, NiloView } from "./view";

const BOX: Box = {
  kind_of: [[0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]],
  sweets_of: [[0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]],
  refuses: [],
  glutton: 46,
  king: 47,
};

/** Seat 0: B3 B1 C2 L1 L1 L1 I3 and a glutton; seat 1: B2 B2 C3 L2 L2 and two gluttons, for which it gave its cake. */
function scored(over: Partial<NiloView> = {}): NiloView {
  return {
    seats: 2,
    phase: SCORED,
    deck: 0,
    top: 0,
    cards: [],
    coins: [1, 1],
    won_coin: [1, 1],
    gluttons: [1, 2],
    total: [
      [0, 4, 2, 3, 0, 3],
      [0, 4, 3, 4, 0, 0],
    ],
    kept: [
      [0, 1, 0, 0, 0, 1],
      [0, 1, 0, 1, 0, 0],
    ],
    ...over,
  } as NiloView;
}

describe("the scoring", () => {
  it("goes kind by kind, then the gluttons, then the coins", () => {
    const steps = stepsOf(scored(), BOX);
    expect(steps.map((step) => (step.is === "kind" ? step.kind : step.is))).toEqual([1, 2, 3, 4, 5, "gluttons", "coins"]);
    expect(steps.slice(0, 5).map((step) => step.is === "kind" && step.leaders)).toEqual([[0, 1], [1], [1], [], [0]]);
    expect(rowsOf(steps[2]!, 2)).toEqual([
      { seat: 0, n: 3, isFirst: false },
      { seat: 1, n: 4, isFirst: true },
    ]);
  });

  it("has the kept cards grow, and shows which one is given back", () => {
    const steps = stepsOf(scored(), BOX);
    expect(keptAfter(steps, 0, 1)).toEqual([{ kind: 1, isNew: true, isGone: false }]);
    expect(keptAfter(steps, 2, 1).map(({ kind, isNew }) => [kind, isNew])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(keptAfter(steps, 5, 1).map(({ kind, isGone }) => [kind, isGone])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(keptAfter(steps, 6, 1).map(({ kind }) => kind)).toEqual([1, 3]);
    expect(keptAfter(steps, 6, 0).map(({ kind }) => kind)).toEqual([1, 5]);
  });

  it("knows no coins while somebody still has to give a card back", () => {
    const steps = stepsOf(scored({ phase: GIVE, kept: [[0, 1, 0, 0, 0, 1], [0, 1, 1, 1, 0, 0]] }), BOX);
    expect(steps.at(-1)).toEqual({ is: "gluttons", counts: [1, 2], given: [0, 0] });
  });

  it("begins with the king and the heap that nobody gets", () => {
    const [first] = stepsOf(scored({ top: 47, cards: [2, 46, 47, 0, 0] }), BOX);
    expect(first).toEqual({
      is: "lost",
      faces: [{ is: "king" }, { is: "sweets", kind: 1, n: 2 }, { is: "glutton" }],
    });
  });

  it("tells of this round alone", () => {
    const log = ["round_began", "keeps", "round_began", "keeps", "nobody_has"].map((event, i) => ({ event, sweet: i < 4 ? 1 : 2 }));
    const [biscuits, cakes] = stepsOf(scored(), BOX);
    expect(eventsOf(biscuits!, log)).toEqual([log[3]]);
    expect(eventsOf(cakes!, log)).toEqual([log[4]]);
  });
});
