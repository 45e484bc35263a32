import { describe, expect, it } from "vitest";
import { afterStep, inRisingOrder, planOf, shownOf, takenBy } from "./plan";
import type { Shown, Step } from "./plan";
import { CHOOSE, HIDDEN, PLACE, SCORE } from "./view";
import type { NimmtView } from "./view";

/** A view with four rows of which the rest is as a test wants it. */
function view(rows: number[][], more: Partial<NimmtView> = {}): NimmtView {
  const places = Array.from({ length: 10 }, () => 0);
  return {
    seats: 2,
    phase: CHOOSE,
    turn: 2,
    row: rows.map((row) => [...row, 0, 0, 0, 0, 0].slice(0, 5)),
    length: rows.map((row) => row.length),
    display: [],
    heads: places,
    score: places,
    chosen: places,
    has_chosen: places,
    played: [],
    ...more,
  } as NimmtView;
}

const played = (step: Step | undefined) => (step?.kind === "turn_up" ? step.cards.map(({ card }) => card) : []);

describe("a plan", () => {
  it("turns all cards up in rising order and places them one by one", () => {
    const events = [
      { event: "chose", seat: 1 },
      { event: "turned_up", turn: 1 },
      { event: "placed", seat: 1, card: 14, row: 1 },
      { event: "placed", seat: 0, card: 44, row: 3 },
    ];
    const after = view([[12, 14], [37], [43, 44], [58]], { played: [[44, 14, 0, 0, 0, 0, 0, 0, 0, 0]] });
    const plan = planOf(events, after);
    expect(plan.map(({ kind }) => kind)).toEqual(["lay", "turn_up", "place", "place"]);
    expect(played(plan[1])).toEqual([14, 44]);
  });

  it("reads the cards out of the events where the view has forgotten them", () => {
    const events = [
      { event: "turned_up", turn: 1 },
      { event: "placed", seat: 1, card: 61, row: 4 },
      { event: "placed", seat: 0, card: 15, row: 1 },
    ];
    expect(played(planOf(events, view([[15], [37], [43], [61]]))[0])).toEqual([15, 61]);
  });

  it("lays a sixth card before its row is taken", () => {
    const plan = planOf([{ event: "sixth", seat: 1, card: 30, row: 1, heads: 6 }], view([[30], [37], [43], [58]]));
    expect(plan.map(({ kind }) => kind)).toEqual(["sixth", "take"]);
  });

  it("ends where the view is", () => {
    const before = shownOf(view([[12, 14, 15, 21, 26], [37], [43, 44], [58, 61]]));
    const events = [
      { event: "turned_up", turn: 3 },
      { event: "sixth", seat: 0, card: 30, row: 1, heads: 6 },
      { event: "placed", seat: 1, card: 36, row: 1 },
    ];
    const after = view([[30, 36], [37], [43, 44], [58, 61]], { heads: [6, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    const shown = planOf(events, after).reduce(afterStep, before);
    expect(shown.rows).toEqual(shownOf(after).rows);
    expect(shown.heads).toEqual(shownOf(after).heads);
    expect(shown.middle.every(({ isGone }) => isGone)).toBe(true);
  });
});

describe("what is shown", () => {
  const full: Shown = { ...shownOf(view([[12, 14, 15, 21, 26], [37], [43], [58]])) };

  it("has six cards in a row just before it is taken", () => {
    const sixth: Step = { kind: "sixth", event: {}, seat: 0, card: 30, row: 0 };
    const take: Step = { kind: "take", event: {}, seat: 0, card: 30, row: 0, heads: 6 };
    const laid = afterStep(full, sixth);
    expect(laid.rows[0]).toEqual([12, 14, 15, 21, 26, 30]);
    expect(takenBy(laid, take)).toEqual([12, 14, 15, 21, 26]);
    expect(afterStep(laid, take).rows[0]).toEqual([30]);
  });

  it("counts no heads where the table plays from memory", () => {
    const take: Step = { kind: "take", event: {}, seat: 0, card: 3, row: 1, heads: 1 };
    expect(afterStep({ ...full, heads: [HIDDEN, HIDDEN] }, take).heads).toEqual([HIDDEN, HIDDEN]);
  });

  it("has a place for everybody while cards are chosen, open cards while they are placed, none at the end", () => {
    const rows = [[12], [37], [43], [58]];
    const laid = view(rows, { has_chosen: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(shownOf(laid).middle.map(({ isLaid }) => isLaid)).toEqual([false, true]);
    const open = view(rows, { phase: PLACE, turn: 1, chosen: [9, 0], played: [[9, 3]] });
    expect(shownOf(open).middle.map(({ card, isGone }) => [card, isGone])).toEqual([
      [3, true],
      [9, false],
    ]);
    expect(shownOf(view(rows, { phase: SCORE })).middle).toEqual([]);
  });

  it("loses a drafted card from the open ones", () => {
    const step: Step = { kind: "drafted", event: {}, seat: 0, card: 7 };
    expect(afterStep({ ...full, display: [6, 7, 8] }, step).display).toEqual([6, 8]);
  });
});

describe("rising order", () => {
  it("goes by number and leaves the given list alone", () => {
    const cards = [{ card: 100 }, { card: 9 }, { card: 20 }];
    expect(inRisingOrder(cards).map(({ card }) => card)).toEqual([9, 20, 100]);
    expect(cards[0]?.card).toBe(100);
  });
});
