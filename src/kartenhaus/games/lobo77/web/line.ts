/** What the number line shows: 0 to 77, and further where the sum is further. */

export interface NumberLine {
  least: number;
  most: number;
  /** Numbers with a mark. */
  fives: number[];
  /** Numbers that are printed. */
  tens: number[];
}

export function lineOf(before: number, total: number): NumberLine {
  const least = Math.min(0, 10 * Math.floor(Math.min(before, total) / 10));
  const most = Math.max(77, before, total);
  const marks = (step: number) => {
    const first = Math.ceil(least / step);
    return Array.from({ length: Math.floor(77 / step) - first + 1 }, (_, i) => (first + i) * step);
  };
  const far = most - least > 100 ? 20 : 10;
  // 70 and 77 stand too close to be printed both.
  return { least, most, fives: marks(5), tens: marks(far).filter((n) => n < 70) };
}
