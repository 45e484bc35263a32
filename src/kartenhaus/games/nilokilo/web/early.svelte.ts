/** A card that is turned before the last one was seen: the press waits, and a snatch in between does not undo it. */

import type { Fields } from "$lib/board";
import { restOf } from "./view";
import type { NiloView } from "./view";

const COMES = new Set(["card_up", "glutton_up", "king_up", "round_began"]);

export class Early {
  /** The seats whose press waits. */
  waiting = $state.raw<readonly number[]>([]);
  #sent = new Set<number>(); // whose card is on its way to being turned
  #until = 0; // ms: when the next card may come
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly turn: (seat: number) => void,
    private readonly now = () => performance.now(),
  ) {}

  /** What has happened: a card that came makes the press void, as it was meant for that one. */
  follow(view: NiloView, events: Fields[]): void {
    const hasCome = events.length === 0 || events.some((event) => COMES.has(event["event"]));
    if (hasCome) {
      this.waiting = [];
      this.#sent.clear();
    }
    if (events.length === 0) this.#until = 0; // nobody knows since when it lies; the table does
    else if (hasCome) this.#until = this.now() + restOf(view);
    else if (events.some((event) => event["event"] === "snatched")) this.#begin(view);
    this.#plan();
  }

  /** Turn a card for a seat, as soon as it may come. */
  press(seat: number): void {
    if (this.now() >= this.#until) return this.#send(seat);
    if (!this.waiting.includes(seat)) this.waiting = [...this.waiting, seat];
    this.#plan();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Another heap begins: what was sent for the one that has gone comes too late for it, and is sent again. */
  #begin(view: NiloView): void {
    this.#until = this.now() + restOf(view);
    this.waiting = [...new Set([...this.waiting, ...this.#sent])];
    this.#sent.clear();
  }

  #send(seat: number): void {
    this.#sent.add(seat);
    this.turn(seat);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (this.waiting.length > 0) this.#timer = setTimeout(() => this.#go(), this.#until - this.now());
  }

  #go(): void {
    const seats = this.waiting;
    this.waiting = [];
    for (const seat of seats) this.#send(seat);
  }
}
