/** Several people on one device: whose hand may be seen, and whom the device must go to next. */
import type { Fields } from "./board";
import type { Seen } from "./connection.svelte";

type Waiting = Pick<Seen, "viewer" | "awaited" | "moves">;

/**
 * The seat that the device must be passed to before anything private is shown, or null.
 *
 * held: this device's seats; acting: those of them that the game waits for; shown: whose hand lies open, if any.
 */
export function passTo(held: readonly number[], acting: readonly number[], shown: number | null): number | null {
  if (held.length < 2) return null;
  const isShown = shown !== null && held.includes(shown);
  if (isShown && (acting.length === 0 || acting.includes(shown))) return null;
  return nextAfter(isShown ? shown : -1, acting) ?? held[0]!;
}

/** Where nobody has anything to hide: whose view is drawn, without a cover. It goes to who is to act. */
export function turnTo(held: readonly number[], acting: readonly number[], shown: number | null): number | null {
  const here = viewpoint(held, shown);
  return acting.length === 0 || acting.includes(here) ? null : (nextAfter(here, acting) ?? null);
}

/** Whose view is drawn when no cover lies over it: -1 for an onlooker. */
export function viewpoint(held: readonly number[], shown: number | null): number {
  if (shown !== null && held.includes(shown)) return shown;
  return held[0] ?? -1;
}

/** Clockwise, so that a device goes round the table. */
function nextAfter(seat: number, seats: readonly number[]): number | undefined {
  const inOrder = [...seats].sort((a, b) => a - b);
  return inOrder.find((other) => other > seat) ?? inOrder[0];
}

/**
 * Other people on this device for whom the same may be done at once: a move without any choice ("next deal") that is
 * all they can do. Nobody has to take the device for it.
 */
export function alikeFor(move: Fields, others: readonly Waiting[]): number[] {
  if (Object.keys(move).length > 1) return [];
  return others
    .filter(({ viewer, awaited, moves }) => awaited.includes(viewer) && moves.length === 1 && isSame(moves[0]!, move))
    .map(({ viewer }) => viewer);
}

function isSame(a: Fields, b: Fields): boolean {
  return Object.keys(a).length === 1 && a["move"] === b["move"];
}
