/** Things that travel: cards go from where they were to where they are. Only transforms and opacity change. */

import type { Attachment } from "svelte/attachments";
import { tick } from "svelte";

/** Eased out: quick to leave, gentle to arrive. */
export const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";

const UNSEEN = 100; // ms

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How long things take, and whether somebody has asked to skip them. */
export class Pace {
  speed = 1;
  isReduced = false;
  #isSkipped = false;
  #ends = new Set<() => void>();

  get isSkipped(): boolean {
    return this.#isSkipped;
  }

  /** Milliseconds as the settings want them. */
  time(ms: number): number {
    return this.#isSkipped ? 0 : ms / Math.max(this.speed, 0.1);
  }

  /** Everything on the move arrives at once, until `resume`. */
  skip(): void {
    this.#isSkipped = true;
    for (const end of [...this.#ends]) end();
  }

  resume(): void {
    this.#isSkipped = false;
  }

  /** Resolves after so many milliseconds, or when it is skipped. */
  wait(ms: number): Promise<void> {
    const time = this.time(ms);
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, time);
      this.#ends.add(end);
    });
  }

  /** Lets what has changed be painted, so that a finger need not wait for the next change as well. */
  async breathe(): Promise<void> {
    if (this.#isSkipped) return;
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Plays an animation to its end, or to the skip. */
  async play(animation: Animation): Promise<void> {
    const end = () => animation.finish();
    this.#ends.add(end);
    if (this.#isSkipped) end();
    await animation.finished.catch(() => undefined);
    this.#ends.delete(end);
  }
}

/** Knows where the named things of a table are, and moves them when they are somewhere else after a change. */
export class Mover {
  #elements = new Map<string, HTMLElement>();
  #seen = new Map<string, Place>();
  #layer: HTMLElement | undefined;

  constructor(readonly pace: Pace) {}

  /** Where taken things fly; a positioned element over the whole board. */
  layer: Attachment<HTMLElement> = (element) => {
    this.#layer = element;
  };

  /** Names an element. The same name may come up elsewhere after a change: that is a journey. */
  named(...keys: string[]): Attachment<HTMLElement> {
    return (element) => {
      for (const key of keys) this.#elements.set(key, element);
      return () => {
        for (const key of keys) if (this.#elements.get(key) === element) this.#elements.delete(key);
      };
    };
  }

  /** Notes where everything is now. To be called before a change that is not made through `shift`. */
  remember(): void {
    for (const [key, element] of this.#elements) {
      const place = placeOf(element);
      if (place.width > 0) this.#seen.set(key, place);
    }
  }

  /** Forgets where things were: what comes next comes from nowhere. */
  forget(): void {
    this.#seen.clear();
  }

  /** Makes a change, then lets what has a new place travel there; a newcomer starts at what `from` names for it. */
  async shift(change: () => void, ms: number, from: Record<string, string> = {}): Promise<void> {
    this.remember();
    change();
    await tick();
    if (!this.pace.isSkipped) await frame();
    await this.arrive(ms, from);
  }

  /**
   * The same for a change that was just made, in the next frame: that has to be laid out anyway, and the finger that
   * has caused the change need not wait for it. With `only` nothing else travels.
   */
  async follow(ms: number, from: Record<string, string> = {}, only?: ReadonlySet<string>): Promise<void> {
    await frame();
    await this.arrive(ms, from, only);
  }

  /** Lets everything travel from where it was last noted to where it is now. */
  async arrive(ms: number, from: Record<string, string> = {}, only?: ReadonlySet<string>): Promise<void> {
    const journeys: { element: HTMLElement; start: Place; end: Place }[] = [];
    const done = new Set<HTMLElement>();
    for (const [key, element] of this.#elements) {
      if (done.has(element) || (only && !only.has(key))) continue;
      const start = this.#seen.get(key) ?? this.#seen.get(from[key] ?? "");
      if (!start) continue;
      done.add(element);
      const end = placeOf(element);
      if (isElsewhere(start, end)) journeys.push({ element, start, end });
    }
    await Promise.all(journeys.map(({ element, start, end }) => this.#travel(element, start, end, ms)));
  }

  /** Copies of named things fly to another one and vanish there; to be called before they are taken away. */
  async fly(keys: string[], to: string, ms: number): Promise<void> {
    const target = this.#elements.get(to);
    const layer = this.#layer;
    if (!target || !layer || this.pace.isSkipped) return;
    const end = placeOf(target);
    const origin = placeOf(layer);
    const starts = keys.flatMap((key) => {
      const element = this.#elements.get(key);
      return element ? [{ element, start: placeOf(element) }] : [];
    });
    const copies = starts.map(({ element, start }, i) => {
      const copy = copyOf(element, start, origin);
      layer.append(copy);
      element.style.visibility = "hidden";
      return this.pace.play(copy.animate(this.#flight(start, end), this.#timing(ms, i * 40))).then(() => copy.remove());
    });
    await Promise.all(copies);
    for (const { element } of starts) element.style.visibility = "";
  }

  #flight(start: Place, end: Place): Keyframe[] {
    if (this.pace.isReduced) return [{ opacity: 1 }, { opacity: 0 }];
    const x = end.left + end.width / 2 - start.left - start.width / 2;
    const y = end.top + end.height / 2 - start.top - start.height / 2;
    return [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 },
    ];
  }

  #timing(ms: number, delay = 0): KeyframeAnimationOptions {
    return { duration: this.pace.time(ms), delay: this.pace.time(delay), easing: EASE, fill: "backwards" };
  }

  #travel(element: HTMLElement, start: Place, end: Place, ms: number): Promise<void> {
    if (this.pace.time(ms) === 0) return Promise.resolve();
    const frames: Keyframe[] = this.pace.isReduced ? [{ opacity: 0.2 }, { opacity: 1 }] : journey(start, end);
    element.style.zIndex = "5"; // no keyframe: the table would have to be drawn anew for every frame
    return this.pace.play(element.animate(frames, this.#timing(ms))).then(() => void (element.style.zIndex = ""));
  }
}

/** Resolves in the next frame, before it is painted; or soon, since a page that nobody sees has no frames. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, UNSEEN);
  });
}

/** A silent copy of an element, lying in the layer exactly where the element is. */
function copyOf(element: HTMLElement, at: Place, origin: Place): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "absolute",
    inset: "auto",
    margin: "0",
    left: `${at.left - origin.left}px`,
    top: `${at.top - origin.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  return copy;
}

function journey(start: Place, end: Place): Keyframe[] {
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const scale = end.width > 0 ? start.width / end.width : 1;
  return [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }];
}

function placeOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function isElsewhere(a: Place, b: Place): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 1;
}

/** Batches of steps, shown one after another; what arrives meanwhile waits its turn, and hurries when much waits. */
export class Stage<Step> {
  #waiting: { steps: Step[]; settle: () => void }[] = [];
  #isRunning = false;

  constructor(
    readonly pace: Pace,
    readonly perform: (step: Step, isHurried: boolean) => Promise<void>,
    readonly moving: (isMoving: boolean) => void,
  ) {}

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Shows these steps after all earlier ones; `settle` then puts everything where the view has it. */
  add(steps: Step[], settle: () => void): void {
    this.#waiting.push({ steps, settle });
    if (!this.#isRunning) void this.#run();
  }

  /** Forgets what waits, lets what moves arrive at once, and puts everything where `settle` has it. */
  reset(settle: () => void): void {
    if (!this.#isRunning) return settle();
    this.#waiting = [{ steps: [], settle }];
    this.pace.skip();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.moving(true);
    for (let batch = this.#waiting.shift(); batch; batch = this.#waiting.shift()) {
      for (const step of batch.steps) {
        await this.pace.breathe();
        await this.perform(step, this.#waiting.length > 2);
      }
      batch.settle();
    }
    this.pace.resume();
    this.#isRunning = false;
    this.moving(false);
  }
}
