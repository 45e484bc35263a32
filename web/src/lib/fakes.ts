/** For tests: a world whose time and network are the test's. */
import type { Wire, World } from "./connection.svelte";
import type { RoomFacts, SeatFacts, ToPage } from "./messages";

export function person(name: string): SeatFacts {
  return {
    kind: "person",
    name,
    level: null,
    is_here: true,
    away_until: null,
    animal: "fox",
    is_resting: false,
    is_stood_in: false,
    is_host: false,
    tempo: null,
  };
}

/** A running room of two persons, the first of them here. */
export function roomWith(more: Partial<RoomFacts> = {}): RoomFacts {
  return {
    type: "room",
    code: "K7QF3",
    game: "nimmt",
    options: {},
    seats: [person("Ana"), person("Bert")],
    held: [0],
    is_host: true,
    is_started: true,
    is_over: false,
    join_url: "",
    table: "1",
    commitment: null,
    secret: null,
    ranks: [],
    hints: "alone",
    has_hints: false,
    door: "link",
    talk: "phrases",
    ...more,
  };
}

const NOTHING = { decision: 1, view: {}, moves: [], awaited: [], race: 0, lines: [], closes_in: null };

export function whole(viewer: number, version: number, more: object = {}): ToPage {
  return { type: "view", viewer, version, ...NOTHING, log: [], ...more };
}

export function update(viewer: number, version: number, more: object = {}): ToPage {
  return { type: "update", viewer, version, ...NOTHING, events: [], ...more };
}

/** A socket whose other end is the test. */
export class FakeWire implements Wire {
  sent: any[] = [];
  isClosed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  hear(...messages: ToPage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  sentOf(type: string): any[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** Timers go off when the test says so. */
export class FakeWorld implements World {
  wires: FakeWire[] = [];
  timers: { ms: number; what: () => void }[] = [];
  isRoomKnown = true;
  #ids = 0;

  open(): FakeWire {
    this.wires.push(new FakeWire());
    return this.wire;
  }

  later(ms: number, what: () => void): () => void {
    const timer = { ms, what };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  async isKnown(): Promise<boolean> {
    return this.isRoomKnown;
  }

  newId(): string {
    this.#ids += 1;
    return `c${this.#ids}`;
  }

  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }

  async passTime(): Promise<void> {
    const due = this.timers;
    this.timers = [];
    for (const { what } of due) what();
    await new Promise((done) => setTimeout(done));
  }
}
