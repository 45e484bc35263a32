/** The one socket of a device to its room: it comes back by itself, and nothing sent through it is lost or done twice. */
import type { Fields, Language } from "./board";
import type { Act, Claim, FromPage, Hint, Manners, RoomFacts, SeatTicket, Told, ToPage, Update, Whole } from "./messages";
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
const MOST_LINES = 50; // that are remembered
const PATIENCE = 5_000; // how long a silent socket may take to answer a question

export class Connection {
  /** "away" tries to come back; "unknown" has learnt that there is no such room, "locked" that nobody new may come. */
  status = $state<"joining" | "here" | "away" | "unknown" | "locked">("joining");
  room = $state.raw<RoomFacts | null>(null);
  seen = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  /** The words read out so far, by viewer. */
  reading = $state.raw<ReadonlyMap<number, string[]>>(new Map());
  /** How the room takes its time; null as long as it does so as usual. */
  manners = $state.raw<Manners | null>(null);
  /** The latest ticket that was asked for. */
  ticket = $state.raw<SeatTicket | null>(null);
  /** The name on a seat that has gone from here to another device or was taken away, and the tokens that were said when it went. */
  gone = $state.raw<{ name: string; tokens: string[]; isRemoved: boolean } | null>(null);
  /** What people have said to each other. */
  lines = $state.raw<readonly Told[]>([]);
  /** The latest hint that was asked for. */
  hint = $state.raw<Hint | null>(null);
  /** Seats whose move is on its way. */
  acting = $state.raw<ReadonlySet<number>>(new Set());

  /** The seat of this device that has moved last. */
  lastActed: number | null = null;

  #waiting = new Map<string, Waiting>();
  #greeted: string[] = [];
  #wire: Wire | null = null;
  /** Our hello was heard over the present wire. */
  #isHeard = false;
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
      if (this.#isHeard) this.#send(named);
    });
  }

  /**
   * Do a move for a seat; null while an earlier one is still on its way. One that was made on an older view is not: it
   * has come, though a break of the line has swallowed the answer.
   */
  act(seat: number, move: Fields, text = ""): Promise<Answer> | null {
    const seen = this.seen.get(seat);
    if (!seen || this.#acts().some((act) => act.seat === seat && act.decision === seen.decision)) return null;
    this.lastActed = seat;
    return this.ask({ type: "act", seat, decision: seen.decision, move, ...(text && { text }) });
  }

  /** Claim for a seat what its view shows; null while it has claimed that already. */
  claim(seat: number, move: Fields, reaction: number | null): Promise<Answer> | null {
    const race = this.seen.get(seat)?.race;
    if (race === undefined || this.#claims().some((claim) => claim.seat === seat && claim.race === race)) return null;
    return this.ask({ type: "claim", seat, race, move, reaction });
  }

  /** Nothing is on its way to the server. */
  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  /** Say hello again, with the seats that are held now. */
  renew(): void {
    this.#drop();
    this.#open();
  }

  /** The page is looked at again: come back at once, or find out whether the socket still lives. */
  wake(): void {
    if (this.#isClosed || this.status === "unknown" || this.status === "locked") return;
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
    wire.onopen = () => {
      this.manners = null; // what is unusual is told right after the room
      this.lines = [];
      this.#greeted = this.tokens();
      this.#send({ type: "hello", tokens: this.#greeted, language: this.language() });
    };
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ToPage);
    wire.onclose = () => this.#lose();
  }

  #drop(): void {
    for (const callOff of this.#calledOff.values()) callOff();
    this.#calledOff.clear();
    const wire = this.#wire;
    this.#wire = null;
    this.#isHeard = false;
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
      case "hint":
        this.hint = message;
        return;
      case "reading":
        return this.#read(message.viewer, message.words);
      case "manners":
        this.manners = message;
        return;
      case "talk":
        this.lines = [...(message.is_whole ? [] : this.lines), ...message.lines].slice(-MOST_LINES);
        return;
      case "ticket":
        this.ticket = message;
        return;
      case "gone":
        this.gone = { name: message.name, tokens: this.#greeted, isRemoved: message.is_removed };
        return;
      case "done":
        return this.#settle(message.id, { is: "done" });
      case "refused":
        if (message.id === "" && message.code === "room_locked") return this.#shutOut();
        return this.#settle(message.id, { is: "refused", code: message.code, facts: message.facts });
      case "bad":
        return this.#settle(message.id, { is: "bad" });
    }
  }

  /** Who has no seat may not come in; to knock again is up to them. */
  #shutOut(): void {
    this.#drop();
    this.status = "locked";
  }

  /** The first word about the room means that our hello was heard: what was not answered is asked again. */
  #arrive(room: RoomFacts): void {
    // Views of another table are no views of this one.
    if (this.room && this.room.table !== room.table) this.seen = new Map();
    if (room.is_started && !room.is_over) this.#keepOwn(room.held);
    this.room = room;
    if (this.#isHeard) return;
    this.#isHeard = true;
    this.status = "here";
    this.#failures = 0;
    this.#isResyncing = false;
    for (const { command } of this.#waiting.values()) this.#send(command);
  }

  /** Who has taken a seat looks on no more, and who has lost one sees nothing of it any more. */
  #keepOwn(held: readonly number[]): void {
    const isOwn = (viewer: number) => (held.length > 0 ? held.includes(viewer) : viewer < 0);
    if ([...this.seen.keys()].every(isOwn)) return;
    this.seen = new Map([...this.seen].filter(([viewer]) => isOwn(viewer)));
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
    this.acting = new Set(this.#acts().map((act) => act.seat));
  }

  #acts(): Act[] {
    return [...this.#waiting.values()].map(({ command }) => command).filter((command) => command.type === "act");
  }

  #claims(): Claim[] {
    return [...this.#waiting.values()].map(({ command }) => command).filter((command) => command.type === "claim");
  }
}
