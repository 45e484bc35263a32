import { describe, expect, it } from "vitest";
import { sentenceOf, whyNotFlip, whyNotSnatch } from "./speech";
import { GIVE, PLAY, SCORED, SORT } from "./view";
import type { NiloView } from "./view";

const view = (over: Partial<NiloView> = {}) =>
  ({ phase: PLAY, due: 1, pace: 0, top: 4, snatcher: -1, tried: [0, 0], jester: [[0, 1, 1], [0, 0, 0]], ...over }) as NiloView;
const name = (seat: number) => ["Ana", "Ben"][seat] ?? "";
const moves = (...names: string[]) => names.map((move) => ({ move }));
const said = (over: Partial<NiloView>, ...names: string[]) => sentenceOf(view(over), moves(...names), [1], name);

describe("the one sentence", () => {
  it("says whose turn it is to turn a card", () => {
    expect(said({}, "flip", "snatch")).toEqual({ id: "now-flip", facts: {}, isAsked: true });
    expect(said({}, "snatch")).toEqual({ id: "now-flip-wait", facts: { name: "Ben" }, isAsked: false });
  });

  it("says the same to everybody where it is not marked whose turn it is", () => {
    expect(said({ due: -1 }, "flip", "snatch").id).toBe("now-watch");
    expect(said({ due: -1 }, "snatch").id).toBe("now-watch");
  });

  it("asks nobody to turn cards that come by themselves", () => {
    expect(said({ pace: 1 }, "snatch", "leave").id).toBe("now-window");
  });

  it("asks whoever has to sort, to give a card back, or to go on", () => {
    expect(said({ phase: SORT }, "sort_out", "sorted").id).toBe("now-sort");
    expect(said({ phase: SORT, snatcher: 1 })).toMatchObject({ id: "now-sort-wait", facts: { name: "Ben" } });
    expect(said({ phase: GIVE }, "give_back").id).toBe("now-give");
    expect(said({ phase: GIVE })).toMatchObject({ id: "now-give-wait", facts: { name: "Ben" } });
    expect(said({ phase: SCORED }, "next")).toMatchObject({ id: "now-next", isAsked: true });
    expect(said({ phase: SCORED }, "starts").id).toBe("now-starter");
  });
});

describe("why not", () => {
  it("a card cannot be turned", () => {
    expect(whyNotFlip(view(), 0)).toBe("not_your_turn");
    expect(whyNotFlip(view({ pace: 1 }), 0)).toBe("cards_come_alone");
    expect(whyNotFlip(view({ due: -1, tried: [1, 0] }), 0)).toBe("flipped_wrongly");
    expect(whyNotFlip(view({ phase: SORT }), 0)).toBe("not_now");
  });

  it("a jester cannot be thrown", () => {
    expect(whyNotSnatch(view(), 1, 0)).toBe("no_jester");
    expect(whyNotSnatch(view({ top: 0 }), 0, 1)).toBe("no_heap");
    expect(whyNotSnatch(view(), 0, 0)).toBe("jester_gone");
    expect(whyNotSnatch(view({ phase: SORT }), 0, 1)).toBe("not_now");
  });
});
