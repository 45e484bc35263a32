import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Early } from "./early.svelte";
import type { NiloView } from "./view";

const [ANA, BEN] = [0, 1];
const REST = 700;
const view = (over: Partial<NiloView> = {}) =>
  ({ snatcher: -1, fex: 0, fex_sort: 0, fex_sorting: 0, min_reveal_ms: REST, sort_pause_ms: 2500, ...over }) as NiloView;
const CARD = [{ event: "card_up", seat: BEN, sweet: 1, sweets: 3 }];
const SNATCHED = [{ event: "snatched", seat: BEN, jester: 1, left: 2, colour: 2 }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function early() {
  const turned: number[] = [];
  return { one: new Early((seat) => turned.push(seat)), turned };
}

describe("a card that is turned too early", () => {
  it("waits until the last one was seen, once", () => {
    const { one, turned } = early();
    one.follow(view(), CARD);
    one.press(ANA);
    one.press(ANA);
    vi.advanceTimersByTime(REST - 1);
    expect([turned, one.waiting]).toEqual([[], [ANA]]);
    vi.advanceTimersByTime(1);
    expect([turned, one.waiting]).toEqual([[ANA], []]);
    vi.advanceTimersByTime(10 * REST);
    expect(turned).toEqual([ANA]);
  });

  it("waits on when the heap is snatched, as long as everybody may look", () => {
    const { one, turned } = early();
    one.follow(view(), CARD);
    one.press(ANA);
    vi.advanceTimersByTime(REST / 2);
    one.follow(view({ snatcher: BEN, fex: 1 }), SNATCHED);
    vi.advanceTimersByTime(2499);
    expect(turned).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(turned).toEqual([ANA]);
  });

  it("is turned again when the heap was snatched while it was on its way, and not if it had come", () => {
    const { one, turned } = early();
    one.press(ANA);
    one.follow(view(), SNATCHED);
    vi.advanceTimersByTime(REST);
    expect(turned).toEqual([ANA, ANA]);
    one.follow(view(), CARD);
    one.follow(view(), SNATCHED);
    vi.advanceTimersByTime(10 * REST);
    expect(turned).toEqual([ANA, ANA]);
  });

  it("is forgotten when somebody else turns a card, and after a break", () => {
    const { one, turned } = early();
    for (const events of [CARD, []]) {
      one.follow(view(), CARD);
      one.press(ANA);
      one.follow(view(), events);
      vi.advanceTimersByTime(10 * REST);
    }
    expect(turned).toEqual([]);
  });

  it("is turned at once when the last one was seen, or nobody knows since when it lies", () => {
    const { one, turned } = early();
    one.press(ANA);
    one.follow(view(), CARD);
    vi.advanceTimersByTime(REST);
    one.press(BEN);
    one.follow(view(), CARD);
    one.follow(view(), []);
    one.press(ANA);
    expect(turned).toEqual([ANA, BEN, ANA]);
  });
});
