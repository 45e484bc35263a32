import { expect, test } from "vitest";
import { factsOf } from "./events";

const name = (seat: number) => ["Ana", "Bert"][seat] ?? "";

test("an event is told with the name of who it is about", () => {
  expect(factsOf({ event: "took", seat: 1, cards: 3 }, name)).toEqual({ event: "took", seat: 1, cards: 3, name: "Bert" });
});

test("a photo finish is told with everybody's time, in order", () => {
  const claims = [
    { seat: 1, ms: 431, uncertain_ms: 8 },
    { seat: 0, ms: 460, uncertain_ms: 8 },
  ];
  const finish = { event: "photo_finish", seat: 1, claims, margin_ms: 29, is_tie: 0 };
  expect(factsOf(finish, name)).toMatchObject({ name: "Bert", times: "Bert 431 ms, Ana 460 ms", margin_ms: 29 });
  expect(factsOf(finish, name)).not.toHaveProperty("claims");
});
