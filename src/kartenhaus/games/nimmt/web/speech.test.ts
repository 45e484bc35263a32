import { describe, expect, it } from "vitest";
import { sentenceOf, whyNotCard, whyNotRow } from "./speech";
import { CHOOSE, DRAFT, PLACE, SCORE, symbolOf } from "./view";
import type { NimmtView } from "./view";

const name = (seat: number) => ["Ana", "Ben", "Cem"][seat] ?? "";

function view(more: Partial<NimmtView>): NimmtView {
  return {
    viewer: 0,
    seats: 3,
    chosen: [0, 0, 0],
    must_place: -1,
    row: [[12], [37], [43], [58]],
    length: [1, 1, 1, 1],
    ...more,
  } as NimmtView;
}

describe("the sentence of the moment", () => {
  it("asks for a card until one lies face down, then names whom the table waits for", () => {
    const asked = { id: "now-choose", facts: {}, isAsked: true };
    expect(sentenceOf(view({ phase: CHOOSE }), [0, 1, 2], name)).toEqual(asked);
    expect(sentenceOf(view({ phase: CHOOSE, chosen: [55, 0, 0] }), [1, 2], name)).toEqual({
      id: "now-chosen",
      facts: { card: 55, name: "Ben", more: 1 },
      isAsked: false,
    });
  });

  it("tells an onlooker whom the table waits for", () => {
    const onlooker = view({ phase: CHOOSE, viewer: -1 });
    const waits = { id: "now-wait", facts: { name: "Cem", more: 0 }, isAsked: false };
    expect(sentenceOf(onlooker, [2], name)).toEqual(waits);
  });

  it("says that a low card fits nowhere, and to whom", () => {
    const low = view({ phase: PLACE, must_place: 0, chosen: [3, 40, 60] });
    expect(sentenceOf(low, [0], name)).toEqual({ id: "now-take-row", facts: { card: 3 }, isAsked: true });
    expect(sentenceOf({ ...low, viewer: 1 }, [0], name).id).toBe("now-take-row-wait");
  });

  it("asks to place a card that fits, where everybody places their own", () => {
    const fits = view({ phase: PLACE, must_place: 0, chosen: [13, 40, 60] });
    expect(sentenceOf(fits, [0], name).id).toBe("now-self-place");
  });

  it("asks for the next deal those who have not agreed to it", () => {
    const result = view({ phase: SCORE, deal: 2 });
    expect(sentenceOf(result, [0, 1], name)).toEqual({ id: "now-score", facts: { deal: 2 }, isAsked: true });
    expect(sentenceOf(result, [1], name).id).toBe("now-wait");
  });
});

describe("a reason why not", () => {
  it("is that the cards are turned up, or that a card has been laid", () => {
    expect(whyNotCard(view({ phase: PLACE }))).toBe("cards_turned_up");
    expect(whyNotCard(view({ phase: CHOOSE, chosen: [55, 0, 0] }))).toBe("already_laid");
  });

  it("is that the rules place a card, unless somebody else does", () => {
    expect(whyNotRow(view({ phase: PLACE }), true)).toBe("placed_by_rule");
    expect(whyNotRow(view({ phase: PLACE }), false)).toBe("another_places");
    expect(whyNotRow(view({ phase: DRAFT }), true)).toBe("not_now");
  });

  it("is that no row is filled before all have chosen", () => {
    expect(whyNotRow(view({ phase: CHOOSE }), true)).toBe("rows_later");
  });
});

describe("the animal on the cards", () => {
  it("goes by the language unless the table has agreed on one", () => {
    expect([symbolOf(view({ symbol: 0 }), "it"), symbolOf(view({ symbol: 0 }), "de")]).toEqual(["donkey", "bull"]);
    expect([symbolOf(view({ symbol: 2 }), "it"), symbolOf(view({ symbol: 1 }), "de")]).toEqual(["bull", "donkey"]);
  });
});
