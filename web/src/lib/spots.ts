/**
 * Places on a board that tours and hints point at. Boards name them by `data-spot`, several with blanks between: a move
 * that can be done there as its values (`choose-55`, `draw`), or what lies there (`hand`, `seat-0`).
 */
import type { Fields } from "./board";

export function spotOf(move: Fields): string {
  return Object.values(move).join("-");
}

/** The elements in sight at these places. */
export function elementsAt(root: ParentNode, spots: readonly string[]): Element[] {
  return spots.flatMap((spot) => [...root.querySelectorAll(`[data-spot~="${CSS.escape(spot)}"]`)]);
}
