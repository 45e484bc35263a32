/** The one socket of a device to its room: it comes back by itself, and nothing sent through it is lost or done twice. */
import type { Fields, Language } from "./board";
import type { Act, Claim, FromPage, RoomFacts, ToPage, Update, Whole } from "./messages";
import { told } from "./memory";

/** What one viewer has before them. */
export interface Seen {
  viewer: number;
  version: number;
  decision: number;
  view: Fields;
  moves: Fields[];
  awaited: number[];
  log: Fields[];
  /** The latest batch; empty after a whole view. */
  events: Fields[];
  race: number;
  lines: Fields[];
  /** Seconds from `heard` on; null if the table does not go on by itself. */
  closes_in: number | null;
  /** When this came, as performance.now() tells it. */
  heard: number;
}

export type Answer = { is: "done" } | { is: "refused"; code: string; facts: Fields } | { is: "bad" };

type Unnamed<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Command = Unnamed<FromPage>;

/** The part of a WebSocket that is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** The world around a connection; tests hand in their own. */
export interface World {
  open(code: string): Wire;
  /** Does something later; what comes back calls it off. */
  later(ms: number, what: () => void): () => void;
  /** False only if the server says that there is no such room. */
  isKnown(code: string): Promise<boolean>;
  newId(): string;
}

interface Waiting {
  command: FromPage & { id: string };
  answer: (answer: Answer) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PATIENCE = 5_000; // how long a silent socket may take to answer a question

export class Connection {
  /** "away" tries to come back; "unknown" has learnt that there is no such room. */
  status = $state<"joining" | "here" | "away" | "unknown">("joining");
  room = $state.raw<RoomFacts | null>(null);
  seen = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  /** The words read out so far, by viewer. */
  reading = $state.raw<ReadonlyMap<number, string[]>>(new Map());
  /** Seats whose move is on its way. */
  acting = $state.raw<ReadonlySet<number>>(new Set());

  #waiting = new Map<string, Waiting>();
  #wire: Wire | null = null;
  #isResyncing = false;
  #isClosed = false;
  #failures = 0;
  #calledOff = new Map<"retry" | "probe", () => void>();

  constructor(
    readonly code: string,
    private readonly tokens: () => string[],
    private readonly language: () => Language,
    private readonly world: World,
  ) {
    this.#open();
  }

  /** Send a command; it is sent again after a break until it is answered. */
  ask(command: Command): Promise<Answer> {
    const named = { ...command, id: this.world.newId() } as Waiting["command"];
    return new Promise((answer) => {
      this.#waiting.set(named.id, { command: named, answer });
      this.#noteActing();
      if (this.status === "here") this.#send(named);
    });
  }

  /** Do a move for a seat; null while an earlier one is still on its way. */
  act(seat: number, move: Fields, text = ""): Promise<Answer> | null {
    const seen = this.seen.get(seat);
    if (!seen || this.acting.has(seat)) return null;
    return this.ask({ type: "act", seat, decision: seen.decision, move, ...(text && { text }) });
  }

  /** Claim for a seat what its view shows; null while it has claimed that already. */
  claim(seat: number, move: Fields, reaction: number | null): Promise<Answer> | null {
    const race = this.seen.get(seat)?.race;
    if (race === undefined || this.#claims().some((claim) => claim.seat === seat && claim.race === race)) return null;
    return this.ask({ type: "claim", seat, race, move, reaction });
  }

  /** Say hello again, with the seats that are held now. */
  renew(): void {
    this.#drop();
    this.#open();
  }

  /** The page is looked at again: come back at once, or find out whether the socket still lives. */
  wake(): void {
    if (this.#isClosed || this.status === "unknown") return;
    if (this.status !== "here") return this.renew();
    void this.ask({ type: "resync" });
    this.#later("probe", PATIENCE, () => this.renew());
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
  }

  #open(): void {
    if (this.#isClosed) return;
    const wire = this.world.open(this.code);
    this.#wire = wire;
    wire.onopen = () => this.#send({ type: "hello", tokens: this.tokens(), language: this.language() });
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ToPage);
    wire.onclose = () => this.#lose();
  }

  #drop(): void {
    for (const callOff of this.#calledOff.values()) callOff();
    this.#calledOff.clear();
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #lose(): void {
    this.#drop();
    if (this.status === "here" || this.#failures > 0) this.status = "away";
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#failures, LONGEST_PAUSE);
    this.#failures += 1;
    this.#later("retry", pause, () => void this.#retry());
  }

  async #retry(): Promise<void> {
    const isKnown = await this.world.isKnown(this.code);
    if (this.#isClosed || this.#wire) return;
    if (isKnown) this.#open();
    else this.status = "unknown";
  }

  #later(what: "retry" | "probe", ms: number, then: () => void): void {
    this.#calledOff.get(what)?.();
    this.#calledOff.set(what, this.world.later(ms, then));
  }

  #send(message: FromPage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #hear(message: ToPage): void {
    // At once: how long the answer takes is taken for the way through the network.
    if (message.type === "ping") return this.#send({ type: "pong", nonce: message.nonce });
    this.#calledOff.get("probe")?.();
    switch (message.type) {
      case "room":
        return this.#arrive(message);
      case "view":
        return this.#behold(message);
      case "update":
        return this.#follow(message);
      case "reading":
        return this.#read(message.viewer, message.words);
      case "done":
        return this.#settle(message.id, { is: "done" });
      case "refused":
        return this.#settle(message.id, { is: "refused", code: message.code, facts: message.facts });
      case "bad":
        return this.#settle(message.id, { is: "bad" });
    }
  }

  /** The first word about the room means that our hello was heard: what was not answered is asked again. */
  #arrive(room: RoomFacts): void {
    this.room = room;
    if (this.status === "here") return;
    this.status = "here";
    this.#failures = 0;
    this.#isResyncing = false;
    for (const { command } of this.#waiting.values()) this.#send(command);
  }

  #behold(whole: Whole): void {
    this.#isResyncing = false;
    const { type: _, ...rest } = whole;
    this.#show({ ...rest, events: [], heard: performance.now() });
    this.#read(whole.viewer, []);
  }

  #follow(update: Update): void {
    const before = this.seen.get(update.viewer);
    if (!before || update.version !== before.version + 1) return this.#resync();
    const { type: _, ...rest } = update;
    this.#show({ ...rest, log: told(before.log, update.events), heard: performance.now() });
  }

  #read(viewer: number, words: string[]): void {
    if (words.length > 0 || this.reading.get(viewer)?.length) {
      this.reading = new Map(this.reading).set(viewer, words);
    }
  }

  #show(seen: Seen): void {
    this.seen = new Map(this.seen).set(seen.viewer, seen);
  }

  /** A message is missing: ask for everything once. */
  #resync(): void {
    if (this.#isResyncing) return;
    this.#isResyncing = true;
    void this.ask({ type: "resync" });
  }

  #settle(id: string | null, answer: Answer): void {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (!waiting || id === null) return;
    this.#waiting.delete(id);
    this.#noteActing();
    waiting.answer(answer);
  }

  #noteActing(): void {
    const acts = [...this.#waiting.values()].map(({ command }) => command).filter((command) => command.type === "act");
    this.acting = new Set(acts.map((act: Act) => act.seat));
  }

  #claims(): Claim[] {
    return [...this.#waiting.values()].map(({ command }) => command).filter((command) => command.type === "claim");
  }
}
