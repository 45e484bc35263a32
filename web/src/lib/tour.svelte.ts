/** A walk through a game's tour: the server plays, and here it is shown at a pace that can be followed. */
import { Refusal } from "./api";
import type { Fields, Language } from "./board";
import type { Seen } from "./connection.svelte";
import { told } from "./memory";
import type { RoomFacts, Tour, TourAsk, TourMoment, TourMove, TourScene } from "./messages";

export interface TourWorld {
  ask(game: string, wish: TourAsk): Promise<Tour>;
  /** Until the board stands still, and a moment longer. */
  settle(): Promise<void>;
  /** As long as a word takes that is read out. */
  word(): Promise<void>;
}

/** Why a move did nothing: "" if it was done; a refusal's code; or `tour-…`, a message of the page. */
export type Verdict = string;

export class TourWalk {
  room = $state.raw<RoomFacts>();
  seen = $state.raw<Seen>();
  /** What is said, and what is to be done; the last one stays while the others move. */
  scene = $state.raw<TourScene>();
  of = $state(0);
  reading = $state.raw<string[]>([]);
  /** Something is still going on. */
  isPlaying = $state(true);
  trouble = $state.raw<Refusal>();

  #done: TourMove[] = [];
  #ahead: TourScene[] = [];
  #round = 0; // goes up when it begins anew: what was under way then counts no more

  constructor(
    readonly game: string,
    private readonly language: Language,
    private readonly world: TourWorld,
  ) {}

  get isAtEnd(): boolean {
    return this.scene !== undefined && this.scene.number === this.of && !this.scene.wanted;
  }

  /** From the beginning. */
  async begin(): Promise<void> {
    this.#round += 1;
    this.#done = [];
    this.#ahead = [];
    this.seen = this.scene = this.trouble = undefined;
    this.isPlaying = true;
    await this.#go([]);
  }

  /** Past a sentence that was only to be read. */
  async next(): Promise<void> {
    if (!this.isPlaying && !this.scene?.wanted) await this.#show();
  }

  /** What the learner does. */
  async attempt(move: Fields, text = ""): Promise<Verdict> {
    if (this.isPlaying) return "tour-watch";
    if (!this.scene?.wanted) return this.isAtEnd ? "tour-over" : "tour-read";
    return this.#go([...this.#done, { move, text }]);
  }

  /** What would be right. */
  async show(): Promise<Verdict> {
    const wanted = this.scene?.wanted;
    return wanted ? this.attempt(wanted.move, wanted.text) : "";
  }

  /** What the server refused last, for the sentence that says so. */
  facts: Record<string, string | number> = {};

  async #go(done: TourMove[]): Promise<Verdict> {
    const round = this.#round;
    const wasPlaying = this.isPlaying;
    this.isPlaying = true;
    try {
      const tour = await this.world.ask(this.game, { language: this.language, done });
      if (round !== this.#round) return "";
      this.trouble = undefined;
      if (tour.refused) {
        this.isPlaying = wasPlaying;
        this.facts = tour.facts;
        return tour.refused === "tour_later" ? "tour-later" : tour.refused;
      }
      this.#done = done;
      this.#ahead = tour.scenes;
      this.room = tour.room;
      this.of = tour.of;
    } catch (problem) {
      if (round !== this.#round) return "";
      this.isPlaying = wasPlaying && this.scene === undefined;
      this.trouble = problem instanceof Refusal ? problem : new Refusal("unknown");
      return "";
    }
    void this.#show();
    return "";
  }

  /** The next scene: first what happens, then the sentence. */
  async #show(): Promise<void> {
    const round = this.#round;
    const [scene, ...rest] = this.#ahead;
    if (!scene) return;
    this.#ahead = rest;
    this.isPlaying = true;
    for (const moment of scene.moments) {
      await this.#live(moment, round);
      if (round !== this.#round) return;
    }
    this.scene = scene;
    this.isPlaying = false;
  }

  async #live({ update, reading }: TourMoment, round: number): Promise<void> {
    const { type: _, ...rest } = update;
    const log = told(this.seen?.log ?? [], update.events);
    this.seen = { ...rest, log, heard: performance.now() };
    for (let n = 1; n <= reading.length && round === this.#round; n += 1) {
      this.reading = reading.slice(0, n);
      await this.world.word();
    }
    if (round === this.#round) await this.world.settle();
    if (round === this.#round) this.reading = [];
  }
}
