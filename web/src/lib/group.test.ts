import { expect, test } from "vitest";
import { person, roomWith } from "./fakes";
import { lastGroup, listed } from "./group";
import type { SeatFacts } from "./messages";

const bot = (name: string): SeatFacts => ({ ...person(name), kind: "bot", level: "rule", animal: "owl" });
const open: SeatFacts = { ...person("Carla"), kind: "open" };
const known = (code: string, mine: string[], isHost = true) => ({ code, game: "nimmt", held: [], at: 1, mine, isHost });
const over = (code: string, ...seats: SeatFacts[]) => roomWith({ code, seats, is_over: true });

test("the last group is all but oneself, bots included and free seats not", () => {
  const group = lastGroup([known("AAAAA", ["Me"])], [over("AAAAA", person("Me"), person("Ana"), open, bot("Ben"))]);
  expect(group?.others.map((seat) => seat.name)).toEqual(["Ana", "Ben"]);
  expect(group?.isHost).toBe(true);
});

test("a table with bots alone is no group, and an older one with people is", () => {
  const rooms = [over("AAAAA", person("Me"), bot("Ben")), over("BBBBB", person("Me"), person("Ana"))];
  expect(lastGroup([known("AAAAA", ["Me"]), known("BBBBB", ["Me"])], rooms)?.room.code).toBe("BBBBB");
});

test("two people who share a device are a group", () => {
  const group = lastGroup([known("AAAAA", ["Me", "Ana"])], [over("AAAAA", person("Me"), person("Ana"))]);
  expect(group?.others.map((seat) => seat.name)).toEqual(["Ana"]);
});

test("while the group still plays there is nothing to begin again", () => {
  const room = roomWith({ code: "AAAAA", seats: [person("Me"), person("Ana")] });
  expect(lastGroup([known("AAAAA", ["Me"])], [room])).toBeNull();
});

test("rooms that are gone, or in which one has no seat, are passed over", () => {
  expect(lastGroup([known("AAAAA", ["Me"]), known("BBBBB", [])], [over("BBBBB", person("Me"), person("Ana"))])).toBeNull();
});

test("names are listed as in a sentence", () => {
  expect(listed(["Ana", "Ben", "Carla"], "en")).toBe("Ana, Ben, and Carla");
  expect(listed(["Ana", "Ben"], "de")).toBe("Ana und Ben");
});
