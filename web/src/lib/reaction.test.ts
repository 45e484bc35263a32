import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchPresses } from "./press";
import { Reaction } from "./reaction";

let now = 0;
let frames: (() => void)[] = [];
const after = (then: () => void) => frames.push(then);

function showFrame(at: number) {
  now = at;
  for (const then of frames.splice(0)) then();
}

beforeEach(() => {
  frames = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

test("a reaction counts from the moment the frame was shown", () => {
  const reaction = new Reaction(after);
  reaction.painted(3);
  showFrame(1_000);
  expect(reaction.to(3, 1_412)).toBe(412);
});

test("painting the same again begins nothing anew; another race does", () => {
  const reaction = new Reaction(after);
  reaction.painted(3);
  showFrame(1_000);
  reaction.painted(3);
  showFrame(1_200);
  expect(reaction.to(3, 1_300)).toBe(300);
  reaction.painted(4);
  showFrame(2_000);
  expect(reaction.to(4, 2_100)).toBe(100);
});

test("a press before the frame was shown is no reaction at all", () => {
  const reaction = new Reaction(after);
  reaction.painted(3);
  expect(reaction.to(3, 900)).toBe(0);
  showFrame(1_000);
  expect(reaction.to(3, 990)).toBe(0);
});

test("a frame that comes after the next race began tells nothing of it", () => {
  const reaction = new Reaction(after);
  reaction.painted(3);
  const late = frames.splice(0);
  reaction.painted(4);
  showFrame(1_000);
  now = 1_500;
  for (const then of late) then();
  expect(reaction.to(4, 1_600)).toBe(600);
});

test("what was never said to be seen has no reaction", () => {
  const reaction = new Reaction(after);
  expect(reaction.to(3, 500)).toBeNull();
  reaction.painted(3);
  showFrame(0);
  expect(reaction.to(4, 500)).toBeNull();
  expect(reaction.to(0, 500)).toBeNull();
});

function happening(type: string, at: number, more: object = {}): Event {
  const event = Object.assign(new Event(type), more);
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
}

test("a press is when finger or key went down, not when it was lifted", () => {
  const target = new EventTarget();
  const presses = watchPresses(target);
  target.dispatchEvent(happening("pointerdown", 100, { pointerId: 1 }));
  expect(presses.at()).toBe(100);
  target.dispatchEvent(happening("click", 190, { pointerId: 1 }));
  expect(presses.at()).toBe(100);
  target.dispatchEvent(happening("keydown", 300, { code: "Space", repeat: false }));
  target.dispatchEvent(happening("keydown", 350, { code: "Space", repeat: true }));
  target.dispatchEvent(happening("keyup", 400, { code: "Space" }));
  target.dispatchEvent(happening("click", 400, { pointerId: -1 }));
  expect(presses.at()).toBe(300);
});

test("of several fingers each has its own time", () => {
  const target = new EventTarget();
  const presses = watchPresses(target);
  target.dispatchEvent(happening("pointerdown", 100, { pointerId: 1 }));
  target.dispatchEvent(happening("pointerdown", 110, { pointerId: 2 }));
  target.dispatchEvent(happening("click", 150, { pointerId: 1 }));
  expect(presses.at()).toBe(100);
  target.dispatchEvent(happening("click", 160, { pointerId: 2 }));
  expect(presses.at()).toBe(110);
});

test("who has stopped watching hears nothing more", () => {
  const target = new EventTarget();
  const presses = watchPresses(target);
  target.dispatchEvent(happening("pointerdown", 100, { pointerId: 1 }));
  presses.end();
  target.dispatchEvent(happening("pointerdown", 200, { pointerId: 1 }));
  expect(presses.at()).toBe(100);
});
