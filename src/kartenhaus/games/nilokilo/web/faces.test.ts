import { describe, expect, it } from "vitest";
import { spotsOf } from "./faces";

describe("the faces of the cards", () => {
  it("draw as many sweets as the card has, all on the card, none upon another", () => {
    for (let n = 1; n <= 12; n++) {
      const spots = spotsOf(n);
      expect(spots).toHaveLength(n);
      for (const { x, y, size } of spots) {
        expect(Math.min(x, 60 - x) - size / 2).toBeGreaterThanOrEqual(0);
        expect(Math.min(y, 80 - y) - size / 2).toBeGreaterThanOrEqual(0);
      }
      for (const [i, a] of spots.entries()) {
        for (const b of spots.slice(i + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual((a.size + b.size) / 2);
        }
      }
    }
  });
});
