/** The gold of a whole game, for the picture at its end. */

import type { Fields } from "$lib/board";
import { seatsOf } from "./view";
import type { NiloView } from "./view";

/** By seat: coins won in each round, 0 or 1. Several may win a round; a round may bring no coin at all. */
export function courseOf(log: readonly Fields[], view: NiloView): number[][] {
  const coins = log.filter((event) => event["event"] === "coin");
  const won = new Set(coins.map(({ seat, round }) => `${seat} ${round}`));
  const rounds = Array.from({ length: view.deal }, (_, i) => i + 1);
  return seatsOf(view).map((seat) => rounds.map((round) => (won.has(`${seat} ${round}`) ? 1 : 0)));
}

/** The seats that have won. */
export function winnersOf(view: NiloView, ranks: readonly number[]): number[] {
  const seats = seatsOf(view);
  if (ranks.length === view.seats) return seats.filter((seat) => ranks[seat] === 1);
  const most = Math.max(...seats.map((seat) => view.coins[seat] ?? 0));
  return seats.filter((seat) => view.coins[seat] === most);
}
