/** The one sentence that says what is going on and what the viewer can do now; and why something cannot be done. */

import type { Facts, Fields } from "$lib/board";
import { GIVE, LAY, NOBODY, OVER, PAST, SHOWN, SKUNKS, STARTER, TRACK, TURN, areAllAsked, faultOf, isOnlyPumas } from "./view";
import type { Box, SkunksView } from "./view";

export interface Sentence {
  id: string;
  facts: Facts;
  /** Is the viewer asked to do something? */
  isAsked: boolean;
}

/** Which words say it, and with which facts. */
export function sentenceOf(
  view: SkunksView,
  moves: Fields[],
  awaited: number[],
  name: (seat: number) => string,
): Sentence {
  const isAsked = moves.length > 0;
  if (view.phase === OVER) return { id: "now-over", facts: {}, isAsked };
  if (!isAsked) return { id: "now-wait", facts: { name: awaited.map(name).join(", ") }, isAsked };
  return { ...askOf(view, moves, name), isAsked };
}

function askOf(view: SkunksView, moves: Fields[], name: (seat: number) => string): Omit<Sentence, "isAsked"> {
  switch (view.phase) {
    case SKUNKS:
      return { id: "now-skunk", facts: {} };
    case LAY:
      return { id: "now-lay", facts: { tile: Math.min(view.n_laid + 1, TRACK) } };
    case STARTER:
      return { id: "now-starter", facts: {} };
    case SHOWN:
      return { id: areAllAsked(view) ? "now-see" : "now-cover", facts: {} };
    case GIVE:
      if (view.receiver === NOBODY) return { id: "ask-give-where", facts: {} };
      return { id: "now-give", facts: { name: name(view.receiver) } };
    default:
      return askInTurn(view, moves);
  }
}

/** A card, or a run, or both. */
function askInTurn(view: SkunksView, moves: Fields[]): Omit<Sentence, "isAsked"> {
  const may = (kind: string) => moves.some((move) => move["move"] === kind);
  const mayRun = may("run") || may("short");
  const total = view.total[view.active] ?? 0;
  if (may("go_on")) return { id: mayRun ? "now-only-pumas" : "now-go-on", facts: {} };
  if (!may("turn")) return { id: "now-must-run", facts: {} };
  if (mayRun) return { id: "now-choose", facts: { total } };
  if (view.n_turned > 0 && !view.must_turn) return { id: "now-bad", facts: { total } };
  return { id: "ask-turn", facts: {} };
}

/** What is against the viewer's doing anything in a turn; "" if it is theirs, and this is the moment. */
function whyNotInTurn(view: SkunksView): string {
  if (view.phase === OVER) return "game_over";
  if (view.is_in[view.viewer] === 0) return "has_left";
  if (view.phase < TURN) return "not_now";
  if (view.active !== view.viewer) return "not_your_turn";
  if (view.phase === SHOWN) return "cover_first";
  return view.phase === GIVE ? "give_first" : "";
}

/** The refusal that fits a card of the middle; the server would say the same. */
export function whyNotTurn(view: SkunksView, moves: Fields[], box: Box): string {
  const inTurn = whyNotInTurn(view);
  if (inTurn) return inTurn;
  if (!isOnlyPumas(view, box)) return "no_card_there";
  return moves.some((move) => move["move"] === "go_on") ? "only_pumas_left" : "must_run";
}

/** The refusal that fits the button to run. */
export function whyNotRun(view: SkunksView): string {
  const inTurn = whyNotInTurn(view);
  if (inTurn) return inTurn;
  if (view.n_turned === 0 || view.must_turn) return "turn_first";
  const tile = (view.position[view.active] ?? 0) + (view.total[view.active] ?? 0);
  return faultOf(view, tile) === "full" ? "tile_full" : "on_stink";
}

/** The refusal that fits an open card in front. */
export function whyNotGive(view: SkunksView): string {
  const inTurn = whyNotInTurn(view);
  if (inTurn !== "give_first") return inTurn || "not_now";
  return view.receiver === NOBODY ? "begin_where_first" : "no_such_card";
}

/** The refusal that fits a kind of tile that cannot come next. */
export function whyNotTile(view: SkunksView, kind: "path" | "stink", isNextToStink: boolean): string {
  if (view.n_laid === TRACK) return "track_full";
  return kind === "stink" && isNextToStink ? "stinks_touch" : "no_legal_track";
}

/** Where the total would end, in words: the id and its facts. */
export function landingOf(view: SkunksView): { id: string; facts: Facts } {
  if (view.landing === PAST) return { id: "lands-past", facts: {} };
  const ids = { stink: "lands-stink", full: "lands-full", "": "lands-well" };
  return { id: ids[faultOf(view, view.landing)], facts: { tile: view.landing } };
}
