import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fields } from "$lib/board";
import { Showing } from "./showing.svelte";
import { PLAY } from "./view";
import type { Box, NiloView } from "./view";

const BOX: Box = { kind_of: [[0, 1]], sweets_of: [[0, 3]], refuses: [], glutton: 46, king: 47 };
const view = (over: Partial<NiloView> = {}) => ({ phase: PLAY, deck: 0, top: 0, ...over }) as NiloView;
const CARD = { event: "card_up", seat: 0, sweet: 1, sweets: 3 };
const SNATCHED = { event: "snatched", seat: 1, jester: 1, left: 2, colour: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function showing(first: NiloView) {
  const heard: string[] = [];
  const shown = new Showing(first, BOX, (what) => heard.push(what));
  return { shown, heard };
}

describe("what has just happened", () => {
  it("is told and sounded at once, and forgotten after a while", () => {
    const { shown, heard } = showing(view());
    shown.follow(view({ top: 1 }), [CARD]);
    expect([shown.telling, heard]).toEqual([CARD, ["card"]]);
    shown.follow(view(), [SNATCHED]);
    expect([shown.telling, heard]).toEqual([SNATCHED, ["card", "take"]]);
    vi.advanceTimersByTime(10_000);
    expect(shown.telling).toBeUndefined();
  });

  it("sends the heap with the card that lay on top to whoever took it, even if both came at once", () => {
    const { shown } = showing(view({ top: 46 }));
    shown.follow(view(), [CARD, SNATCHED]);
    expect(shown.flights).toMatchObject([{ seat: 1, colour: 2, face: { is: "sweets", kind: 1, n: 3 } }]);
    shown.land(shown.flights[0]!.key);
    expect(shown.flights).toEqual([]);
  });

  it("tells who has the heap rather than what Fex sorts out of it", () => {
    const { shown } = showing(view({ top: 1 }));
    const out = { event: "sorted_out", seat: 1, sweet: 1, sweets: 3, cards: 2 };
    shown.follow(view(), [SNATCHED, out]);
    expect(shown.telling).toEqual(SNATCHED);
    shown.follow(view(), [out]); // sorted by hand
    expect(shown.telling).toEqual(out);
  });

  it("counts the cards of a heap that were seen, and begins anew with each heap", () => {
    const { shown } = showing(view());
    shown.follow(view({ top: 1 }), [CARD]);
    shown.follow(view({ top: 1 }), [CARD]);
    expect(shown.seen).toBe(2);
    shown.follow(view(), [SNATCHED]);
    expect(shown.seen).toBe(0);
  });

  it("shows a photo finish beside the sentence, not instead of it", () => {
    const { shown } = showing(view({ top: 1 }));
    const finish: Fields = { event: "photo_finish", seat: 1, claims: [] };
    shown.follow(view(), [SNATCHED, finish]);
    expect([shown.telling, shown.finish]).toEqual([SNATCHED, finish]);
    vi.advanceTimersByTime(10_000);
    expect(shown.finish).toBeUndefined();
  });

  it("is nothing after a whole view", () => {
    const { shown, heard } = showing(view({ top: 1 }));
    shown.follow(view({ top: 1 }), []);
    expect([shown.telling, heard]).toEqual([undefined, []]);
  });
});
