import { describe, expect, it } from "vitest";
import { figures, printed, sumAfter } from "./sum";
import type { Sum } from "./sum";

const after = (...events: object[]) => events.reduce<Sum | null>(sumAfter, null);
const laid = { event: "laid", seat: 0, card: 3, before: 19, total: 22 };

describe("the sum as it happens", () => {
  it("adds a card to the sum before", () => {
    expect(figures(after(laid), null)).toBe("19 + 3 = 22");
  });

  it("takes a −10 off, also below zero", () => {
    expect(figures(after({ event: "took_off", seat: 1, card: 10, before: 4, total: -6 }), null)).toBe("4 − 10 = −6");
  });

  it("keeps the sum under a 0", () => {
    expect(figures(after(laid, { event: "kept", seat: 1, total: 22 }), null)).toBe("22 + 0 = 22");
  });

  it("has nothing to add up under an arrow or an x2, nor in a new round", () => {
    for (const event of ["turned", "doubled", "dealt"]) expect(after(laid, { event, seat: 1 })).toBeNull();
  });

  it("asks for a sum that has not been said, and knows it when it has", () => {
    const open = { event: "put_down", seat: 0, card: 3 };
    expect(figures(after(open), 19)).toBe("19 + 3 = ?");
    expect(figures(after(open, { event: "called", seat: 0, total: 22 }), 22)).toBe("19 + 3 = 22");
    expect(figures(after(open, { event: "miscalled", seat: 0, said: 23, total: 22 }), 22)).toBe("19 + 3 = 22");
  });

  it("adds two cards of one seat that are judged together", () => {
    const pair = [5, -10].map((card) => ({ event: "put_down", seat: 2, card }));
    expect(figures(after(...pair, { event: "called", seat: 2, total: 65 }), 65)).toBe("70 + 5 − 10 = 65");
  });

  it("hides a hidden sum", () => {
    expect(figures(after({ event: "put_down", seat: 0, card: 3 }), null)).toBe("? + 3 = ?");
  });

  it("prints a real minus", () => {
    expect([printed(-10), printed(0), printed(76)]).toEqual(["−10", "0", "76"]);
  });
});
