/** Which animal sits where: told once by a screen, for all pictures of seats on it. */
import { getContext, setContext } from "svelte";
import type { Animal } from "../messages";

export const SEAT_ANIMALS: readonly Animal[] = [
  "fox",
  "panda",
  "owl",
  "frog",
  "tiger",
  "rabbit",
  "penguin",
  "bear",
  "cat",
  "koala",
];

type AnimalOf = (seat: number) => Animal | undefined;

const KEY = Symbol("animals");

export function showAnimals(of: AnimalOf): void {
  setContext(KEY, of);
}

/** Where no screen has told it, the seats have theirs in order. */
export function animalsShown(): (seat: number) => Animal {
  const told = getContext<AnimalOf | undefined>(KEY);
  return (seat) => told?.(seat) ?? SEAT_ANIMALS[seat % SEAT_ANIMALS.length] ?? "fox";
}
