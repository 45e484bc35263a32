/** The one sentence that says what is going on and what the viewer can do now. */

import type { Facts } from "$lib/board";
import { CHOOSE, DRAFT, OVER, PLACE, SCORE, isTooLow } from "./view";
import type { NimmtView } from "./view";

export interface Sentence {
  id: string;
  facts: Facts;
  /** Is the viewer asked to do something? */
  isAsked: boolean;
}

/** Which words say it, and with which facts. */
export function sentenceOf(view: NimmtView, awaited: number[], name: (seat: number) => string): Sentence {
  const { viewer } = view;
  const isAsked = awaited.includes(viewer);
  const said = (id: string, facts: Facts = {}): Sentence => ({ id, facts, isAsked });
  switch (view.phase) {
    case DRAFT:
      return isAsked ? said("now-draft") : said("now-draft-wait", { name: name(view.drafter) });
    case CHOOSE: {
      if (isAsked) return said("now-choose");
      const waiting = othersOf(awaited, name);
      const card = view.chosen[viewer] ?? 0;
      return card > 0 ? said("now-chosen", { card, ...waiting }) : said("now-wait", waiting);
    }
    case PLACE: {
      const seat = view.must_place;
      const card = view.chosen[seat] ?? 0;
      const isLow = isTooLow(view, card);
      if (isAsked) return said(isLow ? "now-take-row" : "now-self-place", { card });
      return said(isLow ? "now-take-row-wait" : "now-self-place-wait", { name: name(seat), card });
    }
    case SCORE:
      return isAsked ? said("now-score", { deal: view.deal }) : said("now-wait", othersOf(awaited, name));
    case OVER:
      return said("now-over");
    default:
      throw new Error(`expected a phase from 0 to ${OVER}, got ${view.phase}`);
  }
}

/** One name, and how many more. */
function othersOf(awaited: number[], name: (seat: number) => string): Facts {
  const [first, ...rest] = awaited;
  return { name: first === undefined ? "" : name(first), more: rest.length };
}

/** The refusal that fits a card pressed at the wrong time; the server would say the same. */
export function whyNotCard(view: NimmtView): string {
  if (view.phase === OVER) return "game_over";
  if (view.phase === PLACE) return "cards_turned_up";
  if (view.phase === CHOOSE && (view.chosen[view.viewer] ?? 0) > 0) return "already_laid";
  return "not_now";
}

/** The refusal that fits a row pressed at the wrong time. */
export function whyNotRow(view: NimmtView, placesItself: boolean): string {
  if (view.phase === OVER) return "game_over";
  if (view.phase === CHOOSE) return "rows_later";
  if (view.phase !== PLACE) return "not_now";
  return placesItself ? "placed_by_rule" : "another_places";
}

/** The refusal that fits an open card of the draft. */
export function whyNotDraft(view: NimmtView, card: number): string {
  if (view.phase !== DRAFT) return "not_now";
  return view.display[card] ? "not_your_pick" : "not_on_display";
}
