import { expect, test } from "vitest";
import { factsOf } from "./events";

const name = (seat: number) => ["Ana", "Bert"][seat] ?? "";
const say = (id: string, facts = {}) => [id, ...Object.values(facts)].join(" ");

test("an event is told with the name of who it is about", () => {
  expect(factsOf({ event: "took", seat: 1, cards: 3 }, name, say)).toEqual({ event: "took", seat: 1, cards: 3, name: "Bert" });
});

test("a photo finish is told with everybody's time, in order", () => {
  const claims = [
    { seat: 1, ms: 431, uncertain_ms: 8 },
    { seat: 0, ms: 460, uncertain_ms: 8 },
  ];
  const finish = { event: "photo_finish", seat: 1, claims, margin_ms: 29, is_tie: 0 };
  const times = "photo-time Bert 0.431, photo-time Ana 0.46";
  expect(factsOf(finish, name, say)).toMatchObject({ name: "Bert", times, margin: 0.029 });
  expect(factsOf(finish, name, say)).not.toHaveProperty("claims");
});
