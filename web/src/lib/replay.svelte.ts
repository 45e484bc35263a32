/** A finished game, looked at again: forwards, backwards, by itself, and from any seat. The server tells what was seen. */
import { Refusal } from "./api";
import type { Fields } from "./board";
import type { Seen } from "./connection.svelte";
import { told } from "./memory";
import type { Replay, ReplayMoment, RoomFacts } from "./messages";

/** Viewers that are no seats: from outside, and from outside with all hands open. */
export const ONLOOKER = -1;
export const OPEN = -2;

export const PER_PART = 64; // moments
export const TEMPI = [1, 2, 4, 0.5] as const;

export interface ReplayWorld {
  /** The part in which a step of the record lies, as a viewer saw it. */
  ask(viewer: number, step: number): Promise<Replay>;
  /** Until the board stands still, and as long as it takes to see what has happened; shorter if little has. */
  settle(hasEvents: boolean, tempo: number): Promise<void>;
}

/** A moment whose log and lines stand on their own. */
export interface WholeMoment extends ReplayMoment {
  log: Fields[];
  lines: Fields[];
}

interface Reel {
  of: number;
  starts: number[];
  parts: Map<number, WholeMoment[]>;
}

export function partOf(moment: number): number {
  return Math.floor(moment / PER_PART);
}

export function wholeMoments(moments: readonly ReplayMoment[]): WholeMoment[] {
  let log: Fields[] = [];
  let lines: Fields[] = [];
  return moments.map((moment) => {
    log = moment.log ?? told(log, moment.events);
    lines = moment.lines ?? lines;
    return { ...moment, log, lines };
  });
}

export class Rewind {
  room = $state.raw<RoomFacts>();
  /** Of the record, whoever looks. */
  steps = $state(0);
  viewer = $state(ONLOOKER);
  moment = $state.raw<WholeMoment>();
  /** What the board is given. */
  seen = $state.raw<Seen>();
  /** Goes up whenever the board is to be drawn anew instead of moving on. */
  look = $state(0);
  /** The number of the moment, of how many. */
  at = $state(0);
  of = $state(1);
  isPlaying = $state(false);
  tempo = $state<number>(TEMPI[0]);
  trouble = $state.raw<Refusal>();

  #reels = new Map<number, Reel>();
  #version = 0;
  #choosing: Promise<void> = Promise.resolve();
  #run = 0; // goes up with each play
  #wish = 0; // goes up with each wish: what comes for an older one counts no more

  constructor(
    private readonly world: ReplayWorld,
    from = ONLOOKER,
  ) {
    this.viewer = from;
  }

  get isAtEnd(): boolean {
    return this.at >= this.of - 1;
  }

  /** The board at the deal. */
  async begin(): Promise<void> {
    await this.#show(this.viewer, { step: 0 });
  }

  /** By one moment: the board moves on, or is drawn anew. */
  async step(by: 1 | -1): Promise<void> {
    this.isPlaying = false;
    await this.#choosing; // else the number would be one of another viewer's
    await this.#go(this.at + by);
  }

  async go(moment: number): Promise<void> {
    this.isPlaying = false;
    await this.#go(moment);
  }

  /** The same moment from another place. */
  choose(viewer: number): Promise<void> {
    this.#choosing = this.#choosing.then(() => this.#choose(viewer));
    return this.#choosing;
  }

  async #choose(viewer: number): Promise<void> {
    if (viewer !== this.viewer) await this.#show(viewer, { step: this.moment?.step ?? 0 });
  }

  faster(): void {
    const next = (TEMPI.findIndex((one) => one === this.tempo) + 1) % TEMPI.length;
    this.tempo = TEMPI[next]!;
  }

  pause(): void {
    this.isPlaying = false;
  }

  /** From here to the end; from the beginning, if this is the end. */
  async play(): Promise<void> {
    if (this.isPlaying) return;
    this.#run += 1;
    const run = this.#run;
    this.isPlaying = true;
    let isFromBegin = this.isAtEnd;
    while (this.isPlaying && run === this.#run && (isFromBegin || !this.isAtEnd)) {
      await this.#choosing;
      await this.#go(isFromBegin ? 0 : this.at + 1);
      isFromBegin = false;
      if (this.trouble) break;
      await this.world.settle((this.moment?.events.length ?? 0) > 0, this.tempo);
    }
    if (run === this.#run) this.isPlaying = false;
  }

  async #go(wished: number): Promise<void> {
    await this.#choosing;
    const moment = Math.max(0, Math.min(this.of - 1, wished));
    if (moment !== this.at) await this.#show(this.viewer, moment);
  }

  /** Show a moment of a viewer's reel, by its number or by a step of the record. */
  async #show(viewer: number, where: number | { step: number }): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    try {
      const [reel, n] = typeof where === "number" ? await this.#byNumber(viewer, where) : await this.#byStep(viewer, where.step);
      if (wish !== this.#wish) return;
      this.trouble = undefined;
      this.#draw(viewer, reel, n);
      void this.#byNumber(viewer, Math.min(reel.of - 1, n + PER_PART / 2)).catch(() => undefined); // before it is needed
    } catch (problem) {
      if (wish !== this.#wish) return;
      this.trouble = problem instanceof Refusal ? problem : new Refusal("unknown");
    }
  }

  #draw(viewer: number, reel: Reel, n: number): void {
    const moment = reel.parts.get(partOf(n))![n % PER_PART]!;
    const movesOn = viewer === this.viewer && n === this.at + 1 && this.moment !== undefined && !moment.is_undone;
    if (!movesOn) this.look += 1;
    this.#version += 1;
    [this.viewer, this.at, this.of, this.moment] = [viewer, n, reel.of, moment];
    this.seen = {
      viewer: Math.max(viewer, ONLOOKER),
      version: this.#version,
      decision: 0,
      view: moment.view,
      moves: [],
      awaited: moment.awaited,
      log: moment.log,
      events: movesOn ? moment.events : [],
      race: moment.race,
      lines: moment.lines,
      closes_in: null,
      heard: performance.now(),
    };
  }

  async #byNumber(viewer: number, n: number): Promise<[Reel, number]> {
    const reel = this.#reels.get(viewer);
    if (reel?.parts.has(partOf(n))) return [reel, n];
    return [await this.#fetch(viewer, reel?.starts[partOf(n)] ?? 0), n];
  }

  async #byStep(viewer: number, step: number): Promise<[Reel, number]> {
    const known = this.#reels.get(viewer);
    const part = Math.max(0, (known?.starts.filter((start) => start <= step).length ?? 0) - 1);
    const reel = known?.parts.has(part) ? known : await this.#fetch(viewer, step);
    const here = reel.starts.filter((start) => start <= step).length - 1;
    const within = reel.parts.get(here)!.findLastIndex((moment) => moment.step <= step);
    return [reel, here * PER_PART + within];
  }

  async #fetch(viewer: number, step: number): Promise<Reel> {
    const part = await this.world.ask(viewer, step);
    this.room = part.room;
    this.steps = part.steps;
    const reel = this.#reels.get(viewer) ?? { of: part.of, starts: part.starts, parts: new Map() };
    reel.parts.set(partOf(part.first), wholeMoments(part.moments));
    this.#reels.set(viewer, reel);
    return reel;
  }
}
