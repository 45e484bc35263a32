/** For tests: a table of three with Ana's hand, and the numbers on the cards. */

import type { Fields } from "$lib/board";
import type { LoboView } from "./view";

export const VALUES = [0, -10, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 22, 33, 44, 55, 66, 76, 0, 0];
export const X2 = 19;
export const TURN = 20;

export const perSeat = (...values: number[]) => Array.from({ length: 8 }, (_, seat) => values[seat] ?? 0);

/** Cards by kind. */
export function cards(...kinds: number[]): number[] {
  return VALUES.map((_, kind) => kinds.filter((one) => one === kind).length);
}

/** Ana (0) is on turn against Ben and Cem at 19, with 3, 10, 10, 33 and an x2. */
export function position(over: Fields = {}): LoboView {
  return {
    seats: 3,
    viewer: 0,
    phase: 0,
    deal: 1,
    turn: 0,
    direction: 1,
    total: 19,
    before: 10,
    due: 1,
    is_second: 0,
    on_x2: 0,
    last: 10,
    last_lies: 1,
    n_deck: 37,
    n_discard: 2,
    drawer: -1,
    n_draws: 0,
    dealer_seat: 0,
    starter: 1,
    chips: perSeat(3, 2, 0),
    out: perSeat(),
    n_hand: perSeat(5, 4, 5),
    full: perSeat(5, 4, 5),
    n_forgot: perSeat(0, 1, 0),
    hand: cards(4, 11, 11, 14, X2),
    discard: cards(10),
    draw_mode: 0,
    total_call: 0,
    look_back: 0,
    hand_size: 5,
    start_chips: 3,
    game_end: 0,
    ...over,
  };
}
