/** Who is to sit where before a room is opened. */
import type { Words } from "./board";
import type { Animal, GameFacts, RoomFacts, SeatPlan, Tempo } from "./messages";

export const LONGEST_NAME = 24; // characters, as the server has it
export const TEMPOS: readonly Tempo[] = ["unhurried", "usual", "quick"];
const BY_LEVEL: readonly Animal[] = ["mouse", "rabbit", "fox", "owl", "wolf"];

/** You and three bots, or as many as the game has room for. */
export function firstPlan(facts: GameFacts, name: string, animal: Animal | null = null): SeatPlan[] {
  const seats = Math.max(facts.least_seats, Math.min(4, facts.most_seats));
  return [{ kind: "here", name, ...(animal && { animal }) }, ...Array.from({ length: seats - 1 }, () => botPlan(facts))];
}

export function botPlan(facts: GameFacts): SeatPlan {
  return { kind: "bot", level: usualLevel(facts) };
}

/** A rabbit where the game has animals, else its rule of thumb, else its strongest bot. */
export function usualLevel(facts: GameFacts): string {
  return ["rabbit", "rule"].find((level) => facts.bots.includes(level)) ?? facts.bots.at(-1)!;
}

/** The animal by whose name a bot goes, and as which it is seen. */
export function looksLike(level: string | null | undefined): Animal | undefined {
  return BY_LEVEL.find((animal) => animal === level);
}

export type PlanFault = "name-short" | "name-long" | "name-twice" | "seats-few" | "seats-full";

/** What has to be mended before the plan is sent: the fault and the seat it is at, if it is at one. */
export function faultOf(plan: readonly SeatPlan[], facts: GameFacts): { fault: PlanFault; seat: number } | null {
  if (plan.length < facts.least_seats) return { fault: "seats-few", seat: -1 };
  if (plan.length > facts.most_seats) return { fault: "seats-full", seat: -1 };
  const names = plan.map((seat) => (seat.kind === "here" ? tidyName(seat.name ?? "") : null));
  for (const [seat, name] of names.entries()) {
    const fault = name === null ? null : faultOfName(name);
    if (fault) return { fault, seat };
    if (name !== null && names.indexOf(name) < seat) return { fault: "name-twice", seat };
  }
  return null;
}

export function faultOfName(name: string): "name-short" | "name-long" | null {
  const tidy = tidyName(name);
  if (tidy === "") return "name-short";
  // Characters, as the server counts them: an emoji is one.
  return [...tidy].length > LONGEST_NAME ? "name-long" : null;
}

export function tidyName(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").trim();
}

/** Who is on a seat of a room, and whether they are here. */
export function stateOf(room: RoomFacts, i: number, words: Words): string {
  const seat = room.seats[i]!;
  if (seat.kind === "bot") return `${words.say("setup-bot")} · ${words.say(`level-${seat.level}`)}`;
  if (seat.kind === "open") return words.say("setup-open-help");
  if (seat.is_resting || seat.is_stood_in) return words.say("lobby-resting");
  const where = words.say(room.held.includes(i) ? "lobby-you" : seat.is_here ? "lobby-here" : "lobby-away");
  return seat.is_host ? `${where} · ${words.say("lobby-host")}` : where;
}

/** The order in which one seat has changed places with its neighbour. */
export function swapped(n: number, seat: number, by: -1 | 1): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  const other = seat + by;
  if (other < 0 || other >= n) return order;
  [order[seat], order[other]] = [other, seat];
  return order;
}
