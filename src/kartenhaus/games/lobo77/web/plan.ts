/** How the table goes from one view to the next: the events of a batch as steps that can be shown one by one. */

import type { Fields } from "$lib/board";
import { sumAfter } from "./sum";
import type { Sum } from "./sum";
import { NOBODY, nextOf, seatsOf, showsTotal } from "./view";
import type { Face, LoboView } from "./view";

/** What lies on the table right now. It lags behind the view while things move. */
export interface Shown {
  phase: number;
  /** null: hidden. */
  total: number | null;
  sum: Sum | null;
  /** The card laid last in this round. */
  top: Face | null;
  /** How many cards have been laid before this board's eyes: each is another card. */
  nth: number;
  /** 1: to the next seat; -1: the other way. */
  direction: number;
  turn: number;
  next: number;
  /** Cards that the seat on turn must lay, and whether the first of two is laid. */
  due: number;
  isSecond: boolean;
  n_deck: number;
  chips: number[];
  out: number[];
  n_hand: number[];
}

export type Step =
  | { kind: "lay"; event: Fields; seat: number; face: Face }
  | { kind: "call"; event: Fields }
  | { kind: "lose"; event: Fields; seat: number; chips: number }
  | { kind: "out"; event: Fields; seat: number }
  | { kind: "draw"; event: Fields; seat: number }
  | { kind: "deal"; event: Fields }
  | { kind: "tell"; event: Fields };

/** The table as a view has it, with nothing on the move. */
export function shownOf(view: LoboView, log: Fields[], values: number[], nth = 0): Shown {
  return {
    phase: view.phase,
    total: showsTotal(view) ? view.total : null,
    sum: log.reduce<Sum | null>(sumAfter, null),
    top: topOf(view, values),
    nth,
    direction: view.direction,
    turn: view.turn,
    next: nextOf(view),
    due: view.due,
    isSecond: view.is_second === 1,
    n_deck: view.n_deck,
    chips: view.chips.slice(0, view.seats),
    out: view.out.slice(0, view.seats),
    n_hand: view.n_hand.slice(0, view.seats),
  };
}

function topOf(view: LoboView, values: number[]): Face | null {
  if (view.last === 0) return null;
  if (view.last === values.length - 2) return { is: "x2" };
  if (view.last === values.length - 1) return { is: "turn" };
  return { is: "number", value: values[view.last] ?? 0 };
}

/** The steps of one batch of events. */
export function planOf(events: Fields[]): Step[] {
  return events.flatMap(stepsOf);
}

function stepsOf(event: Fields): Step[] {
  const { seat, card, chips } = event;
  const laid = (face: Face): Step[] => [{ kind: "lay", event, seat, face }];
  switch (event.event) {
    case "laid":
    case "put_down":
      return laid({ is: "number", value: card });
    case "took_off":
      return laid({ is: "number", value: -card });
    case "kept":
      return laid({ is: "number", value: 0 });
    case "turned":
      return laid({ is: "turn" });
    case "doubled":
      return laid({ is: "x2" });
    case "called":
    case "miscalled":
      return [{ kind: "call", event }];
    case "doublet":
    case "doublet_unseen":
    case "lost_round":
    case "fined":
    case "ran_dry":
      return [{ kind: "lose", event, seat, chips }];
    case "out":
      return [{ kind: "out", event, seat }];
    case "drew":
      return [{ kind: "draw", event, seat }];
    case "dealt":
      return [{ kind: "deal", event }];
    case "burdened":
    case "forgot":
    case "reshuffled":
    case "swims":
    case "left":
      return [{ kind: "tell", event }];
    default:
      return [];
  }
}

/** The table after a step; what a step does not know of is right when the view is reached. */
export function afterStep(shown: Shown, step: Step): Shown {
  const { event } = step;
  switch (step.kind) {
    case "lay":
      return {
        ...shown,
        top: step.face,
        nth: shown.nth + 1,
        sum: sumAfter(shown.sum, event),
        total: shown.total === null ? null : (event["total"] ?? shown.total),
        direction: step.face.is === "turn" ? -shown.direction : shown.direction,
        due: Math.max(0, shown.due - 1),
        isSecond: shown.due === 2,
        n_hand: changed(shown.n_hand, step.seat, (n) => n - 1),
      };
    case "call":
      return { ...shown, sum: sumAfter(shown.sum, event), total: event["total"] };
    case "lose":
      return { ...shown, chips: changed(shown.chips, step.seat, () => step.chips), total: event["total"] ?? shown.total };
    case "out":
      return {
        ...shown,
        chips: changed(shown.chips, step.seat, () => 0),
        out: changed(shown.out, step.seat, () => 1),
      };
    case "draw":
      return { ...shown, n_deck: shown.n_deck - 1, n_hand: changed(shown.n_hand, step.seat, (n) => n + 1) };
    case "deal":
      return { ...shown, top: null, sum: null, total: shown.total === null ? null : 0, direction: 1, next: NOBODY, due: 0, isSecond: false };
    case "tell":
      return shown;
  }
}

function changed(row: number[], seat: number, to: (n: number) => number): number[] {
  return row.map((n, i) => (i === seat ? to(n) : n));
}

const LAYS = new Set(["laid", "took_off", "kept", "put_down", "turned", "doubled"]);
const LOSSES = new Set(["doublet", "doublet_unseen", "lost_round", "fined", "ran_dry", "swims", "out"]);

/** The losses since a card was laid, and what was forgotten just before; what hit the viewer stays a card longer. */
export function lossesOf(log: Fields[], viewer: number): Fields[] {
  const found: Fields[] = [];
  let cards = 0;
  for (const event of [...log].reverse()) {
    if (event["event"] === "dealt" || cards > 2) break;
    if (LAYS.has(event["event"])) cards += 1;
    const isForgotten = event["event"] === "forgot" && cards > 0;
    if (!isForgotten && !LOSSES.has(event["event"])) continue;
    if (cards === 0 || (cards === 1 && isForgotten) || event["seat"] === viewer) found.unshift(event);
  }
  return found;
}

/** Places by chips for now; whoever is out comes last, and equal seats share a place. */
export function ranksOf(view: LoboView): number[] {
  const chips = seatsOf(view).map((seat) => (view.out[seat] ? -1 : (view.chips[seat] ?? 0)));
  return chips.map((n) => 1 + chips.filter((other) => other > n).length);
}

/** By seat: chips given up in each round, and one more for who had none to give; the last column may still be open. */
export function courseOf(log: Fields[], view: LoboView): number[][] {
  const course = seatsOf(view).map(() => [0]);
  const left = seatsOf(view).map(() => view.start_chips);
  let isEnded = false;
  for (const event of log) {
    if (!LOSSES.has(event["event"]) || event["event"] === "swims") continue;
    if (isEnded && event["event"] !== "out") {
      for (const row of course) row.push(0);
      isEnded = false;
    }
    const seat = Number(event["seat"]);
    const row = course[seat];
    if (!row) continue;
    const chips = event["event"] === "out" ? -1 : Number(event["chips"]);
    row[row.length - 1] = (row.at(-1) ?? 0) + Math.max(0, (left[seat] ?? 0) - chips);
    left[seat] = chips;
    if (event["event"] === "lost_round" || event["event"] === "ran_dry") isEnded = true;
  }
  return course;
}
