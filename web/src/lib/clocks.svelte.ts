/** How long everybody may still think, by seat, counted down for all who show it. */

class Clocks {
  #until = $state.raw<readonly (number | null)[]>([]); // as performance.now() tells it
  #now = $state(0);
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** Seconds left from now on; an empty list if nobody is hurried. */
  set(left: readonly (number | null)[]): void {
    const now = performance.now();
    this.#now = now;
    this.#until = left.map((seconds) => (seconds === null ? null : now + seconds * 1000));
    clearInterval(this.#ticking);
    const isRunning = left.some((seconds) => seconds !== null);
    this.#ticking = isRunning ? setInterval(() => (this.#now = performance.now()), 250) : undefined;
  }

  /** Whole seconds left for a seat; null if it is not hurried. */
  left(seat: number): number | null {
    const until = this.#until[seat];
    return until === null || until === undefined ? null : Math.max(0, Math.ceil((until - this.#now) / 1000));
  }
}

export const clocks = new Clocks();

/** Minutes and seconds. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
