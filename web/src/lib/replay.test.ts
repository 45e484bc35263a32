import { expect, test } from "vitest";
import { Refusal } from "./api";
import { roomWith } from "./fakes";
import type { Replay, ReplayMoment } from "./messages";
import { ONLOOKER, PER_PART, Rewind, TEMPI, wholeMoments } from "./replay.svelte";

const STEPS = 200;

/** What changed for whom: the onlooker sees each step, a seat every other one. */
const stepsOf = (viewer: number) => Array.from({ length: STEPS + 1 }, (_, step) => step).filter((step) => viewer < 0 || step % 2 === 0);

function moment(step: number, more: Partial<ReplayMoment> = {}): ReplayMoment {
  return {
    step,
    view: { step },
    awaited: [],
    events: [{ event: `e${step}`, life: "game" }],
    reading: [],
    race: 0,
    actor: 0,
    is_undone: false,
    lines: null,
    log: null,
    own: [],
    ...more,
  };
}

function part(viewer: number, step: number, undone: number[] = []): Replay {
  const steps = stepsOf(viewer);
  const first = Math.floor(steps.findLastIndex((one) => one <= step) / PER_PART) * PER_PART;
  const moments = steps.slice(first, first + PER_PART).map((one, i) =>
    moment(one, { is_undone: undone.includes(one), ...(i === 0 && { log: [{ event: `before ${one}`, life: "game" }], lines: [] }) }),
  );
  const starts = steps.filter((_, i) => i % PER_PART === 0);
  return { room: roomWith({ is_over: true }), viewer, steps: STEPS, of: steps.length, first, starts, moments };
}

/** A game of 200 moves; each pause is noted, and can do something. */
function rewindWith(more: { from?: number; undone?: number[]; onPause?: (n: number) => void } = {}) {
  const asked: [number, number][] = [];
  const pauses: boolean[] = [];
  let fails = false;
  const rewind = new Rewind(
    {
      ask: async (viewer, step) => {
        asked.push([viewer, step]);
        if (fails) throw new Refusal("unreachable");
        return part(viewer, step, more.undone);
      },
      settle: async (hasEvents) => {
        pauses.push(hasEvents);
        more.onPause?.(pauses.length);
      },
    },
    more.from,
  );
  return { rewind, asked, pauses, fail: (does: boolean) => (fails = does) };
}

const quiet = () => new Promise((done) => setTimeout(done));

test("it begins with the deal, from where one sat", async () => {
  const { rewind } = rewindWith({ from: 1 });
  await rewind.begin();
  expect([rewind.viewer, rewind.at, rewind.of, rewind.steps]).toEqual([1, 0, 101, 200]);
  expect(rewind.seen?.view).toEqual({ step: 0 });
  expect(rewind.seen?.events).toEqual([]);
  expect(rewind.seen?.moves).toEqual([]);
});

test("one move on, the board moves; back or far away, it is drawn anew", async () => {
  const { rewind } = rewindWith();
  await rewind.begin();
  const look = rewind.look;
  await rewind.step(1);
  expect([rewind.at, rewind.look]).toEqual([1, look]);
  expect(rewind.seen?.events).toEqual([{ event: "e1", life: "game" }]);
  await rewind.step(-1);
  expect([rewind.at, rewind.look]).toEqual([0, look + 1]);
  expect(rewind.seen?.events).toEqual([]);
  await rewind.go(9);
  expect([rewind.at, rewind.look]).toEqual([9, look + 2]);
});

test("there is nothing before the deal and after the end", async () => {
  const { rewind } = rewindWith();
  await rewind.begin();
  await rewind.step(-1);
  expect(rewind.at).toBe(0);
  await rewind.go(10_000);
  expect([rewind.at, rewind.isAtEnd]).toEqual([200, true]);
  await rewind.step(1);
  expect(rewind.at).toBe(200);
});

test("a part is asked for once, and the next one before it is needed", async () => {
  const { rewind, asked } = rewindWith();
  await rewind.begin();
  for (let i = 0; i < 40; i += 1) await rewind.step(1);
  await quiet();
  expect(asked).toEqual([[ONLOOKER, 0], [ONLOOKER, 64]]);
  await rewind.go(3);
  await rewind.go(70);
  await quiet();
  expect(asked).toHaveLength(2);
});

test("from another place it is the same move, or the last one that changed something there", async () => {
  const { rewind } = rewindWith();
  await rewind.begin();
  await rewind.go(131);
  await rewind.choose(0);
  expect([rewind.viewer, rewind.moment?.step, rewind.at]).toEqual([0, 130, 65]);
  await rewind.choose(ONLOOKER);
  expect([rewind.moment?.step, rewind.at]).toEqual([130, 130]);
});

test("who goes on while a place is still being fetched goes on from there", async () => {
  const { rewind } = rewindWith();
  await rewind.begin();
  await rewind.go(10);
  const chosen = rewind.choose(0);
  await rewind.step(1);
  await chosen;
  expect([rewind.viewer, rewind.moment?.step]).toEqual([0, 12]);
});

test("it plays by itself to the end, and from the beginning when it was there", async () => {
  const { rewind, pauses } = rewindWith();
  await rewind.begin();
  await rewind.go(195);
  await rewind.play();
  expect([rewind.at, rewind.isPlaying, pauses]).toEqual([200, false, [true, true, true, true, true]]);
  const again = rewind.play();
  await quiet();
  await again;
  expect([rewind.at, pauses.length]).toEqual([200, 5 + 201]);
});

test("a hand on it stops it", async () => {
  const { rewind } = rewindWith({ onPause: (n) => n === 3 && rewind.pause() });
  await rewind.begin();
  await rewind.play();
  expect([rewind.at, rewind.isPlaying]).toEqual([3, false]);
});

test("played, stopped and played again it does not go twice as fast", async () => {
  const { rewind, pauses } = rewindWith({
    onPause: (n) => {
      if (n !== 2) return;
      rewind.pause();
      void rewind.play();
    },
  });
  await rewind.begin();
  await rewind.go(190);
  await rewind.play();
  await quiet();
  expect([rewind.at, rewind.isPlaying, pauses.length]).toEqual([200, false, 10]);
});

test("a move that is taken back draws the board anew", async () => {
  const { rewind } = rewindWith({ undone: [5] });
  await rewind.begin();
  await rewind.go(4);
  const look = rewind.look;
  await rewind.step(1);
  expect(rewind.look).toBe(look + 1);
});

test("the tempo goes round", () => {
  const { rewind } = rewindWith();
  const seen = TEMPI.map(() => (rewind.faster(), rewind.tempo));
  expect(seen).toEqual([2, 4, 0.5, 1]);
});

test("what could not be fetched is said, and the moment stays", async () => {
  const { rewind, fail } = rewindWith();
  await rewind.begin();
  await quiet();
  fail(true);
  await rewind.go(150);
  expect([rewind.at, rewind.trouble?.code]).toEqual([0, "unreachable"]);
  fail(false);
  await rewind.go(150);
  expect([rewind.at, rewind.trouble]).toEqual([150, undefined]);
});

test("what is remembered and was told follows from moment to moment", () => {
  const told = (name: string, more = {}) => ({ event: name, life: "turn", ...more });
  const moments = wholeMoments([
    moment(0, { log: [told("a")], lines: [{ text: "once" }] }),
    moment(1, { events: [told("b")] }),
    moment(2, { events: [told("c", { begins: "turn" })], lines: [{ text: "once" }, { text: "upon" }] }),
  ]);
  expect(moments.map(({ log }) => log.map(({ event }) => event))).toEqual([["a"], ["a", "b"], ["c"]]);
  expect(moments.map(({ lines }) => lines.length)).toEqual([1, 1, 2]);
});
