import { expect, test } from "vitest";
import { told } from "./memory";

const placed = { event: "placed", life: "turn" };
const dealt = { event: "dealt", life: "deal", begins: "deal" };
const turnedUp = { event: "turned_up", life: "turn", begins: "turn" };
const scored = { event: "scored", life: "game" };

test("what lives a moment is told and not remembered", () => {
  expect(told([], [{ event: "chose", life: "moment" }])).toEqual([]);
});

test("a new turn ends what lived as long as a turn, and is remembered itself", () => {
  expect(told([dealt, placed], [turnedUp])).toEqual([dealt, turnedUp]);
});

test("a new deal ends turns and deals; what lives for the game stays", () => {
  expect(told([dealt, turnedUp, placed, scored], [dealt])).toEqual([scored, dealt]);
});

test("events of one batch end one another in order", () => {
  expect(told([], [turnedUp, placed, turnedUp])).toEqual([turnedUp]);
});
