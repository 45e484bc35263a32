/** What the table shows at the moment, while it catches up with the view: steps told, moved and sounded one by one. */

import type { BoardProps, Fields } from "$lib/board";
import { Mover, Pace, Stage } from "$lib/table/motion";
import { afterStep, planOf, shownOf } from "./plan";
import type { Shown, Step } from "./plan";
import { OVER, PUMA } from "./view";
import type { SkunksView } from "./view";

/** Milliseconds, as designed. */
export const TRAVEL = 300;
export const TURN = 350;
const STEP = 130; // from tile to tile
const GLANCE = 240;
const LOOK = 700; // to take in what is new
const HURRY = 0.4; // of these times, when much waits to be shown
const LATE = 500; // a finger that wanted to skip, and comes too late

type Hooks = Pick<BoardProps, "sound" | "moving">;

export class Showing {
  readonly pace = new Pace();
  readonly mover = new Mover(this.pace);
  /** The event that is being shown. */
  telling = $state.raw<Fields | undefined>();
  isMoving = $state(false);
  #shown: Shown;
  #told: Fields[];
  #view: SkunksView;
  #restedAt = -Infinity;
  #pumaAt = 0;
  readonly #hooks: Hooks;
  readonly #stage: Stage<Step>;

  constructor(view: SkunksView, log: Fields[], hooks: Hooks) {
    this.#shown = $state.raw(shownOf(view, 0));
    this.#told = $state.raw(log);
    this.#view = view;
    this.#hooks = hooks;
    if (view.shown > 0) this.#pumaAt = performance.now();
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

  /** Milliseconds for which the open puma has still to be seen. */
  get left(): number {
    const least = (this.#view.reveal_seconds * 1000) / Math.max(this.pace.speed, 0.1);
    return Math.max(0, this.#pumaAt + least - performance.now());
  }

  /** Shows how a batch of events leads to a view; without events it is simply there. */
  follow(view: SkunksView, log: Fields[], events: Fields[]): void {
    const giver = this.#view.active;
    if (view.shown > 0 && this.#view.shown === 0) this.#pumaAt = performance.now();
    this.#view = view;
    const settle = () => {
      if (events.length > 0 && view.phase === OVER && this.#shown.phase !== OVER) this.#hooks.sound("win");
      this.#shown = shownOf(view, this.#shown.lays);
      this.#told = log;
    };
    if (events.length === 0) this.#stage.reset(settle);
    else this.#stage.add(planOf(events, giver, view), settle);
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
    this.#tell(step.event);
    switch (step.kind) {
      case "tell":
        change();
        return pause(LOOK);
      case "chose":
      case "began":
        change();
        return pause(GLANCE);
      case "turn_up":
        this.#hooks.sound("card");
        if (step.face === PUMA) this.#pumaAt = performance.now();
        change();
        return pause(step.face === PUMA ? LOOK : TURN + LOOK / 2);
      case "take":
        await this.mover.shift(change, TRAVEL * rate, { [newest(this.#shown, step)]: `place-${step.place}` });
        return pause(GLANCE);
      case "cover":
        // Whoever turned it up has looked for long enough; the others get the time that is left, also if they skip.
        await new Promise((resolve) => setTimeout(resolve, this.left));
        change();
        return pause(TURN);
      case "give":
        this.#hooks.sound("card");
        await this.mover.fly([`front-${step.face}`], `seat-${step.seat}`, TURN * rate);
        await this.mover.shift(change, TRAVEL * rate);
        return pause(GLANCE);
      case "run":
        return this.#run(step, rate);
      case "flee":
        this.#hooks.sound("take");
        await this.mover.shift(change, TRAVEL * 1.6 * rate);
        return pause(LOOK / 2);
      case "put_away":
        await this.mover.fly(frontKeys(this.#shown, step.seat), "used", TRAVEL * rate);
        change();
        return pause(GLANCE);
      case "lay_anew":
        this.#hooks.sound("take");
        this.mover.forget();
        change();
        return pause(LOOK * 2);
    }
  }

  /** Tile by tile, so that everybody can count along. */
  async #run(step: Step & { kind: "run" }, rate: number): Promise<void> {
    const from = this.#shown.position[step.seat] ?? 0;
    for (let tile = from + 1; tile <= step.tile; tile++) {
      const change = () => (this.#shown = afterStep(this.#shown, { ...step, tile }));
      await this.mover.shift(change, STEP * rate);
      await this.pace.wait(STEP * 0.4 * rate);
    }
    return this.pace.wait(GLANCE * rate);
  }
}

/** The name of the card that comes to the front with this step. */
function newest(shown: Shown, step: Step & { kind: "take" }): string {
  const n = shown.front[step.seat]?.[step.face] ?? 0;
  return n === 0 ? `front-${step.face}` : `front-${step.face}-${n}`;
}

/** The names of all cards that are seen in front; only those of the active seat are. */
function frontKeys(shown: Shown, seat: number): string[] {
  if (seat !== shown.active) return [];
  return (shown.front[seat] ?? []).flatMap((n, face) =>
    Array.from({ length: face > 0 ? n : 0 }, (_, i) => (i === 0 ? `front-${face}` : `front-${face}-${i}`)),
  );
}
