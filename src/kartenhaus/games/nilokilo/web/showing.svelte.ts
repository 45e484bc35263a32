/** What has just happened, told and sounded while the game goes on: nothing here holds anybody up. */

import type { BoardProps, Fields } from "$lib/board";
import { faceOf } from "./view";
import type { Box, Face, NiloView } from "./view";

const TOLD = 3200; // ms that a sentence stays
const FLASH = 6000; // ms that a photo finish can be read

/** A heap on its way to whoever took it. */
export interface Flight {
  key: number;
  seat: number;
  face: Face;
  colour: number;
}

const SILENT = new Set(["counted", "reversed", "has_gluttons"]);

export class Showing {
  /** The event that is told in the status line. */
  telling = $state.raw<Fields | undefined>();
  /** The latest photo finish, for a while. */
  finish = $state.raw<Fields | undefined>();
  flights = $state.raw<Flight[]>([]);
  /** Cards of this heap that were seen to come up. */
  seen = $state(0);
  /** Another number for every card that comes up. */
  nth = $state(0);
  /** What lies on top, as far as it has been told. */
  #top: Face | undefined;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    view: NiloView,
    private readonly box: Box,
    private readonly sound: BoardProps["sound"],
  ) {
    this.#top = faceOf(view.top, view, box);
  }

  /** A new view, and what has led to it; without events it is simply there. */
  follow(view: NiloView, events: Fields[]): void {
    if (events.length === 0) {
      this.nth += 1;
      this.seen = 0;
      this.flights = [];
    }
    for (const event of events) this.#hear(event, view);
    this.#top = faceOf(view.top, view, this.box);
    const told = events.filter((event) => !SILENT.has(event["event"]) && event["event"] !== "photo_finish");
    // who has the heap comes before what Fex makes of it, which lies there to be seen
    const most = told.findLast((event) => event["event"] !== "sorted_out") ?? told.at(-1);
    if (most) this.#keep("telling", most, TOLD);
  }

  /** A heap has arrived. */
  land(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #hear(event: Fields, view: NiloView): void {
    switch (event["event"]) {
      case "card_up":
      case "glutton_up":
      case "king_up":
        this.sound("card");
        this.#top = event["event"] === "card_up" ? { is: "sweets", kind: event["sweet"], n: event["sweets"] } : { is: "glutton" };
        this.nth += 1;
        this.seen += 1;
        return;
      case "snatched":
        this.sound("take");
        return this.#take(event);
      case "round_began":
        this.seen = 0;
        return;
      case "photo_finish":
        return this.#keep("finish", event, FLASH);
      case "took_glutton":
      case "wrong_flip":
        this.sound("tap");
        if (view.top === 0) this.seen = 0;
    }
  }

  #take(event: Fields): void {
    this.seen = 0;
    this.nth += 1;
    if (this.#top) this.flights = [...this.flights, { key: this.nth, seat: event["seat"], face: this.#top, colour: event["colour"] }];
  }

  #keep(what: "telling" | "finish", event: Fields, ms: number): void {
    clearTimeout(this.#timers.get(what));
    this[what] = event;
    this.#timers.set(
      what,
      setTimeout(() => (this[what] = undefined), ms),
    );
  }
}
