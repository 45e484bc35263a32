/** Which animal sits where: told once by a screen, for all pictures of seats on it. */
import { getContext, setContext } from "svelte";
import type { Animal, SeatFacts } from "../messages";

export const SEAT_ANIMALS: readonly Animal[] = [
  "panda",
  "frog",
  "tiger",
  "penguin",
  "bear",
  "cat",
  "koala",
  // by whose names bots go, so that people get them last
  "fox",
  "owl",
  "rabbit",
  "mouse",
  "wolf",
];

/** What tells a seat from the others at a glance. */
export interface Look {
  animal: Animal;
  /** The first letter of the name, where somebody else has the same animal, as two wolves do. */
  letter: string | undefined;
}

type Seats = () => readonly SeatFacts[] | undefined;

const KEY = Symbol("animals");

export function showAnimals(seats: Seats): void {
  setContext(KEY, seats);
}

/** Where no screen has told it, the seats have theirs in order. */
export function looksShown(): (seat: number) => Look {
  const told = getContext<Seats | undefined>(KEY);
  return (seat) => lookOf(told?.() ?? [], seat);
}

export function lookOf(seats: readonly SeatFacts[], seat: number): Look {
  const its = seats[seat];
  if (!its) return { animal: SEAT_ANIMALS[seat % SEAT_ANIMALS.length] ?? "fox", letter: undefined };
  const isAlone = seats.every((other) => other === its || other.animal !== its.animal);
  return { animal: its.animal, letter: isAlone ? undefined : [...its.name][0]?.toUpperCase() };
}
