/** How the table goes from one view to the next: the events of a batch as steps that can be shown one by one. */

import type { Fields } from "$lib/board";
import { CHOOSE, FULL, HIDDEN, NOBODY, PLACE, displayOf, rowsOf, seatsOf } from "./view";
import type { NimmtView, Played } from "./view";

/** A place in the middle of the table: a seat's card of this turn. */
export interface Laid {
  seat: number;
  /** 0: not turned up. */
  card: number;
  /** Has a card been laid at all? */
  isLaid: boolean;
  /** Has it gone to its row? Its place stays empty, so that the others need not move up. */
  isGone: boolean;
}

/** What lies on the table right now. It lags behind the view while things move. */
export interface Shown {
  phase: number;
  rows: number[][];
  middle: Laid[];
  display: number[];
  /** By seat, taken in this deal; HIDDEN where the table plays from memory. */
  heads: number[];
  score: number[];
  /** The row that things happen to, counted from 0, or NOBODY. */
  lit: number;
}

export type Step =
  | { kind: "tell"; event: Fields }
  | { kind: "open_rows"; event: Fields; rows: number[][] }
  | { kind: "drafted"; event: Fields; seat: number; card: number }
  | { kind: "lay"; event: Fields; seat: number }
  | { kind: "take_back"; event: Fields; seat: number }
  | { kind: "turn_up"; event: Fields; cards: Played[] }
  | { kind: "place"; event: Fields; seat: number; card: number; row: number }
  | { kind: "sixth"; event: Fields; seat: number; card: number; row: number }
  | { kind: "take"; event: Fields; seat: number; card: number; row: number; heads: number };

/** The table as a view has it, with nothing on the move. */
export function shownOf(view: NimmtView): Shown {
  return {
    phase: view.phase,
    rows: rowsOf(view),
    middle: middleOf(view),
    display: displayOf(view),
    heads: view.heads.slice(0, view.seats),
    score: view.score.slice(0, view.seats),
    lit: NOBODY,
  };
}

function middleOf(view: NimmtView): Laid[] {
  if (view.phase === CHOOSE) return seatsOf(view).map((seat) => faceDown(seat, view.has_chosen[seat] === 1));
  if (view.phase !== PLACE) return [];
  const open = seatsOf(view).map((seat) => {
    const isGone = view.chosen[seat] === 0;
    return { seat, card: view.played[view.turn - 1]?.[seat] ?? 0, isLaid: true, isGone };
  });
  return inRisingOrder(open);
}

function faceDown(seat: number, isLaid: boolean): Laid {
  return { seat, card: 0, isLaid, isGone: false };
}

/** Cards are placed from the lowest to the highest, so that is how they lie. */
export function inRisingOrder<T extends { card: number }>(cards: T[]): T[] {
  return [...cards].sort((a, b) => a.card - b.card);
}

/** The steps of one batch of events; `after` is the view that came with them. */
export function planOf(events: Fields[], after: NimmtView): Step[] {
  return events.flatMap((event, i) => stepsOf(event, events.slice(i + 1), after));
}

function stepsOf(event: Fields, later: Fields[], after: NimmtView): Step[] {
  const { seat, card, heads } = event;
  const row = Number(event.row) - 1;
  switch (event.event) {
    case "rows_opened":
      return [{ kind: "open_rows", event, rows: rowsOf(after) }];
    case "drafted":
      return [{ kind: "drafted", event, seat, card }];
    case "chose":
      return [{ kind: "lay", event, seat }];
    case "took_back":
      return [{ kind: "take_back", event, seat }];
    case "turned_up":
      return [{ kind: "turn_up", event, cards: turnedUp(event.turn, later, after) }];
    case "placed":
      return [{ kind: "place", event, seat, card, row }];
    case "sixth":
      return [
        { kind: "sixth", event, seat, card, row },
        { kind: "take", event, seat, card, row, heads },
      ];
    case "took_row":
      return [{ kind: "take", event, seat, card, row, heads }];
    case "too_low":
    case "draft_began":
    case "extra_deal":
    case "cancelled":
      return [{ kind: "tell", event }];
    default:
      return [];
  }
}

/** The cards of a turn: the view remembers them, unless a later turn has begun since. */
function turnedUp(turn: number, later: Fields[], after: NimmtView): Played[] {
  const cards = new Map<number, number>();
  for (const event of later) {
    if (event.event === "turned_up") break;
    if (typeof event.card === "number") cards.set(event.seat, event.card);
  }
  for (const seat of seatsOf(after)) {
    const card = after.played[turn - 1]?.[seat] ?? 0;
    if (card > 0) cards.set(seat, card);
  }
  return inRisingOrder([...cards].map(([seat, card]) => ({ seat, card })));
}

/** The table after a step. A row of six is a row about to be taken. */
export function afterStep(shown: Shown, step: Step): Shown {
  switch (step.kind) {
    case "tell":
      return { ...shown, lit: NOBODY };
    case "open_rows":
      return {
        ...shown,
        phase: CHOOSE,
        rows: step.rows,
        display: [],
        middle: shown.heads.map((_, seat) => faceDown(seat, false)),
        heads: shown.heads.map((heads) => Math.min(heads, 0)),
        lit: NOBODY,
      };
    case "drafted":
      return { ...shown, display: shown.display.filter((card) => card !== step.card) };
    case "lay":
    case "take_back":
      return { ...shown, middle: laidBy(shown.middle, step.seat, step.kind === "lay") };
    case "turn_up":
      return {
        ...shown,
        middle: step.cards.map((played) => ({ ...played, isLaid: true, isGone: false })),
        lit: NOBODY,
      };
    case "place":
    case "sixth":
      return {
        ...shown,
        middle: without(shown.middle, step.seat),
        rows: shown.rows.map((row, r) => (r === step.row ? [...row, step.card] : row)),
        lit: step.row,
      };
    case "take":
      return {
        ...shown,
        middle: without(shown.middle, step.seat),
        rows: shown.rows.map((row, r) => (r === step.row ? [step.card] : row)),
        heads: shown.heads.map((heads, seat) =>
          seat === step.seat && heads !== HIDDEN ? heads + step.heads : heads,
        ),
        lit: step.row,
      };
  }
}

function laidBy(middle: Laid[], seat: number, isLaid: boolean): Laid[] {
  return middle.map((laid) => (laid.seat === seat ? { ...laid, isLaid } : laid));
}

function without(middle: Laid[], seat: number): Laid[] {
  return middle.map((laid) => (laid.seat === seat ? { ...laid, isGone: true } : laid));
}

/** The cards of a row that a step takes away; a sixth card itself stays. */
export function takenBy(shown: Shown, step: Step): number[] {
  if (step.kind !== "take") return [];
  return (shown.rows[step.row] ?? []).filter((card) => card !== step.card).slice(0, FULL);
}
