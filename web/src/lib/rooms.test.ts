import { beforeEach, expect, test } from "vitest";
import { person, roomWith } from "./fakes";
import { forgetRoom, forgetTokens, heldIn, knownRooms, noteRoom, rememberSeats } from "./rooms";

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

test("who sits here is noted, and kept when one more seat is taken", () => {
  rememberSeats(seated("K7QF3", 0), "nimmt", 1);
  noteRoom(roomWith({ seats: [person("Ana"), person("Ben")], held: [1], is_host: true, game: "lobo77" }));
  rememberSeats(seated("K7QF3", 1), "lobo77", 2);
  expect(knownRooms()[0]).toMatchObject({ mine: ["Ben"], isHost: true, game: "lobo77" });
});

test("a room that is not known here is not noted", () => {
  noteRoom(roomWith());
  expect(knownRooms()).toEqual([]);
});

test("seats that went to another device are forgotten, and with the last one the room", () => {
  rememberSeats(seated("AAAAA", 0, 1), "nimmt", 1);
  forgetTokens("AAAAA", ["AAAAA-0"]);
  expect(heldIn("AAAAA")).toEqual([{ seat: 1, token: "AAAAA-1" }]);
  forgetTokens("AAAAA", ["AAAAA-1"]);
  expect(knownRooms()).toEqual([]);
});
