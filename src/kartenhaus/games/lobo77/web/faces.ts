/** Which picture stands on a card: every class of cards has its own colour and its own shape. */

import type { Face } from "./view";

export type Look = "low" | "ten" | "twin" | "high" | "zero" | "minus" | "x2" | "turn";

export function lookOf(face: Face): Look {
  if (face.is !== "number") return face.is;
  const { value } = face;
  if (value < 0) return "minus";
  if (value === 0) return "zero";
  if (value % 11 === 0) return "twin";
  if (value < 10) return "low";
  return value === 10 ? "ten" : "high";
}

/** The shape behind the number, on a card of 60 by 80. */
export const SHAPES: Record<Look, string> = {
  low: "M30 14a26 26 0 1 1 0 52 26 26 0 1 1 0-52Z",
  ten: "M30 10 56 25V55L30 70 4 55V25Z",
  twin: "M30 5 58 40 30 75 2 40Z",
  high: star(30, 40, 29, 23, 14),
  zero: "M30 12a28 28 0 1 0 .01 0ZM35.5 17a20.5 20.5 0 1 1-.01 0Z",
  minus: "M4 11H56V46L30 70 4 46Z",
  x2: "M5 9H43V57H5Z",
  turn: "M47.5 30A20 20 0 0 0 11 33M12.5 50A20 20 0 0 0 49 47",
};

/** A star with so many points, between two radii. */
function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + 1.15 * radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
