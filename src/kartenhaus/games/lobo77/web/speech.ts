/** The one sentence that says what is going on and what the viewer can do now, and why something is not possible. */

import type { Facts } from "$lib/board";
import { CALL, DEAL_CARDS, LAY, OVER, isReminded, mayDraw } from "./view";
import type { Face, LoboView } from "./view";

export interface Sentence {
  id: string;
  facts: Facts;
  /** Is the viewer asked to do something? */
  isAsked: boolean;
}

/** Which words say it. Of drawing nothing is said, unless the table has agreed on being reminded. */
export function sentenceOf(view: LoboView, name: (seat: number) => string): Sentence {
  const isAsked = view.turn >= 0 && view.turn === view.viewer;
  const said = (id: string): Sentence =>
    isAsked ? { id, facts: {}, isAsked } : { id: `${id}-wait`, facts: { name: name(view.turn) }, isAsked };
  switch (view.phase) {
    case LAY:
      if (mayDraw(view) && isReminded(view) && !isAsked)
        return { id: "now-draw", facts: { name: name(view.turn) }, isAsked: true };
      if (view.is_second) return said("now-lay-second");
      return said(view.due === 2 ? "now-lay-two" : "now-lay");
    case CALL:
      return said("now-call");
    case DEAL_CARDS:
      return said("now-deal");
    case OVER:
      return { id: "now-over", facts: {}, isAsked: false };
    default:
      throw new Error(`expected a phase from 0 to ${OVER}, got ${view.phase}`);
  }
}

/** The refusal that fits a card that may not be laid now; the server would say the same. */
export function whyNotCard(view: LoboView, face: Face): string {
  if (view.phase === OVER) return "game_over";
  if (view.phase === DEAL_CARDS) return "deal_first";
  if (view.turn !== view.viewer) return "not_your_turn";
  if (view.phase === CALL) return "call_first";
  if (face.is === "x2") return view.on_x2 ? "x2_on_x2" : "x2_as_second";
  return "not_in_hand";
}

/** The refusal that fits the draw pile. */
export function whyNotDraw(view: LoboView): string {
  if (view.phase === OVER) return "game_over";
  return (view.out[view.viewer] ?? 0) > 0 ? "out_of_game" : "nothing_to_draw";
}

/** What is said of a card. */
export function spokenOf(face: Face): { id: string; facts: Facts } {
  if (face.is === "number") return { id: "card-label", facts: { card: face.value } };
  return { id: face.is === "x2" ? "card-x2-label" : "card-turn-label", facts: {} };
}
