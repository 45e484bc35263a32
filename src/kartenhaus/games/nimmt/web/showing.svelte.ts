/** What the table shows at the moment, while it catches up with the view: steps told, moved and sounded one by one. */

import type { BoardProps, Fields } from "$lib/board";
import { Mover, Pace, Stage } from "$lib/table/motion";
import { afterStep, planOf, shownOf, takenBy } from "./plan";
import type { Shown, Step } from "./plan";
import { DRAFT, OVER } from "./view";
import type { NimmtView } from "./view";

/** Milliseconds, as designed. */
export const TRAVEL = 280;
export const TURN = 350;
const GLANCE = 240; // between two cards
const LOOK = 600; // to take in what is new
const HURRY = 0.4; // of these times, when much waits to be shown
const LATE = 500; // a finger that wanted to skip, and comes too late

type Hooks = Pick<BoardProps, "sound" | "moving"> & { viewer: () => number };

export class Showing {
  readonly pace = new Pace();
  readonly mover = new Mover(this.pace);
  /** The event that is being shown. */
  telling = $state.raw<Fields | undefined>();
  isMoving = $state(false);
  #shown: Shown;
  #told: Fields[];
  #restedAt = -Infinity;
  readonly #hooks: Hooks;
  readonly #stage: Stage<Step>;

  constructor(view: NimmtView, log: Fields[], hooks: Hooks) {
    this.#shown = $state.raw(shownOf(view));
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
  follow(view: NimmtView, log: Fields[], events: Fields[]): void {
    const settle = () => {
      if (events.length > 0 && view.phase === OVER && this.#shown.phase !== OVER) this.#hooks.sound("win");
      this.#shown = shownOf(view);
      this.#told = log;
    };
    if (events.length === 0) this.#stage.reset(settle);
    else this.#stage.add(planOf(events, view), settle);
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
    if (this.telling === event) return;
    this.telling = event;
    if (event["life"] !== "moment") this.#told = [...this.#told, event];
  }

  async #perform(step: Step, isHurried: boolean): Promise<void> {
    const rate = isHurried ? HURRY : 1;
    const change = () => (this.#shown = afterStep(this.#shown, step));
    const pause = (ms: number) => this.pace.wait(ms * rate);
    if (step.kind === "lay" || step.kind === "take_back") {
      // Several may lay at once, so nobody waits for anybody's card to arrive.
      void this.mover.shift(change, TRAVEL, { [`laid-${step.seat}`]: `seat-${step.seat}` });
      return;
    }
    this.#tell(step.event);
    switch (step.kind) {
      case "tell":
        change();
        return pause(LOOK);
      case "open_rows":
        if (this.#shown.phase !== DRAFT) this.mover.forget();
        await this.mover.shift(change, TRAVEL * 1.5);
        return pause(GLANCE);
      case "drafted":
        return this.#draft(step.seat, step.card, change, TRAVEL * rate);
      case "turn_up":
        this.#hooks.sound("card");
        await this.mover.shift(change, TURN * rate);
        return pause(LOOK);
      case "place":
      case "sixth":
        this.#hooks.sound("card");
        await this.mover.shift(change, TRAVEL * rate, { [`card-${step.card}`]: `seat-${step.seat}` });
        return pause(step.kind === "place" ? GLANCE : LOOK * 0.7);
      case "take":
        this.#hooks.sound("take");
        await this.mover.fly(takenBy(this.#shown, step).map(keyOf), `seat-${step.seat}`, TURN * rate);
        await this.mover.shift(change, TRAVEL * rate);
        return pause(LOOK);
    }
  }

  /** One's own card goes to the hand, where the view has it already; another's goes to that seat's plate. */
  async #draft(seat: number, card: number, change: () => void, ms: number): Promise<void> {
    const isOwn = seat === this.#hooks.viewer();
    this.#hooks.sound("card");
    if (!isOwn) await this.mover.fly([keyOf(card)], `seat-${seat}`, ms);
    change();
    if (isOwn) await this.mover.arrive(ms);
  }
}

function keyOf(card: number): string {
  return `card-${card}`;
}
