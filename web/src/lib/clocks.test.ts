import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asClock, clocks } from "./clocks.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clocks.set([]);
  vi.useRealTimers();
});

test("a clock runs down to nothing and not below", () => {
  clocks.set([30, null]);
  expect([clocks.left(0), clocks.left(1), clocks.left(2)]).toEqual([30, null, null]);
  vi.advanceTimersByTime(10_500);
  expect(clocks.left(0)).toBe(20);
  vi.advanceTimersByTime(60_000);
  expect(clocks.left(0)).toBe(0);
});

test("when nobody is hurried any more no clock runs", () => {
  clocks.set([30]);
  clocks.set([]);
  expect(clocks.left(0)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test("time is written in minutes and seconds", () => {
  expect([0, 9, 60, 119].map(asClock)).toEqual(["0:00", "0:09", "1:00", "1:59"]);
});
