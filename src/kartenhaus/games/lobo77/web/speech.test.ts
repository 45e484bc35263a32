import { describe, expect, it } from "vitest";
import { position } from "./position";
import { sentenceOf, spokenOf, whyNotCard, whyNotDraw } from "./speech";

const name = (seat: number) => ["Ana", "Ben", "Cem"][seat] ?? "";
const said = (over: object) => {
  const { id, facts, isAsked } = sentenceOf(position(over), name);
  return [id, facts["name"], isAsked];
};

describe("the one sentence", () => {
  it("asks for a card, or for two after an x2", () => {
    expect(said({})).toEqual(["now-lay", undefined, true]);
    expect(said({ due: 2 })).toEqual(["now-lay-two", undefined, true]);
    expect(said({ is_second: 1 })).toEqual(["now-lay-second", undefined, true]);
    expect(said({ turn: 1, due: 2 })).toEqual(["now-lay-two-wait", "Ben", false]);
  });

  it("asks for the sum and for the next round", () => {
    expect(said({ phase: 1 })[0]).toBe("now-call");
    expect(said({ phase: 2, turn: 2 })).toEqual(["now-deal-wait", "Cem", false]);
    expect(said({ phase: 3, turn: -1 })[0]).toBe("now-over");
  });

  it("reminds of drawing only where the table has agreed on it", () => {
    expect(said({ turn: 1, drawer: 0 })[0]).toBe("now-lay-wait");
    expect(said({ turn: 1, drawer: 0, draw_mode: 1 })).toEqual(["now-draw", "Ben", true]);
  });

  it("knows why a card may not be laid", () => {
    const x2 = { is: "x2" } as const;
    expect(whyNotCard(position({ turn: 1 }), x2)).toBe("not_your_turn");
    expect(whyNotCard(position({ on_x2: 1 }), x2)).toBe("x2_on_x2");
    expect(whyNotCard(position({ is_second: 1 }), x2)).toBe("x2_as_second");
    expect(whyNotCard(position({ phase: 1 }), x2)).toBe("call_first");
    expect(whyNotCard(position({ phase: 2 }), x2)).toBe("deal_first");
    expect(whyNotCard(position({ phase: 3 }), x2)).toBe("game_over");
  });

  it("knows why nothing can be drawn", () => {
    expect(whyNotDraw(position())).toBe("nothing_to_draw");
    expect(whyNotDraw(position({ out: [1, 0, 0] }))).toBe("out_of_game");
    expect(whyNotDraw(position({ phase: 3 }))).toBe("game_over");
  });

  it("has words for every card", () => {
    expect(spokenOf({ is: "number", value: -10 })).toEqual({ id: "card-label", facts: { card: -10 } });
    expect(spokenOf({ is: "x2" }).id).toBe("card-x2-label");
    expect(spokenOf({ is: "turn" }).id).toBe("card-turn-label");
  });
});
