/** What the board reads out of a view; the fields and their sentinels are those of `state.py`. */

export const TRACK = 22;
export const PAST = TRACK + 1;
export const COLOURS = 5;
export const VALUES = 4;
export const PUMA = VALUES + 1;
export const COLUMNS = 5; // of the spread, on every screen: what lies somewhere lies there for everybody
export const NOBODY = -1;
export const HIDDEN = -1;

export const SKUNKS = 0;
export const LAY = 1;
export const STARTER = 2;
export const TURN = 3;
export const SHOWN = 4;
export const GIVE = 5;
export const OVER = 6;

export const STINK = 1;
export const NO_TILE = 2;

const ROOM = 2;
const MARKS = 1;
const SHOW_POSITIONS = 1;
const WAIT_FOR_ALL = 1;

export interface SkunksView {
  seats: number;
  viewer: number;
  phase: number;
  turn: number;
  active: number;
  is_in: number[];
  skunk: number[];
  position: number[];
  n_laid: number;
  tile: number[];
  front: number[][];
  n_turned: number;
  must_turn: number;
  down: number[];
  n_down: number;
  n_used: number;
  shown: number;
  has_seen: number[];
  receiver: number;
  mark: number[];
  winner: number;
  used: number[];
  total: number[];
  landing: number;
  memory_aid: number;
  show_positions: number;
  reveal_seconds: number;
  wait_for_all: number;
}

/** How many cards of each kind a table of so many players has. */
export interface Box {
  footprints: number[][];
  pumas: number[];
}

/** The seats in order, from 0. */
export function seatsOf(view: SkunksView): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat);
}

/** Those who still take part, clockwise after a seat. */
export function othersAfter(view: SkunksView, seat: number): number[] {
  const round = seatsOf(view).map((_, i) => (seat + 1 + i) % view.seats);
  return round.filter((other) => other !== seat && view.is_in[other] === 1);
}

/** The first seat that takes part lays the track and says who begins. */
export function hostOf(view: SkunksView): number {
  return view.is_in.findIndex((isIn) => isIn === 1);
}

export function pumasOf(view: SkunksView, box: Box): number {
  return box.pumas[view.seats] ?? 0;
}

/** Places of the middle: as many as cards were laid out at first, from 1. They never change during a game. */
export function placesOf(view: SkunksView, box: Box): number[] {
  const footprints = (box.footprints[view.seats] ?? []).reduce((sum, n) => sum + n, 0);
  return Array.from({ length: footprints + pumasOf(view, box) }, (_, i) => i + 1);
}

/** Row and column of a place, from 1. */
export function rowAndColumn(place: number): { row: number; column: number } {
  return { row: Math.ceil(place / COLUMNS), column: ((place - 1) % COLUMNS) + 1 };
}

/** The open cards in front of a seat, in rising order. */
export function cardsOf(front: number[]): number[] {
  return front.flatMap((n, value) => (value > 0 ? Array.from({ length: n }, () => value) : []));
}

export function sumOf(front: number[]): number {
  return front.reduce((sum, n, value) => sum + n * value, 0);
}

/** Are all cards of the middle pumas? */
export function isOnlyPumas(view: SkunksView, box: Box): boolean {
  return view.n_down === pumasOf(view, box);
}

/** Why nobody may stop on a tile now: it stinks, it is full, or nothing is against it. */
export function faultOf(view: SkunksView, tile: number): "" | "stink" | "full" {
  if (tile < 1 || tile > TRACK) return "";
  if (view.tile[tile] === STINK) return "stink";
  const others = seatsOf(view).filter((seat) => seat !== view.active && view.is_in[seat] && view.position[seat] === tile);
  return others.length >= ROOM ? "full" : "";
}

/** Which stink tile this is, from 0: each has a picture of its own. */
export function motifOf(tiles: number[], tile: number): number {
  return tiles.slice(1, tile).filter((kind) => kind === STINK).length;
}

export function areMarked(view: SkunksView): boolean {
  return view.memory_aid === MARKS;
}

/** May everybody look through the used pile? */
export function isPileOpen(view: SkunksView): boolean {
  return view.used[0] !== HIDDEN;
}

/** Does everybody have to say that they have seen a puma? */
export function areAllAsked(view: SkunksView): boolean {
  return view.wait_for_all === WAIT_FOR_ALL;
}

export function arePositionsShown(view: SkunksView): boolean {
  return view.show_positions === SHOW_POSITIONS;
}

/** Row and column, from 1, of Start (0), the tiles and the finish (PAST): once round a square of seven, clockwise. */
export function cellOf(tile: number): { row: number; column: number } {
  const SIDE = 6;
  const along = tile % SIDE;
  switch (Math.floor(tile / SIDE)) {
    case 0:
      return { row: 1, column: 1 + along };
    case 1:
      return { row: 1 + along, column: 1 + SIDE };
    case 2:
      return { row: 1 + SIDE, column: 1 + SIDE - along };
    default:
      return { row: 1 + SIDE - along, column: 1 };
  }
}
