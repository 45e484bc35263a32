/** What the board reads out of a view; the fields and their sentinels are those of `state.py`. */

export const ROWS = 4;
export const FULL = 5;
export const NOBODY = -1;
export const HIDDEN = -1;

export const DRAFT = 0;
export const CHOOSE = 1;
export const PLACE = 2;
export const SCORE = 3;
export const OVER = 4;

const LIMIT = 0;
const DEALS = 1;
const AT_LEAST = 1;
const DONKEY = 1;
const BULL = 2;
const ALL_OPEN = 1;
const CLOSED = 2;
const NEVER = 1;
const SELF_PLACE = 1;

export interface NimmtView {
  seats: number;
  phase: number;
  deal: number;
  turn: number;
  row: number[][];
  length: number[];
  must_place: number;
  score: number[];
  is_ready: number[];
  n_hand: number[];
  display: number[];
  drafter: number;
  first: number;
  viewer: number;
  hand: number[][];
  chosen: number[];
  has_chosen: number[];
  played: number[][];
  heads: number[];
  pile: number[];
  n_pile: number[];
  row_heads: number[];
  end_mode: number;
  limit: number;
  deals: number;
  limit_compare: number;
  heads_rule: number;
  symbol: number;
  change_choice: number;
  pile_view: number;
  self_place: number;
}

/** A card, and the seat that has played it. */
export interface Played {
  seat: number;
  card: number;
}

/** The seats in order, from 0. */
export function seatsOf(view: NimmtView): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat);
}

/** The four rows without their free places. */
export function rowsOf(view: NimmtView): number[][] {
  return view.row.map((row, r) => row.slice(0, view.length[r]));
}

/** A seat's hand as far as the viewer knows it, in rising order. */
export function handOf(view: NimmtView, seat: number): number[] {
  return seat < 0 ? [] : (view.hand[seat] ?? []).filter((card) => card > 0);
}

/** Were the hands dealt? Otherwise they were picked from the open cards. */
export function isDealt(view: NimmtView): boolean {
  return view.first === NOBODY;
}

/** The open cards of the draft. */
export function displayOf(view: NimmtView): number[] {
  return view.display.flatMap((isOpen, card) => (isOpen ? [card] : []));
}

/** The highest card in play: 104, or 10 a player and 4 where the draft is on. */
export function highestCard(view: NimmtView): number {
  return Math.min(view.display.length - 1, 10 * view.seats + 4);
}

/** The cards that are known to lie in a seat's pile. */
export function pileOf(view: NimmtView, seat: number): number[] {
  return view.pile.flatMap((owner, card) => (owner === seat ? [card] : []));
}

/** May the viewer look into this seat's pile? */
export function mayOpenPile(view: NimmtView, seat: number): boolean {
  return view.pile_view === ALL_OPEN || (view.pile_view !== CLOSED && seat === view.viewer);
}

export function arePilesClosed(view: NimmtView): boolean {
  return view.pile_view === CLOSED;
}

export function mayChange(view: NimmtView): boolean {
  return view.change_choice !== NEVER;
}

export function placesItself(view: NimmtView): boolean {
  return view.self_place !== SELF_PLACE;
}

/** Is the card whose row is asked for lower than all four row ends? */
export function isTooLow(view: NimmtView, card: number): boolean {
  return rowsOf(view).every((row) => (row.at(-1) ?? 0) > card);
}

/** Cards show donkeys in Italian, bulls elsewhere, unless the table has agreed on one. */
export function symbolOf(view: NimmtView, language: string): "bull" | "donkey" {
  if (view.symbol === DONKEY) return "donkey";
  if (view.symbol === BULL) return "bull";
  return language === "it" ? "donkey" : "bull";
}

/** The id of the sentence that says when the game ends. */
export function limitSentence(view: NimmtView): string {
  const isReach = view.limit_compare === AT_LEAST;
  if (view.end_mode === DEALS) return "limit-deals";
  if (view.end_mode === LIMIT) return isReach ? "limit-reach" : "limit-over";
  return isReach ? "limit-first-reach" : "limit-first-over";
}

export function hasLimit(view: NimmtView): boolean {
  return view.end_mode !== DEALS;
}
