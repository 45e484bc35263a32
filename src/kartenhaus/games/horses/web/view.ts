/** What the board reads out of a view and the lines; the fields and their sentinels are those of `state.py`. */

import type { Fields } from "$lib/board";
import { wordOf } from "./faces";
import type { Face, Part } from "./faces";

export const NOBODY = -1;

export const NAME = 0;
export const VOTE = 1;
export const CATEGORIES = 2;
export const STARTER = 3;
export const OPENING = 4;
export const TURN = 5;
export const DRAWN = 6;
export const TELLING = 7;
export const READING = 8;
export const SNATCH = 9;
export const SLIP = 10;
export const EXTRA = 11;
export const TARGET = 12;
export const ENDING = 13;
export const NEXT = 14;
export const OVER = 15;

const QUICK = 1;
const ALOUD = 1;
const REAL_TIME = 0;
const PLAIN = 0;
const ON = 1;
const LOCKED = 2;
const UNASKED = 0;

export interface HorsesView {
  seats: number;
  phase: number;
  deal: number;
  turn: number;
  beginner: number;
  direction: number;
  is_in: number[];
  targets: number[];
  winner: number;
  named: number[];
  vote: number[];
  agreed: number[];
  start_card: number;
  shown_target: number;
  n_hand: number[];
  n_deck: number;
  n_pile: number;
  top: number;
  laid: number;
  laid_wish: number;
  demand_colour: number;
  demand_motif: number;
  wish: number;
  bill: number;
  n_fresh: number;
  asked: number;
  answered: number[];
  passed: number[];
  cooling: number[];
  snatch_mode: number;
  two_player_snatch: number;
  grabber: number;
  viewer: number;
  hand: number[];
  shout: number;
  marathon: number;
  storyteller: number;
  story: number;
  telling: number;
  language: number;
  starter: number;
  starter_rule: number;
  direction_sentence: number;
}

/** The cards of the box: motifs and colours by name, and what is on each card, by number from 1. */
export interface Box {
  motif: number[];
  colour: number[];
  motifs: string[];
  colours: string[];
  horseshoes: number[];
}

/** A card of the hand. */
export interface Held {
  key: string;
  card: number;
  face: Face;
}

/** What the next card has to be. */
export type Demand =
  | { is: "match"; colour: string; motif: string }
  | { is: "wish"; colour: string }
  | { is: "bill"; cards: number }
  | { is: "anything" };

export function faceOf(card: number, box: Box): Face {
  const colour = box.colour[card] ?? 0;
  return { motif: box.motifs[box.motif[card] ?? 0] ?? "", colour: colour > 0 ? (box.colours[colour - 1] ?? "") : "" };
}

export function seatsOf(view: HorsesView): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat);
}

/** The viewer's cards in the order of the box, but for those just drawn, which stand last. */
export function handOf(view: HorsesView, box: Box): Held[] {
  if (view.viewer < 0) return [];
  const cards = view.hand.filter((card) => card > 0);
  const fresh = view.phase === DRAWN && view.turn === view.viewer ? view.n_fresh : 0;
  const known = cards.slice(0, cards.length - fresh).sort((a, b) => a - b);
  const all = [...known, ...cards.slice(cards.length - fresh)];
  return all.map((card) => ({ key: `${card}`, card, face: faceOf(card, box) }));
}

/** The card on top of the pile, be it only lying provisionally; 0 before the start card lies there. */
export function topOf(view: HorsesView): number {
  return view.laid || view.top || view.start_card;
}

/** How many cards lie on the start card: each is another card. */
export function nthOf(view: HorsesView): number {
  return view.n_pile + (view.laid > 0 ? 1 : 0);
}

/** null where no card can be laid for now. */
export function demandOf(view: HorsesView, box: Box): Demand | null {
  if (view.phase < OPENING || view.phase >= TARGET || view.start_card === 0) return null;
  if (view.bill > 0) return { is: "bill", cards: view.bill };
  if (view.wish > 0) return { is: "wish", colour: box.colours[view.wish - 1] ?? "" };
  if (view.demand_colour === 0 && view.demand_motif === 0) return { is: "anything" };
  return {
    is: "match",
    colour: box.colours[view.demand_colour - 1] ?? "",
    motif: box.motifs[view.demand_motif] ?? "",
  };
}

/** Does whoever grabs first get the figure? */
export function hasFigure(view: HorsesView): boolean {
  const isPlayed = view.two_player_snatch === PLAIN || view.is_in.filter((one) => one > 0).length > 2;
  return view.snatch_mode === REAL_TIME && isPlayed;
}

export function isQuick(view: HorsesView): boolean {
  return view.story === QUICK;
}

export function isAloud(view: HorsesView): boolean {
  return view.telling === ALOUD;
}

export function isShout(view: HorsesView): boolean {
  return view.shout === ON;
}

export function isMarathon(view: HorsesView): boolean {
  return view.marathon === ON;
}

/** Is it a time at which something can be called, or its omission noticed? Whatever is due: nobody is reminded. */
export function mayShout(view: HorsesView): boolean {
  return isShout(view) && view.viewer >= 0 && view.phase >= OPENING && view.phase <= TARGET;
}

/** Who owes a piece of the story, or is being read; NOBODY where none is told. */
export function tellerOf(view: HorsesView): number {
  if (view.phase === ENDING) return view.winner;
  const isTold = view.phase === OPENING || view.phase === TELLING || view.phase === READING || view.phase === SNATCH;
  return isTold ? view.turn : NOBODY;
}

/** The card of the piece that is owed. */
export function toldCard(view: HorsesView): number {
  if (view.phase === OPENING) return view.start_card;
  return view.phase === ENDING ? view.shown_target : view.laid;
}

/** Is a horse being told, so that hands are to be held back? From laying it on, until somebody has the figure. */
export function isHorseTold(view: HorsesView, box: Box): boolean {
  if (view.phase === READING || view.phase === SNATCH) return true;
  return view.phase === TELLING && faceOf(view.laid, box).motif === "horse";
}

/** Has everybody who was asked about a sentence said something? From then on it is the teller's turn again. */
export function isJudged(view: HorsesView): boolean {
  const others = seatsOf(view).filter((seat) => view.is_in[seat] && seat !== tellerOf(view));
  return view.asked === 1 && others.every((seat) => view.answered[seat] !== UNASKED);
}

/** Came this hand too early for the figure? */
export function isLocked(view: HorsesView, seat: number): boolean {
  return view.passed[seat] === LOCKED;
}

// The lines

/** The story of this round, as far as it has been told. */
export function partsOf(lines: Fields[], box: Box): Part[] {
  return lines
    .filter((line) => line["line"] === "told")
    .map((line) => {
      const face = faceOf(Number(line["card"]), box);
      return { ...face, word: wordOf(face.motif), seat: Number(line["seat"]), text: String(line["text"]) };
    });
}

function textOf(lines: Fields[], kind: string): string {
  return String(lines.findLast((line) => line["line"] === kind)?.["text"] ?? "");
}

export function horseOf(lines: Fields[]): string {
  return textOf(lines, "horse");
}

export function titleOf(lines: Fields[]): string {
  return textOf(lines, "title");
}

/** The sentence that waits for the others' judgement; "" for none. */
export function askedOf(lines: Fields[]): string {
  return textOf(lines, "asked");
}

/** Ready sentences for who cannot write yet. */
export function offersOf(lines: Fields[]): string[] {
  return lines.filter((line) => line["line"] === "offer").map((line) => String(line["text"]));
}

/** The words that stand for a part which was told at the table itself; "" where all is written. */
export function aloudOf(lines: Fields[]): string {
  return String(lines.find((line) => line["line"] === "aloud")?.["text"] ?? "");
}

/** The proposed names, by seat. */
export function proposalsOf(lines: Fields[]): { seat: number; text: string }[] {
  return lines
    .filter((line) => line["line"] === "proposal")
    .map((line) => ({ seat: Number(line["seat"]), text: String(line["text"]) }));
}

/** What counts as related, by motif. */
export function categoriesOf(lines: Fields[], box: Box): { motif: number; face: Face; text: string }[] {
  return lines
    .filter((line) => line["line"] === "category")
    .map((line) => {
      const motif = Number(line["motif"]);
      return { motif, face: { motif: box.motifs[motif] ?? "", colour: "" }, text: String(line["text"]) };
    });
}

// The moves

/** The move that lays a card; for a horseshoe it is one for each colour. */
export function layMove(card: number, box: Box, colour = ""): Fields {
  return isHorseshoe(card, box) ? { move: `wish_${colour}`, card } : { move: "lay", card };
}

export function isHorseshoe(card: number, box: Box): boolean {
  return box.motifs[box.motif[card] ?? 0] === "horseshoe";
}

export function hasMove(moves: Fields[], wanted: Fields): boolean {
  return moves.some((one) => Object.entries(wanted).every(([key, value]) => one[key] === value));
}

/** Can this card be laid now? A horseshoe with whatever colour. */
export function mayLay(moves: Fields[], card: number, box: Box): boolean {
  return box.colours.some((colour) => hasMove(moves, layMove(card, box, colour)));
}

export const LANGUAGES = ["de", "en", "es", "fr", "it", "nl", "pt"] as const;

export function languageOf(view: HorsesView): (typeof LANGUAGES)[number] {
  return LANGUAGES[view.language] ?? "en";
}
