/** The rooms this device has sat in, with the tokens of its seats. */
import { keep, recall } from "./keep";
import type { HeldSeat, Seated } from "./messages";

export interface KnownRoom {
  code: string;
  game: string;
  held: HeldSeat[];
  /** When it was last sat in, in ms since 1970. */
  at: number;
}

const MOST_ROOMS = 12;
const MOST_SEATS = 16; // tokens in one Hello

/** Latest first. */
export function knownRooms(): KnownRoom[] {
  return recall<KnownRoom[]>("rooms", []);
}

export function heldIn(code: string): HeldSeat[] {
  return knownRooms().find((room) => room.code === code)?.held ?? [];
}

/** Keep the tokens of seats just taken, beside those held before. (Seat numbers shift when a seat is taken away.) */
export function rememberSeats(seated: Seated, game: string, now: number): void {
  const held = [...heldIn(seated.code), ...seated.held].slice(-MOST_SEATS);
  const room = { code: seated.code, game, held, at: now };
  keep("rooms", [room, ...others(seated.code)].slice(0, MOST_ROOMS));
}

export function forgetRoom(code: string): void {
  keep("rooms", others(code));
}

function others(code: string): KnownRoom[] {
  return knownRooms().filter((room) => room.code !== code);
}
