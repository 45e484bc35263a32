/** The one sentence that says what is going on and what the viewer can do now, and what is said of cards. */

import type { Facts, Fields, Words } from "$lib/board";
import { colourWord, wordOf } from "./faces";
import type { Face } from "./faces";
import * as v from "./view";

export interface Sentence {
  id: string;
  facts: Facts;
  /** Is the viewer asked to do something? */
  isAsked: boolean;
}

/** "red dog", "direction", said of a card. */
export function spokenOf(face: Face, words: Words): string {
  const motif = words.say(wordOf(face.motif));
  return face.colour ? words.say("board-card", { colour: words.say(colourWord(face.colour)), motif }) : motif;
}

/** What the next card has to be. */
export function demandSentence(demand: v.Demand, words: Words): string {
  switch (demand.is) {
    case "bill":
      return words.say("board-demand-bill", { cards: demand.cards });
    case "wish":
      return words.say("board-demand-wish", { colour: words.say(colourWord(demand.colour)) });
    case "anything":
      return words.say("board-demand-anything");
    case "match": {
      const said = { colour: words.say(colourWord(demand.colour)), motif: words.say(wordOf(demand.motif)) };
      return words.say("board-demand-match", said);
    }
  }
}

type Named = (seat: number) => string;

/** Which words say it. Of calls nothing is said, and of the horse nothing before its name was heard. */
export function sentenceOf(view: v.HorsesView, moves: Fields[], name: Named, horse: string): Sentence {
  const may = (move: string) => v.hasMove(moves, { move });
  const mine = (id: string, facts: Facts = {}): Sentence => ({ id, facts, isAsked: true });
  const theirs = (id: string, seat: number): Sentence => ({ id: `${id}-wait`, facts: { name: name(seat) }, isAsked: false });
  const either = (id: string, seat: number, facts: Facts = {}) =>
    seat === view.viewer ? mine(id, facts) : theirs(id, seat);

  switch (view.phase) {
    case v.NAME:
      return may("name") || may("no_name") ? mine("board-now-name") : still("board-now-name-wait");
    case v.VOTE:
      return may("vote") ? mine("board-now-vote") : still("board-now-vote-wait");
    case v.CATEGORIES:
      return may("agree") ? mine("board-now-categories") : still("board-now-categories-wait");
    case v.STARTER:
      if (!may("vote")) return still("board-now-starter-wait");
      return mine(view.starter_rule === 1 ? "board-now-ridden" : "board-now-imagination");
    case v.OPENING:
    case v.TELLING:
      return tellingOf();
    case v.TURN:
      if (view.turn !== view.viewer) return theirs("board-now-turn", view.turn);
      if (view.bill > 0) return mine("board-now-bill", { cards: view.bill });
      return mine(moves.some((move) => isLaying(move)) ? "board-now-turn" : "board-now-draw");
    case v.DRAWN:
      if (view.turn !== view.viewer) return theirs("board-now-turn", view.turn);
      return mine(moves.some((move) => isLaying(move)) ? "board-now-drawn" : "board-now-keep");
    case v.READING:
      return { id: "board-now-reading", facts: { name: name(view.turn), horse }, isAsked: false };
    case v.SNATCH:
      if (may("want")) return mine("board-now-lot", { horse });
      return may("grab") ? mine("board-now-snatch", { horse }) : still("board-now-snatch-wait", { horse });
    case v.SLIP:
      return either("board-now-slip", view.grabber);
    case v.EXTRA:
      return either("board-now-extra", view.turn);
    case v.TARGET:
      return either("board-now-target", view.winner);
    case v.ENDING:
      return either("board-now-ending", view.winner);
    case v.NEXT:
      return may("next") ? mine("board-now-next") : still("board-now-next-wait");
    case v.OVER:
      return still("board-now-over");
    default:
      throw new Error(`expected a phase from 0 to ${v.OVER}, got ${view.phase}`);
  }

  function tellingOf(): Sentence {
    if (may("wave")) return mine("board-now-judge", { name: name(view.turn) });
    if (may("insist")) return mine("board-now-insist");
    if (view.asked && view.turn === view.viewer) return v.isJudged(view) ? mine("board-now-objected") : still("board-now-asked");
    return either(view.phase === v.OPENING ? "board-now-opening" : "board-now-tell", view.turn);
  }
}

function still(id: string, facts: Facts = {}): Sentence {
  return { id, facts, isAsked: false };
}

function isLaying(move: Fields): boolean {
  return move["move"] === "lay" || String(move["move"]).startsWith("wish_");
}

/** The refusal that fits a card that may not be laid now; the server would say the same. */
export function whyNotCard(view: v.HorsesView): string {
  if (view.phase === v.OVER) return "game_over";
  if (view.phase === v.OPENING || view.phase === v.TELLING || view.phase === v.ENDING) return "tell_first";
  if (![v.TURN, v.DRAWN, v.EXTRA].includes(view.phase)) return "not_now";
  if (view.turn !== view.viewer) return "not_your_turn";
  if (view.bill > 0) return "pay_or_hazard";
  if (view.phase === v.DRAWN) return "only_drawn_card";
  return view.wish > 0 ? "wished_colour" : "does_not_fit";
}

/** The refusal that fits the draw pile when nothing may be drawn from it. */
export function whyNotDraw(view: v.HorsesView): string {
  if (view.phase === v.OVER) return "game_over";
  if (view.phase !== v.TURN) return "not_now";
  return view.turn === view.viewer ? "must_lay" : "not_your_turn";
}

/** The refusal that fits a hand that grabs, calls or accuses when it may not. */
export function whyNotSnap(view: v.HorsesView, seat: number): string {
  if (v.isLocked(view, seat)) return "locked_out";
  if (view.cooling[seat]) return "cooling";
  return "not_now";
}

/** The refusal that fits a name or a player that cannot be chosen now. */
export function whyNotVote(view: v.HorsesView): string {
  if (view.phase === v.NAME) return "not_now";
  if ((view.vote[view.viewer] ?? 0) > 0) return "voted_already";
  return view.phase === v.STARTER ? "host_decides" : "not_now";
}
