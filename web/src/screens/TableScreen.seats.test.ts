import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Connection, type Command } from "$lib/connection.svelte";
import { FakeWorld, person, roomWith, whole } from "$lib/fakes";
import type { GameFacts, RoomFacts } from "$lib/messages";
import TableScreen from "./TableScreen.svelte";

vi.mock("$lib/games", async () => {
  const { default: FakeBoard } = await import("./FakeBoard.svelte");
  return { boardOf: async () => FakeBoard };
});

let screen: object | undefined;

afterEach(async () => {
  if (screen) await unmount(screen);
  screen = undefined;
});

const choose = { move: "choose", card: 5 };
const seen = (viewer: number) => whole(viewer, 1, { awaited: [viewer], moves: [choose], view: { hand: `h${viewer}` } });

async function table(more: Partial<RoomFacts>, viewer: number) {
  const world = new FakeWorld();
  const connection = new Connection(
    "K7QF3",
    () => [],
    () => "en",
    world,
  );
  world.wire.hear(roomWith(more), seen(viewer));
  const asked: Command[] = [];
  const facts = { id: "nimmt", has_secrets: true, is_real_time: false } as GameFacts;
  const ask = async (command: Command) => asked.push(command) > 0;
  screen = mount(TableScreen, {
    target: document.body,
    props: { connection, facts, room: connection.room!, ask, change: () => {} },
  });
  for (let i = 0; i < 5; i++) await tick();
  await new Promise((done) => setTimeout(done));
  flushSync();
  return asked;
}

const board = () => document.querySelector<HTMLElement>(".board");

test("while a bot plays for somebody they have no moves, and may play again with one tap", async () => {
  const asked = await table({ seats: [{ ...person("Ana"), is_resting: true }, person("Bert")] }, 0);
  expect(board()!.textContent).toContain("hand of 0: h0");
  expect(board()!.querySelector("[data-due]")).toBeNull();
  document.querySelector<HTMLButtonElement>("[role=status] .main")!.click();
  expect(asked).toEqual([{ type: "rest", seat: 0, is_resting: false }]);
});

test("who plays for themselves has their moves and no note", async () => {
  await table({}, 0);
  expect(board()!.querySelector("[data-due]")).not.toBeNull();
  expect(document.querySelector("[role=status] .main")).toBeNull();
});

test("a finished table shows its own seats though they have changed places for the next one", async () => {
  await table({ is_over: true, held: [1], seats: [person("Bert"), person("Ana")] }, 0);
  expect(board()!.textContent).toContain("hand of 0: h0");
});
