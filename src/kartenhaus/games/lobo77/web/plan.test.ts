import { describe, expect, it } from "vitest";
import type { Fields } from "$lib/board";
import { afterStep, courseOf, lossesOf, planOf, ranksOf, shownOf } from "./plan";
import { TURN, VALUES, perSeat, position } from "./position";

const laid = (seat: number, card: number, before: number): Fields => {
  return { event: "laid", seat, card, before, total: before + card };
};
const shownAfter = (...events: Fields[]) => {
  return planOf(events).reduce(afterStep, shownOf(position(), [], VALUES));
};

describe("how the table goes on", () => {
  it("shows what the view has, and the card laid last", () => {
    expect(shownOf(position(), [], VALUES)).toMatchObject({ total: 19, top: { value: 9 }, chips: [3, 2, 0] });
    expect(shownOf(position({ last: TURN }), [], VALUES).top).toEqual({ is: "turn" });
    expect(shownOf(position({ total_call: 2 }), [], VALUES).total).toBeNull();
  });

  it("lays a card: the sum, the hand, the pile", () => {
    const shown = shownAfter(laid(0, 3, 19));
    expect(shown).toMatchObject({ total: 22, top: { is: "number", value: 3 }, n_hand: [4, 4, 5], nth: 1 });
  });

  it("takes a chip for a doublet, and puts out who has none", () => {
    const lost = { event: "doublet", seat: 0, total: 22, chips: 2 };
    expect(shownAfter(laid(0, 3, 19), lost).chips).toEqual([2, 2, 0]);
    expect(shownAfter({ event: "out", seat: 2 }).out).toEqual([0, 0, 1]);
  });

  it("turns the direction, and begins anew in the next round", () => {
    expect(shownAfter({ event: "turned", seat: 0 })).toMatchObject({ direction: -1, total: 19 });
    expect(shownAfter({ event: "turned", seat: 0 }, { event: "dealt", seat: 0 })).toMatchObject({
      direction: 1,
      total: 0,
      top: null,
    });
  });

  it("ticks the first of two cards off", () => {
    const two = shownOf(position({ due: 2 }), [], VALUES);
    const [step] = planOf([laid(0, 3, 19)]);
    const first = afterStep(two, step!);
    expect([first.due, first.isSecond]).toEqual([1, true]);
    const second = afterStep(first, step!);
    expect([second.due, second.isSecond]).toEqual([0, false]);
  });

  it("draws a card from the pile", () => {
    expect(shownAfter({ event: "drew", seat: 1 })).toMatchObject({ n_deck: 36, n_hand: [5, 5, 5] });
  });
});

describe("the losses of the moment", () => {
  const doublet = { event: "doublet", seat: 1, total: 22, chips: 2 };

  it("says them until the next card", () => {
    expect(lossesOf([laid(1, 3, 19), doublet], 0)).toEqual([doublet]);
    expect(lossesOf([laid(1, 3, 19), doublet, laid(2, 3, 22)], 0)).toEqual([]);
  });

  it("says the viewer's own for a card longer", () => {
    expect(lossesOf([laid(1, 3, 19), doublet, laid(2, 3, 22)], 1)).toEqual([doublet]);
  });

  it("says what was forgotten, which shows when the next card is laid", () => {
    const forgot = { event: "forgot", seat: 1, cards: 4 };
    expect(lossesOf([laid(1, 3, 18), forgot, laid(2, 3, 21)], 0)).toEqual([forgot]);
  });

  it("says nothing of an earlier round", () => {
    expect(lossesOf([doublet, { event: "dealt", seat: 0, deal: 2 }], 1)).toEqual([]);
  });
});

describe("the course of the game", () => {
  it("places by chips, with who is out at the end", () => {
    expect(ranksOf(position({ chips: perSeat(1, 0, 1), out: perSeat(0, 0, 0) }))).toEqual([1, 3, 1]);
    expect(ranksOf(position({ chips: perSeat(0, 0, 1), out: perSeat(1, 0, 0) }))).toEqual([3, 2, 1]);
  });

  it("counts the chips that each seat has given up, round by round", () => {
    const log = [
      { event: "doublet", seat: 1, total: 22, chips: 2 },
      { event: "lost_round", seat: 0, total: 79, chips: 2 },
      { event: "doublet", seat: 1, total: 11, chips: 1 },
      { event: "lost_round", seat: 1, total: 80, chips: 0 },
      { event: "swims", seat: 1 },
      { event: "lost_round", seat: 1, total: 77, chips: 0 },
      { event: "out", seat: 1 },
    ];
    expect(courseOf(log, position({ seats: 2, chips: perSeat(2) }))).toEqual([
      [1, 0, 0],
      [1, 2, 1],
    ]);
  });
});
