/** What the board reads out of a view; the fields and their sentinels are those of `state.py`. */

import type { Fields } from "$lib/board";

export const NOBODY = -1;
export const LIMIT = 77;
export const LEAST_CALL = -99;
export const MOST_CALL = 152;

export const LAY = 0;
export const CALL = 1;
export const DEAL_CARDS = 2;
export const OVER = 3;

const REMINDER = 1;
const AUTO = 2;
const TOTAL_HIDDEN = 2;
const ON = 1;

export interface LoboView {
  seats: number;
  phase: number;
  deal: number;
  turn: number;
  direction: number;
  total: number;
  before: number;
  due: number;
  is_second: number;
  on_x2: number;
  last: number;
  last_lies: number;
  n_deck: number;
  n_discard: number;
  drawer: number;
  n_draws: number;
  dealer_seat: number;
  starter: number;
  chips: number[];
  out: number[];
  n_hand: number[];
  full: number[];
  n_forgot: number[];
  viewer: number;
  hand: number[];
  discard: number[];
  draw_mode: number;
  total_call: number;
  look_back: number;
  hand_size: number;
  start_chips: number;
  game_end: number;
}

/** What stands on a card. */
export type Face = { is: "number"; value: number } | { is: "x2" } | { is: "turn" };

/** The numbers on the cards by kind, from kind 1; the last two kinds are x2 and change of direction. */
export function faceOf(kind: number, values: number[]): Face {
  if (kind === values.length - 2) return { is: "x2" };
  if (kind === values.length - 1) return { is: "turn" };
  return { is: "number", value: values[kind] ?? 0 };
}

export function moveOf(face: Face): Fields {
  return face.is === "number" ? { move: "lay", card: face.value } : { move: face.is };
}

/** A card of the hand: cards of a kind are alike, so they are told apart by counting. */
export interface Held {
  key: string;
  kind: number;
}

/** The viewer's cards, from low numbers to high ones, then the actions. */
export function handOf(view: LoboView): Held[] {
  if (view.viewer < 0) return [];
  return heldOf(view.hand);
}

/** The laid cards that may be looked at. */
export function laidOf(view: LoboView): Held[] {
  return heldOf(view.discard);
}

function heldOf(counts: number[]): Held[] {
  return counts.flatMap((n, kind) => Array.from({ length: n }, (_, i) => ({ key: `${kind}-${i}`, kind })));
}

export function seatsOf(view: LoboView): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat);
}

/** Is the sum known? Where it is hidden, only when the round has ended. */
export function showsTotal(view: LoboView): boolean {
  return view.total_call !== TOTAL_HIDDEN || view.phase > CALL;
}

export function mayDraw(view: LoboView): boolean {
  return view.phase === LAY && view.drawer !== NOBODY && view.drawer === view.viewer;
}

export function isReminded(view: LoboView): boolean {
  return view.draw_mode === REMINDER;
}

export function drawsItself(view: LoboView): boolean {
  return view.draw_mode === AUTO;
}

export function looksBack(view: LoboView): boolean {
  return view.look_back === ON && view.total_call !== TOTAL_HIDDEN;
}

/** The seat after the one on turn in the direction of play; NOBODY if there is none. */
export function nextOf(view: LoboView): number {
  if (view.turn === NOBODY || view.phase > CALL) return NOBODY;
  for (let i = 1; i < view.seats; i += 1) {
    const seat = (((view.turn + i * view.direction) % view.seats) + view.seats) % view.seats;
    if (view.out[seat] === 0) return seat;
  }
  return NOBODY;
}
