import { expect, test } from "vitest";
import { address, isCode, parse, placeOf, tidyCode, type Route } from "./route.svelte";

const ROUTES: [string, Route][] = [
  ["/", { at: "shelf" }],
  ["/#/nimmt", { at: "box", game: "nimmt" }],
  ["/#/nimmt/friends", { at: "friends", game: "nimmt" }],
  ["/#/nimmt/rules", { at: "rules", game: "nimmt" }],
  ["/#/nimmt/tour", { at: "tour", game: "nimmt" }],
  ["/t/K7QF3", { at: "room", code: "K7QF3" }],
  ["/t/K7QF3#seat=ABCDEFGHJK", { at: "room", code: "K7QF3", ticket: "ABCDEFGHJK" }],
  ["/t/K7QF3#again=lobo77", { at: "room", code: "K7QF3", again: "lobo77" }],
  ["/t/K7QF3#replay", { at: "room", code: "K7QF3", replay: true }],
  ["/#replay", { at: "record" }],
  ["/tv/K7QF3", { at: "tv", code: "K7QF3" }],
];

test.each(ROUTES)("%s is read and written alike", (path, route) => {
  const [pathname = "", hash = ""] = path.split(/(?=#)/);
  expect(parse(pathname, hash)).toEqual(route);
  expect(address(route)).toBe(path);
});

test("an address of ours that leads nowhere is known as such", () => {
  expect(parse("/x", "")).toEqual({ at: "nowhere" });
  expect(parse("/", "#/nimmt/tours")).toEqual({ at: "nowhere" });
  expect(parse("/", "#/nimmt/rules/1")).toEqual({ at: "nowhere" });
});

test("a code is found however it is typed or pasted", () => {
  expect(tidyCode(" k7 qf-3 ")).toBe("K7QF3");
  expect(tidyCode("http://192.168.1.5:8844/t/K7QF3?x#y")).toBe("K7QF3");
  expect(parse("/t/k7qf3", "")).toEqual({ at: "room", code: "K7QF3" });
});

test("a code has five letters and digits that look like no other", () => {
  expect(isCode("K7QF3")).toBe(true);
  for (const wrong of ["", "K7QF", "K7QF33", "K7QF0", "K7QFO", "K7QF1", "K7QFI"]) expect(isCode(wrong)).toBe(false);
});

test("a code leads to a room, and with the letters of a ticket behind it to a seat", () => {
  const seat = { at: "room", code: "K7QF3", ticket: "ABCDEFGHJK" };
  expect(placeOf("k7qf3")).toEqual({ at: "room", code: "K7QF3" });
  expect(placeOf("http://192.168.1.5:8844/tv/K7QF3")).toEqual({ at: "room", code: "K7QF3" });
  expect(placeOf("K7QF3 ABCDE FGHJK")).toEqual(seat);
  expect(placeOf("http://192.168.1.5:8844/t/K7QF3#seat=ABCDEFGHJK")).toEqual(seat);
  for (const wrong of ["", "K7QF", "K7QF3 ABCDE", "K7QF3 ABCDE FGHJKL"]) expect(placeOf(wrong)).toBeNull();
});
