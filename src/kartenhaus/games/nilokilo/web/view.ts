/** What the board reads out of a view; the fields and their sentinels are those of `state.py`. */

import type { Fields } from "$lib/board";

export const STARTER = 0;
export const PLAY = 1;
export const SORT = 2;
export const GIVE = 3;
export const SCORED = 4;
export const OVER = 5;

export const NOBODY = -1;
export const JESTERS = 3;
const WINDOWED = 1;
const FEX_OFF = 0;
const SPREAD = 2;
const PEEK = 1;
const AT_SNATCH = 0;
const SORT_AUTO = 0;

export interface NiloView {
  seats: number;
  viewer: number;
  phase: number;
  deal: number;
  starter: number;
  due: number;
  is_out: number[];
  colour: number[];
  jester: number[][];
  coins: number[];
  heap: number;
  top: number;
  looked: number[];
  tried: number[];
  snatcher: number;
  thrown: number;
  laid_out: number[];
  aside: number[];
  kept: number[][];
  pays: number[];
  won_coin: number[];
  heap_height: number;
  stack_height: number;
  pile_height: number[];
  n_heap: number;
  cards: number[];
  pile: number[][];
  sorting: number[];
  total: number[][];
  gluttons: number[];
  fex: number;
  deck: number;
  pace: number;
  heap_view: number;
  peek_own: number;
  /** Milliseconds that a card lies before the next one, and that all may see what Fex sorts out. */
  min_reveal_ms: number;
  sort_pause_ms: number;
  fex_sort: number;
  fex_sorting: number;
}

/** What is in the box, as `GAME.components` has it. */
export interface Box {
  /** By deck, then by type of card. */
  kind_of: number[][];
  sweets_of: number[][];
  /** By deck, then by set and card, then by kind: 1 = refused. */
  refuses: number[][][];
  glutton: number;
  king: number;
}

export type Face = { is: "sweets"; kind: number; n: number } | { is: "glutton" } | { is: "king" } | { is: "back" };

/** A seat as the others see it. */
export interface Player {
  seat: number;
  coins: number;
  /** Jesters, or Fex, in front. */
  left: number;
  colour: number;
  /** Rough height of the taken cards, 0 to 5. */
  pile: number;
  /** Has it gone for good? */
  hasLeft: boolean;
}

/** A jester of a seat. */
export interface JesterFacts {
  colour: number;
  isLeft: boolean;
  /** The kinds that it refuses; undefined where Fex does not play. */
  refuses: number[] | undefined;
}

/** What a card shows; undefined for none. */
export function faceOf(card: number, view: NiloView, box: Box): Face | undefined {
  if (card <= 0) return undefined;
  if (card === box.glutton) return { is: "glutton" };
  if (card === box.king) return { is: "king" };
  return { is: "sweets", kind: box.kind_of[view.deck]![card]!, n: box.sweets_of[view.deck]![card]! };
}

/** The faces of cards that are counted by type: `counts[card]` of each. */
export function facesOf(counts: readonly number[], view: NiloView, box: Box): Face[] {
  return counts.flatMap((n, card) => {
    const face = faceOf(card, view, box);
    return face ? Array.from({ length: n }, () => face) : [];
  });
}

/** The kinds that this deck has, from 1. */
export function kindsOf(view: NiloView, box: Box): number[] {
  return [...new Set(box.kind_of[view.deck]!.filter((kind) => kind > 0))].sort((a, b) => a - b);
}

export function seatsOf(view: NiloView): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat);
}

export function hasFex(view: NiloView): boolean {
  return view.fex !== FEX_OFF;
}

/** Do cards come by themselves? */
export function isWindowed(view: NiloView): boolean {
  return view.pace === WINDOWED;
}

/** Milliseconds, from what has just happened, until the next card may come; as `timing.rests` says. */
export function restOf(view: NiloView): number {
  const isSorted = view.snatcher !== NOBODY && hasFex(view) && view.fex_sort === AT_SNATCH && view.fex_sorting === SORT_AUTO;
  return isSorted ? Math.max(view.min_reveal_ms, view.sort_pause_ms) : view.min_reveal_ms;
}

/** May everybody look through what they have taken, before it is counted? */
export function mayPeek(view: NiloView): boolean {
  return view.peek_own === PEEK && (view.phase === PLAY || view.phase === SORT);
}

/** Does the whole heap lie spread out? */
export function isSpread(view: NiloView): boolean {
  return view.heap_view === SPREAD;
}

/** How a seat stands; as it stood before this round's coins, if they are still to be counted out. */
export function playerOf(view: NiloView, seat: number, isBefore = false): Player {
  return {
    seat,
    coins: (view.coins[seat] ?? 0) - (isBefore ? (view.won_coin[seat] ?? 0) : 0),
    left: (view.jester[seat] ?? []).reduce((sum, one) => sum + one, 0),
    colour: view.colour[seat] || 1,
    pile: view.pile_height[seat] ?? 0,
    hasLeft: view.is_out[seat] === 1,
  };
}

/** The three jesters of a seat, with what the Fex on their backs refuse. */
export function jestersOf(view: NiloView, seat: number, box: Box): JesterFacts[] {
  const colour = view.colour[seat] || 1;
  const sets = box.refuses[view.deck]!;
  return Array.from({ length: JESTERS }, (_, nth) => ({
    colour,
    isLeft: view.jester[seat]?.[nth] === 1,
    refuses: hasFex(view) ? kindsWith(sets[(colour - 1) * JESTERS + nth]!) : undefined,
  }));
}

function kindsWith(marks: readonly number[]): number[] {
  return marks.flatMap((mark, kind) => (mark === 1 ? [kind] : []));
}

/** Rough heights come as 0 to 5; a stack is drawn with up to three edges. */
export function edgesOf(height: number): number {
  return [0, 1, 1, 2, 3, 3][height] ?? 3;
}

/** The first of the legal moves that is called so and has these facts. */
export function moveOf(moves: readonly Fields[], name: string, facts: Fields = {}): Fields | undefined {
  return moves.find((move) => move["move"] === name && Object.entries(facts).every(([key, value]) => move[key] === value));
}

/** The snatch with the jester that was tapped; where all are alike, with the one that is due. */
export function snatchOf(view: NiloView, moves: readonly Fields[], jester: number): Fields | undefined {
  return hasFex(view) ? moveOf(moves, "snatch", { jester: jester + 1 }) : moveOf(moves, "snatch");
}
