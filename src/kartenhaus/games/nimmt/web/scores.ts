/** The score sheet, from the `scored` events that the log remembers for the whole game. */

import type { Fields } from "$lib/board";

export interface Sheet {
  /** The numbers of the counted deals, in order. */
  deals: number[];
  /** By seat: heads in each counted deal. */
  heads: number[][];
  /** By seat: heads in all. */
  totals: number[];
}

export function sheetOf(log: Fields[], seats: number): Sheet {
  const scored = log.filter((event) => event.event === "scored");
  const deals = [...new Set(scored.map((event) => Number(event.deal)))].sort((a, b) => a - b);
  const heads = Array.from({ length: seats }, () => deals.map(() => 0));
  for (const event of scored) {
    const row = heads[event.seat];
    if (row) row[deals.indexOf(Number(event.deal))] = Number(event.heads);
  }
  return { deals, heads, totals: heads.map((row) => row.reduce((sum, n) => sum + n, 0)) };
}

/** Places by points; equal points share a place. */
export function ranksOf(totals: number[], fewestWins: boolean): number[] {
  const isBetter = (a: number, b: number) => (fewestWins ? a < b : a > b);
  return totals.map((total) => 1 + totals.filter((other) => isBetter(other, total)).length);
}
