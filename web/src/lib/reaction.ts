/** From the moment something is seen to the moment somebody presses. */

/** Calls back when the frame that is being made now has been shown. */
export type AfterFrame = (then: () => void) => void;

/** The second frame begins when the first one was made: on a slow device that takes a while. */
export const afterFrame: AfterFrame = (then) => requestAnimationFrame(() => requestAnimationFrame(then));

export class Reaction {
  #race = 0;
  #shownAt: number | null = null;

  constructor(private readonly after: AfterFrame = afterFrame) {}

  /** The DOM shows this race from now on. Said again, it changes nothing. */
  painted(race: number): void {
    if (race === this.#race) return;
    this.#race = race;
    this.#shownAt = null;
    this.after(() => {
      if (race === this.#race) this.#shownAt = performance.now();
    });
  }

  /** Milliseconds to a press; 0 for one that came before; null if it was never said that this race is to be seen. */
  to(race: number, pressedAt: number): number | null {
    if (race === 0 || race !== this.#race) return null;
    return this.#shownAt === null ? 0 : Math.max(0, pressedAt - this.#shownAt);
  }
}
