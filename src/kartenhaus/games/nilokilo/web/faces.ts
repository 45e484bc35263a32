/** How the cards look: where the sweets of a card stand on it. */

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where the middles of n sweets stand on a card of 60 by 80, and how big they are. */
export function spotsOf(n: number): Spot[] {
  const spots = PATTERNS[n] ?? grid(n);
  return spots.map(([x, y, size]) => ({ x, y, size }));
}

/** Two stand on the diagonal, three in a triangle, four in a square, five as on a die: counted at a glance. */
const PATTERNS: Record<number, [x: number, y: number, size: number][]> = {
  1: [[30, 40, 44]],
  2: [
    [20, 22, 31],
    [40, 58, 31],
  ],
  3: [
    [30, 19, 27],
    [16, 56, 27],
    [44, 56, 27],
  ],
  4: [
    [16.5, 22, 25],
    [43.5, 22, 25],
    [16.5, 58, 25],
    [43.5, 58, 25],
  ],
  5: [
    [15.5, 17, 23],
    [44.5, 17, 23],
    [30, 40, 23],
    [15.5, 63, 23],
    [44.5, 63, 23],
  ],
};

/** For boxes with more on a card: rows of three. */
function grid(n: number): [number, number, number][] {
  const rows = Math.ceil(n / 3);
  const size = Math.min(18, 72 / rows - 2);
  return Array.from({ length: n }, (_, i) => [11 + 19 * (i % 3), 40 + (72 / rows) * (Math.floor(i / 3) - (rows - 1) / 2), size]);
}
