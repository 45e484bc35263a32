/** How a card's face is drawn, in a field of 60 by 80: the frame and the places of its heads. */

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where the heads stand: countable at a glance, at most four side by side. */
export function headSpots(heads: number): Spot[] {
  if (heads <= 3) return line(heads, 61.5, 15.5, 17);
  if (heads <= 5) return [...line(3, 55, 13, 15.5), ...line(heads - 3, 68.5, 13, 15.5)];
  return [...line(4, 54.5, 12, 12.6), ...line(heads - 4, 67, 12, 12.6)];
}

function line(n: number, y: number, size: number, step: number): Spot[] {
  return Array.from({ length: n }, (_, i) => ({
    x: 30 + (i - (n - 1) / 2) * step - size / 2,
    y: y - size / 2,
    size,
  }));
}

const PLAIN = rounded(4.5, 1);
const SCOOPED = rounded(7.5, 0);
const CUT = "M13 3.5H47L56.5 13V67L47 76.5H13L3.5 67V13Z";

/** Each class of heads has a frame of its own shape, so that it is told apart without its colour. */
export const FRAMES: Record<number, string> = { 1: PLAIN, 2: SCOOPED, 3: CUT, 5: toothed(), 7: PLAIN };

/** A frame whose corners are arcs: bulging (sweep 1) or scooped out (sweep 0). */
function rounded(r: number, sweep: 0 | 1): string {
  const [left, top, right, bottom] = [3.5, 3.5, 56.5, 76.5];
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 ${sweep} ${x} ${y}`;
  return [
    `M${left + r} ${top}H${right - r}${arc(right, top + r)}`,
    `V${bottom - r}${arc(right - r, bottom)}`,
    `H${left + r}${arc(left, bottom - r)}`,
    `V${top + r}${arc(left + r, top)}Z`,
  ].join("");
}

/** A frame with teeth all round. */
function toothed(): string {
  const [left, top, right, bottom] = [3, 3, 57, 77];
  const across = 9;
  const down = 12;
  const depth = 2.6;
  const points: string[] = [];
  const edge = (n: number, x0: number, y0: number, x1: number, y1: number, nx: number, ny: number) => {
    for (let i = 0; i < n; i += 1) {
      const at = (t: number, d: number) => `${x0 + (x1 - x0) * t + nx * d} ${y0 + (y1 - y0) * t + ny * d}`;
      points.push(at(i / n, 0), at((i + 0.5) / n, depth));
    }
  };
  edge(across, left, top, right, top, 0, 1);
  edge(down, right, top, right, bottom, -1, 0);
  edge(across, right, bottom, left, bottom, 0, -1);
  edge(down, left, bottom, left, top, 1, 0);
  return `M${points.join("L")}Z`;
}

/** A star behind the one card with seven heads. */
export const STAR = star(30, 27, 26, 21.5, 14);

function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
