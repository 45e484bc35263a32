import { describe, expect, it } from "vitest";
import { afterStep, planOf } from "./plan";
import type { Shown, Step } from "./plan";
import { NOBODY, PAST, PUMA } from "./view";
import type { SkunksView } from "./view";

const ANA = 0;
const BEN = 1;
const after = { down: [0, 1, 1, 1] } as SkunksView;

const table: Shown = {
  phase: 3,
  active: ANA,
  skunk: [1, 2],
  position: [4, 6],
  front: [
    [0, 1, 0, 0, 1],
    [0, 0, 0, 0, 0],
  ],
  down: [0, 1, 1, 1],
  mark: [0, 0, 0, 0],
  open: undefined,
  nUsed: 2,
  lays: 0,
  fleeing: NOBODY,
};

const played = (events: object[], from: Shown = table) => planOf(events, ANA, after).reduce(afterStep, from);
const kinds = (steps: Step[]) => steps.map((step) => step.kind);

describe("how the table goes from one view to the next", () => {
  it("turns a card where it lies, then takes it to the front and leaves a gap", () => {
    const event = { event: "took", seat: ANA, footprints: 2, place: 3, total: 7 };
    const [turn, take] = planOf([event], ANA, after);
    const open = afterStep(table, turn!);
    expect(open.open).toEqual({ place: 3, face: 2 });
    expect(open.down[3]).toBe(1);
    const taken = afterStep(open, take!);
    expect(taken.open).toBeUndefined();
    expect(taken.down).toEqual([0, 1, 1, 0]);
    expect(taken.front[ANA]).toEqual([0, 1, 1, 0, 1]);
  });

  it("keeps nothing of a puma that lies covered again", () => {
    const shown = played([{ event: "puma_shown", seat: ANA, place: 2 }]);
    expect(shown.open).toEqual({ place: 2, face: PUMA });
    expect(played([{ event: "covered", seat: ANA }], shown)).toEqual(table);
  });

  it("hands gifts over one by one, from whoever had the turn", () => {
    const given = { event: "given", seat: BEN, footprints: 4, total: 4 };
    expect(played([given]).front).toEqual([
      [0, 1, 0, 0, 0],
      [0, 0, 0, 0, 1],
    ]);
  });

  it("runs, lets the overtaken flee one after another, and puts the cards away", () => {
    const events = [
      { event: "ran", seat: ANA, steps: 5, tile: 9 },
      { event: "ran_back", seat: BEN, tile: 2, was: 6 },
      { event: "put_away", seat: ANA, cards: 2 },
    ];
    expect(kinds(planOf(events, ANA, after))).toEqual(["run", "flee", "put_away"]);
    expect(played(events.slice(0, 2)).fleeing).toBe(BEN);
    const end = played(events);
    expect([end.position, end.front[ANA], end.nUsed, end.fleeing]).toEqual([[9, 2], [0, 0, 0, 0, 0], 4, NOBODY]);
  });

  it("runs past the last tile to win", () => {
    expect(played([{ event: "won", seat: ANA, steps: 20 }]).position[ANA]).toBe(PAST);
  });

  it("lays everything anew with no mark left", () => {
    const marked = { ...table, down: [0, 0, 1, 0], mark: [0, 0, 1, 0] };
    const end = played([{ event: "laid_anew", cards: 3, pumas: 1 }], marked);
    expect([end.down, end.mark, end.nUsed, end.lays]).toEqual([[0, 1, 1, 1], [0, 0, 0, 0], 0, 1]);
  });
});
