import { expect, test } from "vitest";
import { person } from "../fakes";
import type { SeatFacts } from "../messages";
import { lookOf } from "./animals";

const wolf = (name: string): SeatFacts => ({ ...person(name), kind: "bot", level: "wolf", animal: "wolf" });

test("two wolves are told apart by the first letters of their names, and who is alone needs none", () => {
  const seats = [person("Ana"), wolf("Bruno"), wolf("élodie")];
  expect(seats.map((_, seat) => lookOf(seats, seat))).toEqual([
    { animal: "fox", letter: undefined },
    { animal: "wolf", letter: "B" },
    { animal: "wolf", letter: "É" },
  ]);
});

test("where no screen has told it, the seats have different animals", () => {
  const looks = Array.from({ length: 10 }, (_, seat) => lookOf([], seat));
  expect(new Set(looks.map((look) => look.animal)).size).toBe(10);
  expect(looks.every((look) => look.letter === undefined)).toBe(true);
});
