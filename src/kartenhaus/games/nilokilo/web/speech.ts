/** The one sentence that says what is going on and what the viewer can do now; and why something cannot be done. */

import type { Facts, Fields } from "$lib/board";
import { GIVE, NOBODY, OVER, PLAY, SCORED, SORT, STARTER, isWindowed, moveOf } from "./view";
import type { NiloView } from "./view";

export interface Sentence {
  id: string;
  facts: Facts;
  /** Is somebody at this device asked to do something? */
  isAsked: boolean;
}

/** Which words say it; `moves`: all that the people at this device may do. */
export function sentenceOf(view: NiloView, moves: Fields[], awaited: number[], name: (seat: number) => string): Sentence {
  const may = (move: string) => moveOf(moves, move) !== undefined;
  const others = { name: awaited.map(name).join(", ") };
  const now = (id: string, isAsked: boolean, facts: Facts = {}): Sentence => ({ id, facts, isAsked });
  switch (view.phase) {
    case STARTER:
      return may("starts") ? now("now-starter", true) : now("now-starter-wait", false, others);
    case SORT:
      return may("sorted") ? now("now-sort", true) : now("now-sort-wait", false, { name: name(view.snatcher) });
    case GIVE:
      return may("give_back") ? now("now-give", true) : now("now-give-wait", false, others);
    case SCORED:
      return may("starts") ? now("now-starter", true) : may("next") ? now("now-next", true) : now("now-next-wait", false, others);
    case OVER:
      return now("now-over", false);
    default:
      return { ...inPlay(view, may, name), isAsked: may("flip") };
  }
}

function inPlay(view: NiloView, may: (move: string) => boolean, name: (seat: number) => string): Omit<Sentence, "isAsked"> {
  if (isWindowed(view)) return { id: "now-window", facts: {} };
  if (view.due === NOBODY) return { id: "now-watch", facts: {} };
  if (may("flip")) return { id: "now-flip", facts: {} };
  return { id: "now-flip-wait", facts: { name: name(view.due) } };
}

/** The refusal that fits the stack of a seat; the server would say the same. */
export function whyNotFlip(view: NiloView, seat: number): string {
  if (view.phase !== PLAY) return "not_now";
  if (isWindowed(view)) return "cards_come_alone";
  return (view.tried[seat] ?? 0) > 0 ? "flipped_wrongly" : "not_your_turn";
}

/** The refusal that fits the jesters of a seat. */
export function whyNotSnatch(view: NiloView, seat: number, jester: number): string {
  if (view.phase !== PLAY) return "not_now";
  const jesters = view.jester[seat] ?? [];
  if (!jesters.includes(1)) return "no_jester";
  if (view.top === 0) return "no_heap";
  return jesters[jester] === 1 ? "not_now" : "jester_gone";
}
