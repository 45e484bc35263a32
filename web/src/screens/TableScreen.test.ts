import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "$lib/connection.svelte";
import { FakeWorld, roomWith, update, whole } from "$lib/fakes";
import type { GameFacts, ToPage } from "$lib/messages";
import { toasts } from "$lib/toasts.svelte";
import TableScreen from "./TableScreen.svelte";

vi.mock("$lib/games", async () => {
  const { default: FakeBoard } = await import("./FakeBoard.svelte");
  return { boardOf: async () => FakeBoard };
});

const FACTS = { id: "nimmt", has_secrets: true, is_real_time: false };

let screen: object | undefined;

beforeEach(() => vi.useFakeTimers());

afterEach(async () => {
  if (screen) await unmount(screen);
  screen = undefined;
  vi.useRealTimers();
});

async function table(held: number[], ...messages: ToPage[]) {
  return tableOf({}, held, ...messages);
}

async function tableOf(more: Partial<GameFacts>, held: number[], ...messages: ToPage[]) {
  const world = new FakeWorld();
  const connection = new Connection(
    "K7QF3",
    () => [],
    () => "en",
    world,
  );
  world.wire.hear(roomWith({ held }), ...messages);
  const props = { connection, facts: { ...FACTS, ...more } as GameFacts, room: connection.room!, ask: async () => true };
  screen = mount(TableScreen, { target: document.body, props: { ...props, change: () => {} } });
  await settle();
  return world;
}

async function settle() {
  await tick();
  await vi.advanceTimersByTimeAsync(2_000);
  flushSync();
}

const board = () => document.querySelector(".board")?.textContent ?? "";
const cover = () => document.querySelector<HTMLButtonElement>(".cover button");

async function uncover() {
  cover()!.click();
  await settle();
}

const choose = { move: "choose", card: 5 };
const toAct = (viewer: number, version: number, awaited: number[], more: object = {}) =>
  whole(viewer, version, { awaited, moves: awaited.includes(viewer) ? [choose] : [], view: { hand: `h${viewer}` }, ...more });

test("one person on a device sees their hand at once", async () => {
  await table([1], toAct(1, 1, [0, 1]));
  expect(board()).toContain("hand of 1: h1");
  expect(cover()).toBeNull();
});

test("an onlooker sees the table without a hand", async () => {
  await table([], whole(-1, 1, { view: { hand: "none" } }));
  expect(board()).toContain("hand of -1: none");
});

test("with two people on a device no hand is drawn before somebody has taken it", async () => {
  await table([0, 1], toAct(0, 1, [0, 1]), toAct(1, 1, [0, 1]));
  expect(board()).toBe("");
  await uncover();
  expect(board()).toContain("hand of 0");
});

test("when one has acted, a cover lies over the table before the next hand is drawn", async () => {
  const world = await table([0, 1], toAct(0, 1, [0, 1]), toAct(1, 1, [0, 1]));
  await uncover();
  world.wire.hear(update(0, 2, { awaited: [1], view: { hand: "h0" } }), update(1, 2, { awaited: [1], view: { hand: "h1" } }));
  await settle();
  expect(board()).toBe("");
  await uncover();
  expect(board()).toContain("hand of 1");
});

test("after a cover the focus is at what is due", async () => {
  await table([0, 1], toAct(0, 1, [0, 1]), toAct(1, 1, [0, 1]));
  expect(document.activeElement).toBe(cover());
  await uncover();
  expect(document.activeElement?.textContent).toBe("choose");
});

test("what happened before a hand was opened is not told again; what happens then is", async () => {
  const world = await table([0], toAct(0, 1, [0]));
  world.wire.hear(update(0, 2, { view: { hand: "h0" }, events: [{ event: "placed", life: "turn" }] }));
  await settle();
  expect(board()).toContain("told 1");

  await unmount(screen!);
  const late = await table([0, 1], toAct(0, 1, [1]), toAct(1, 1, [1]));
  late.wire.hear(update(1, 2, { awaited: [1], view: { hand: "h1" }, events: [{ event: "placed", life: "turn" }] }));
  await uncover();
  expect(board()).toContain("told 0");
});

test("a move without a choice is done for everybody on the device", async () => {
  const ready = { awaited: [0, 1], moves: [{ move: "ready" }] };
  const world = await table([0, 1], whole(0, 1, ready), whole(1, 1, ready));
  await uncover();
  document.querySelector<HTMLButtonElement>(".board button")!.click();
  expect(world.wire.sentOf("act").map((act) => act.seat)).toEqual([0, 1]);
});

test("a board hears why words were refused, and says so itself", async () => {
  const world = await table([0], toAct(0, 1, [0]));
  const say = document.querySelector<HTMLButtonElement>(".board .say")!;
  say.click();
  const { id } = world.wire.sentOf("act")[0];
  world.wire.hear({ type: "refused", id, code: "too_short", facts: {} });
  await settle();
  expect(say.textContent).toBe("too_short");
  expect(toasts.all).toEqual([]);
});

test("the title tells that it is one's turn", async () => {
  const world = await table([0], toAct(0, 1, [0]));
  expect(document.title).toContain("page-your-turn");
  world.wire.hear(update(0, 2, { awaited: [1] }));
  await settle();
  expect(document.title).not.toContain("page-your-turn");
});

test("where nobody hides anything the board goes to who is to act, without a cover and without a new board", async () => {
  const world = await tableOf({ has_secrets: false }, [0, 1], toAct(0, 1, [0]), toAct(1, 1, [0]));
  const first = document.querySelector(".board");
  expect(board()).toContain("hand of 0");
  world.wire.hear(update(0, 2, { awaited: [1], view: { hand: "h0" } }), update(1, 2, { awaited: [1], view: { hand: "h1" } }));
  await settle();
  expect(cover()).toBeNull();
  expect(board()).toContain("hand of 1: h1; told 0");
  expect(document.querySelector(".board")).toBe(first);
});

test("a board without lasting secrets has the cover come for one who looks alone, and lets all look on again", async () => {
  await tableOf({ has_secrets: false, is_real_time: true }, [0, 1], toAct(0, 1, [0]), toAct(1, 1, [0]));
  const look = () => document.querySelector<HTMLButtonElement>(".board .look")!;
  expect(look().getAttribute("aria-pressed")).toBe("false");
  look().click();
  await settle();
  expect(board()).toBe("");
  await uncover();
  expect(board()).toContain("hand of 1");
  expect(look().getAttribute("aria-pressed")).toBe("true");
  look().click();
  await settle();
  expect(cover()).toBeNull();
  expect(look().getAttribute("aria-pressed")).toBe("false");
});

test("whoever looks alone once more is covered once more", async () => {
  await tableOf({ has_secrets: false, is_real_time: true }, [0, 1], toAct(0, 1, [0]), toAct(1, 1, [0]));
  const look = () => document.querySelector<HTMLButtonElement>(".board .look")!;
  for (let i = 0; i < 2; i++) {
    look().click();
    await settle();
    await uncover();
    expect(look().getAttribute("aria-pressed")).toBe("true");
    look().click();
    await settle();
  }
});

test("who has a device alone looks alone, without a cover", async () => {
  await tableOf({ has_secrets: false, is_real_time: true }, [1], toAct(1, 1, [1]));
  const look = document.querySelector<HTMLButtonElement>(".board .look")!;
  expect(look.getAttribute("aria-pressed")).toBe("true");
  look.click();
  await settle();
  expect(cover()).toBeNull();
});

test("in real time all who share a device stay at one board", async () => {
  const open = { has_secrets: false, is_real_time: true };
  const world = await tableOf(open, [0, 1], toAct(0, 1, [0]), toAct(1, 1, [0]));
  world.wire.hear(update(1, 2, { awaited: [1] }), update(0, 2, { awaited: [1], view: { hand: "h0" } }));
  await settle();
  expect(board()).toContain("hand of 0");
});

test("no cover comes down while something can be claimed and nobody is waited for", async () => {
  const world = await tableOf({ is_real_time: true }, [0, 1], toAct(0, 1, [0]), toAct(1, 1, [0]));
  await uncover();
  world.wire.hear(update(0, 2, { awaited: [], race: 1, view: { hand: "h0" } }), update(1, 2, { awaited: [], race: 1 }));
  await settle();
  expect(cover()).toBeNull();
  world.wire.hear(update(0, 3, { awaited: [1], race: 1, view: { hand: "h0" } }), update(1, 3, { awaited: [1], race: 1 }));
  await settle();
  expect(cover()).not.toBeNull();
});

test("a claim tells how long after the painting it was pressed, for each seat of the device", async () => {
  const world = await tableOf({ has_secrets: false, is_real_time: true }, [0, 1], whole(0, 1, { race: 7 }), whole(1, 1, { race: 7 }));
  const button = document.querySelector<HTMLButtonElement>(".board .snatch")!;
  await vi.advanceTimersByTimeAsync(300);
  button.click();
  button.click();
  expect(world.wire.sentOf("claim")).toMatchObject([{ seat: 1, race: 7, move: { move: "snatch" } }]);
  expect(world.wire.sentOf("claim")[0].reaction).toBeGreaterThan(250);
});

test("whoever sees the own time in a photo finish is not told besides that it was too late", async () => {
  const claims = [{ seat: 0, ms: 431 }, { seat: 1, ms: 460 }];
  const told = [];
  for (const events of [[], [{ event: "photo_finish", seat: 0, claims, margin_ms: 29, is_tie: 0 }]]) {
    const world = await tableOf({ has_secrets: false, is_real_time: true, refusal_rules: {} }, [1], whole(1, 1, { race: 7 }));
    document.querySelector<HTMLButtonElement>(".board .snatch")!.click();
    const { id } = world.wire.sentOf("claim")[0];
    world.wire.hear(update(1, 2, { race: 8, events }), { type: "refused", id, code: "too_late", facts: {} });
    await settle();
    told.push(toasts.all.length);
    toasts.all = [];
    await unmount(screen!);
    screen = undefined;
  }
  expect(told).toEqual([1, 0]);
});
