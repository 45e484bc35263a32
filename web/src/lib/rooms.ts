/** The rooms this device has sat in, with the tokens of its seats. */
import { keep, recall } from "./keep";
import type { HeldSeat, RoomFacts, Seated } from "./messages";

export interface KnownRoom {
  code: string;
  game: string;
  held: HeldSeat[];
  /** When it was last sat in, in ms since 1970. */
  at: number;
  /** The names of this device's own seats, as they were last. */
  mine?: string[];
  isHost?: boolean;
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
  const room = { ...knownRooms().find((known) => known.code === seated.code), code: seated.code, game, held, at: now };
  keep("rooms", [room, ...others(seated.code)].slice(0, MOST_ROOMS));
}

/** Who of the room sits here, for those who want to play with the same people again. */
export function noteRoom(room: RoomFacts): void {
  const known = knownRooms();
  const mine = room.held.map((seat) => room.seats[seat]!.name);
  const changed = known.map((one) => (one.code === room.code ? { ...one, game: room.game, mine, isHost: room.is_host } : one));
  if (JSON.stringify(changed) !== JSON.stringify(known)) keep("rooms", changed);
}

/** Seats that have gone to another device; the room goes with the last of them. */
export function forgetTokens(code: string, tokens: readonly string[]): void {
  const held = heldIn(code).filter((one) => !tokens.includes(one.token));
  if (held.length === 0) return forgetRoom(code);
  keep("rooms", knownRooms().map((room) => (room.code === code ? { ...room, held } : room)));
}

export function forgetRoom(code: string): void {
  keep("rooms", others(code));
}

function others(code: string): KnownRoom[] {
  return knownRooms().filter((room) => room.code !== code);
}
