/** The pure part of the score chart. */

/** Running totals after each deal, beginning with nothing. */
export function courseOf(points: number[]): number[] {
  const course = [0];
  for (const n of points) course.push((course.at(-1) ?? 0) + n);
  return course;
}

/** Places at least `gap` apart and within bounds where they fit, in the order of `wished`, as near to it as can be. */
export function spreadOut(wished: number[], gap: number, least: number, most: number): number[] {
  const order = wished.map((_, i) => i).sort((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0));
  const placed = [...wished];
  let floor = least;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, floor);
    floor = (placed[i] ?? 0) + gap;
  }
  let ceiling = most;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, ceiling);
    ceiling = (placed[i] ?? 0) - gap;
  }
  return placed;
}
