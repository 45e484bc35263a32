/** The reckoning after a round as steps that a child can follow, one thing at a time. */

import type { Fields } from "$lib/board";
import { OVER, SCORED, faceOf, kindsOf, seatsOf } from "./view";
import type { Box, Face, NiloView } from "./view";

export type Step =
  | { is: "lost"; faces: Face[] }
  | { is: "kind"; kind: number; totals: number[]; leaders: number[] }
  | { is: "gluttons"; counts: number[]; given: number[] }
  | { is: "coins"; coins: number[]; winners: number[] };

export interface Row {
  seat: number;
  n: number;
  /** Has the most, or gets what there is to get. */
  isFirst: boolean;
}

/** A kind of which a seat has kept a card. */
export interface Kept {
  kind: number;
  isNew: boolean;
  /** Given back for the gluttons. */
  isGone: boolean;
}

/** What is to be seen of a scoring, in order; the coins only when all cards have been given back. */
export function stepsOf(view: NiloView, box: Box): Step[] {
  const seats = seatsOf(view);
  const kinds = kindsOf(view, box).map((kind): Step & { is: "kind" } => {
    const totals = seats.map((seat) => view.total[seat]?.[kind] ?? 0);
    return { is: "kind", kind, totals, leaders: leadersOf(totals) };
  });
  const given = seats.map((seat) => givenBy(view, seat, kinds));
  const counts = seats.map((seat) => Math.max(0, view.gluttons[seat] ?? 0));
  const steps: Step[] = [...kinds, { is: "gluttons", counts, given }];
  const isCounted = view.phase === SCORED || view.phase === OVER;
  const winners = seats.filter((seat) => view.won_coin[seat] === 1);
  if (isCounted) steps.push({ is: "coins", coins: seats.map((seat) => view.coins[seat] ?? 0), winners });
  return view.top === box.king ? [lostOf(view, box), ...steps] : steps;
}

/** The king, and the heap that nobody gets. */
function lostOf(view: NiloView, box: Box): Step {
  const cards = view.cards.filter((card) => card > 0 && card !== box.king);
  return { is: "lost", faces: [box.king, ...cards].flatMap((card) => faceOf(card, view, box) ?? []) };
}

function leadersOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return most > 0 ? totals.flatMap((total, seat) => (total === most ? [seat] : [])) : [];
}

/** The kind of the card that a seat has given back, or 0: it had the most of it, and keeps none. */
function givenBy(view: NiloView, seat: number, kinds: readonly (Step & { is: "kind" })[]): number {
  return kinds.find(({ kind, leaders }) => leaders.includes(seat) && view.kept[seat]?.[kind] === 0)?.kind ?? 0;
}

/** What is counted at a step, by seat. */
export function rowsOf(step: Step, seats: number): Row[] {
  return Array.from({ length: seats }, (_, seat) => {
    switch (step.is) {
      case "kind":
        return { seat, n: step.totals[seat] ?? 0, isFirst: step.leaders.includes(seat) };
      case "gluttons":
        return { seat, n: step.counts[seat] ?? 0, isFirst: false };
      case "coins":
        return { seat, n: step.coins[seat] ?? 0, isFirst: step.winners.includes(seat) };
      default:
        return { seat, n: 0, isFirst: false };
    }
  });
}

/** The cards that a seat has kept up to a step, in the order in which they were counted. */
export function keptAfter(steps: readonly Step[], at: number, seat: number): Kept[] {
  const seen = steps.slice(0, at + 1);
  const given = seen.flatMap((step) => (step.is === "gluttons" ? [step.given[seat] ?? 0] : []))[0] ?? 0;
  const isCounted = seen.at(-1)?.is === "coins";
  return seen.flatMap((step, i) => {
    if (step.is !== "kind" || !step.leaders.includes(seat)) return [];
    const isGone = step.kind === given;
    return isGone && isCounted ? [] : [{ kind: step.kind, isNew: i === at, isGone }];
  });
}

/** What had happened when the counting began. */
export function beforeScoring(log: readonly Fields[]): Fields[] {
  const end = log.findLastIndex((event) => event["event"] === "king_up" || event["event"] === "jesters_gone");
  return log.slice(0, end + 1);
}

const TOLD_AT: Record<Step["is"], readonly string[]> = {
  lost: ["king_up", "heap_lost"],
  kind: ["keeps", "nobody_has"],
  gluttons: ["gave_back", "nothing_to_give"],
  coins: ["coin", "no_coin"],
};

/** The events of this round's scoring that a step is about. */
export function eventsOf(step: Step, log: readonly Fields[]): Fields[] {
  const start = log.findLastIndex((event) => event["event"] === "round_began");
  return log
    .slice(start + 1)
    .filter((event) => TOLD_AT[step.is].includes(event["event"]) && (step.is !== "kind" || event["sweet"] === step.kind));
}
