import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawAhead } from "./ahead";

const draw = vi.fn((_: Node, __: { n: number }) => ({}));
const picture = draw as unknown as Component<{ n: number }>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  draw.mockClear();
});

describe("drawing ahead", () => {
  it("draws each once, out of sight, one after another", () => {
    drawAhead(picture, [{ n: 1 }, { n: 2 }]);
    expect(draw).not.toHaveBeenCalled();
    vi.runOnlyPendingTimers();
    expect(draw).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    expect(draw.mock.calls.map(([, { n }]) => n)).toEqual([1, 2]);
    expect(document.body.children).toHaveLength(0);
  });

  it("gives up what is no longer wanted", () => {
    drawAhead(picture, [{ n: 1 }, { n: 2 }])();
    vi.runAllTimers();
    expect(draw).not.toHaveBeenCalled();
  });
});
