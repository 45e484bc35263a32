/** The people that were last around a table with somebody of this device, to play with them again. */
import type { Language } from "./board";
import type { RoomFacts, SeatFacts } from "./messages";
import type { KnownRoom } from "./rooms";

export interface Group {
  room: RoomFacts;
  /** All but one's own seat. */
  others: SeatFacts[];
  /** May choose the game. */
  isHost: boolean;
}

/** Of the rooms known here, latest first, the first with another person; null while that one still plays. */
export function lastGroup(known: readonly KnownRoom[], rooms: readonly RoomFacts[]): Group | null {
  for (const { code, mine = [], isHost = false } of known) {
    const room = rooms.find((one) => one.code === code);
    if (!room || mine.length === 0) continue;
    const own = room.seats.findIndex((seat) => seat.kind === "person" && seat.name === mine[0]);
    const others = room.seats.filter((seat, i) => i !== own && seat.kind !== "open");
    if (own < 0 || !others.some((seat) => seat.kind === "person")) continue;
    return room.is_started && !room.is_over ? null : { room, others, isHost };
  }
  return null;
}

/** Names as they are listed in a sentence. */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
