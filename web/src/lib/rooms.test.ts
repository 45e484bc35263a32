import { beforeEach, expect, test } from "vitest";
import { forgetRoom, heldIn, knownRooms, rememberSeats } from "./rooms";

beforeEach(() => localStorage.clear());

const seated = (code: string, ...seats: number[]) => ({
  code,
  held: seats.map((seat) => ({ seat, token: `${code}-${seat}` })),
});

test("the seats of a room are kept together, the latest room first", () => {
  rememberSeats(seated("AAAAA", 0), "nimmt", 1);
  rememberSeats(seated("BBBBB", 2), "nimmt", 2);
  rememberSeats(seated("AAAAA", 1), "nimmt", 3);
  expect(knownRooms().map(({ code }) => code)).toEqual(["AAAAA", "BBBBB"]);
  expect(heldIn("AAAAA").map(({ seat }) => seat)).toEqual([0, 1]);
});

test("a room is put away", () => {
  rememberSeats(seated("AAAAA", 0), "nimmt", 1);
  forgetRoom("AAAAA");
  expect(heldIn("AAAAA")).toEqual([]);
});

test("damaged memory counts as none", () => {
  localStorage.setItem("kartenhaus.rooms", "{");
  expect(knownRooms()).toEqual([]);
});
