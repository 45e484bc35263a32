import { describe, expect, it } from "vitest";
import { FRAMES, headSpots } from "./faces";

describe("a card's face", () => {
  it.each([1, 2, 3, 5, 7])("shows %i heads, none over another and all within the card", (heads) => {
    const spots = headSpots(heads);
    expect(spots).toHaveLength(heads);
    for (const [i, spot] of spots.entries()) {
      expect(spot.x).toBeGreaterThan(2);
      expect(spot.x + spot.size).toBeLessThan(58);
      expect(spot.y + spot.size).toBeLessThan(78);
      for (const other of spots.slice(i + 1)) {
        const apart = Math.max(Math.abs(other.x - spot.x), Math.abs(other.y - spot.y));
        expect(apart).toBeGreaterThanOrEqual(spot.size * 0.95);
      }
    }
  });

  it("has a frame of its own for two, three and five heads", () => {
    expect(new Set([FRAMES[1], FRAMES[2], FRAMES[3], FRAMES[5]]).size).toBe(4);
  });
});
