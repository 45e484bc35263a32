/** What the table shows at the moment, while it catches up with the view: steps told, moved and sounded one by one. */

import type { BoardProps, Fields } from "$lib/board";
import { Mover, Pace, Stage } from "$lib/table/motion";
import { afterStep, planOf, shownOf } from "./plan";
import type { Shown, Step } from "./plan";
import { OVER } from "./view";
import type { LoboView } from "./view";

/** Milliseconds, as designed. */
export const TRAVEL = 280;
const GLANCE = 320; // to see a card and the new sum
const LOOK = 900; // to take in a loss
const HURRY = 0.4; // of these times, when much waits to be shown
const LATE = 500; // a finger that wanted to skip, and comes too late

type Hooks = Pick<BoardProps, "sound" | "moving"> & { viewer: () => number; values: number[] };

export class Showing {
  readonly pace = new Pace();
  readonly mover = new Mover(this.pace);
  /** The event that is being shown. */
  telling = $state.raw<Fields | undefined>();
  isMoving = $state(false);
  /** The key of the hand card that the viewer has pressed: from there it travels. */
  pressed = "";
  #shown: Shown;
  #told: Fields[];
  #restedAt = -Infinity;
  readonly #hooks: Hooks;
  readonly #stage: Stage<Step>;

  constructor(view: LoboView, log: Fields[], hooks: Hooks) {
    this.#shown = $state.raw(shownOf(view, log, hooks.values));
    this.#told = $state.raw(log);
    this.#hooks = hooks;
    this.#stage = new Stage<Step>(
      this.pace,
      (step, isHurried) => this.#perform(step, isHurried),
      (isMoving) => this.#move(isMoving),
    );
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** The log, without what is still to be shown. */
  get told(): Fields[] {
    return this.#told;
  }

  /** Has nothing moved for so long that a press is meant for what stands still? */
  get isSettled(): boolean {
    return !this.isMoving && performance.now() - this.#restedAt > LATE;
  }

  /** Shows how a batch of events leads to a view; without events it is simply there. */
  follow(view: LoboView, log: Fields[], events: Fields[]): void {
    const settle = () => {
      if (events.length > 0 && view.phase === OVER && this.#shown.phase !== OVER) this.#hooks.sound("win");
      this.#shown = shownOf(view, log, this.#hooks.values, this.#shown.nth);
      this.#told = log;
    };
    if (events.length === 0) this.#stage.reset(settle);
    else this.#stage.add(planOf(events), settle);
  }

  skip(): void {
    if (this.isMoving) this.pace.skip();
  }

  #move(isMoving: boolean): void {
    this.isMoving = isMoving;
    this.#restedAt = performance.now();
    if (!isMoving) this.telling = undefined;
    this.#hooks.moving(isMoving);
  }

  #tell(event: Fields): void {
    if (this.telling === event || event["life"] === "moment") return;
    this.telling = event;
    this.#told = [...this.#told, event];
  }

  async #perform(step: Step, isHurried: boolean): Promise<void> {
    const rate = isHurried ? HURRY : 1;
    const change = () => (this.#shown = afterStep(this.#shown, step));
    const pause = (ms: number) => this.pace.wait(ms * rate);
    this.#tell(step.event);
    switch (step.kind) {
      case "lay":
        this.#hooks.sound("card");
        await this.mover.shift(change, TRAVEL * rate, this.#journey(step.seat));
        return pause(GLANCE);
      case "lose":
        this.#hooks.sound("take");
        await this.mover.fly(this.#lostChips(step.seat, step.chips), "sum", TRAVEL * 1.5 * rate);
        change();
        return pause(LOOK);
      case "draw":
        await this.mover.fly(["deck-top"], step.seat === this.#hooks.viewer() ? "hand" : `seat-${step.seat}`, TRAVEL * rate);
        change();
        return;
      case "deal":
        change();
        this.mover.forget();
        return pause(LOOK);
      case "call":
        change();
        return pause(GLANCE * 2);
      case "out":
      case "tell":
        change();
        return pause(LOOK);
    }
  }

  /** One's own card comes from the hand, another's from the plate of its seat. */
  #journey(seat: number): Record<string, string> {
    const isOwn = seat === this.#hooks.viewer() && this.pressed !== "";
    const from = isOwn ? `hand-${this.pressed}` : `seat-${seat}`;
    if (isOwn) this.pressed = "";
    return { [`top-${this.#shown.nth + 1}`]: from };
  }

  #lostChips(seat: number, left: number): string[] {
    const had = this.#shown.chips[seat] ?? 0;
    return Array.from({ length: Math.max(0, had - left) }, (_, i) => `chip-${seat}-${left + i}`);
  }
}
