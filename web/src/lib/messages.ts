// Made from src/kartenhaus/server/messages.py by scripts/messages_ts.py; what is changed here is lost.

/** One option of a game; a choice has `values`, a number `least` and `most`. */
export interface OptionFacts {
  name: string;
  group: "comfort" | "edition" | "house" | "variant";
  default: string | number;
  values?: string[];
  least?: number;
  most?: number;
}

/** GET /api/games: what the shelf and the table set-up need to know. */
export interface GameFacts {
  id: string;
  titles: Record<string, string>;
  least_seats: number;
  most_seats: number;
  age: number;
  minutes: number;
  options: OptionFacts[];
  presets: Record<string, Record<string, string | number>>;
  bots: string[];
  fewest_wins: boolean;
  components: Record<string, unknown>;
  has_secrets: boolean;
  is_real_time: boolean;
  has_story: boolean;
}

/** Who is to sit on a seat of a new room; `here`: a person on the asking device, who gets the token. */
export interface SeatPlan {
  kind: "bot" | "here" | "open";
  name?: string | null;
  level?: string | null;
}

/** POST /api/rooms -> Seated. */
export interface NewRoom {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number>;
  start?: boolean;
}

/** POST /api/rooms/CODE/join -> Seated: take an open seat (the first one unless said). */
export interface Join {
  name: string;
  seat?: number | null;
}

/** A seat and the token that proves who holds it. Kept by the device, sent in Hello alone. */
export interface HeldSeat {
  seat: number;
  token: string;
}

/** The room, and the seats that this device now holds. */
export interface Seated {
  code: string;
  held: HeldSeat[];
}

/** Any HTTP answer that is not 2xx: either a refusal `code` with its facts, or what was expected instead. */
export interface Problem {
  code: string;
  facts: Record<string, string | number>;
  expected: string;
  got: string;
  where: string;
}

/** The first frame: the seats this device holds, or none to look on. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";
}

/** Do a move. `decision` is that of the view the person acted on; an older one is refused as stale.

`text`: what is said with it, in games in which moves need words; at most 400 characters. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  decision: number;
  move: Record<string, unknown>;
  text?: string;
}

/** Do a move that says "mine". It is answered when it is decided who was first; too_late for who was not.

`race` is that of the view the person acted on. `reaction`: milliseconds from the moment the page painted what can
be claimed to the press; None if it does not know. It counts only as far as the way through the network allows. */
export interface Claim {
  type: "claim";
  id: string;
  seat: number;
  race: number;
  move: Record<string, unknown>;
  reaction?: number | null;
}

/** The host: deal. Also for a rematch when a game is over. Open seats get bots if `fill`, else they are refused. */
export interface Start {
  type: "start";
  id: string;
  fill?: boolean;
}

/** The host, before the start or when a game is over: agree on options (those not named go to their default). */
export interface Configure {
  type: "configure";
  id: string;
  options: Record<string, string | number>;
}

/** The host: add (seat = number of seats), change or remove (kind None) a seat; in play: to a bot, or back. */
export interface SetSeat {
  type: "set_seat";
  id: string;
  seat: number;
  kind: "bot" | "open" | "person" | null;
  level?: string | null;
  name?: string | null;
}

/** A person's own name. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Give the seat up for good; the table does with it what its option `leaver` says. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Send the room and the whole views again. */
export interface Resync {
  type: "resync";
  id: string;
}

/** The answer to a Ping, to be sent at once. It has no answer itself. */
export interface Pong {
  type: "pong";
  nonce: string;
}

/** A seat as everybody sees it. */
export interface SeatFacts {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  is_here: boolean;
  away_until: number | null;
}

/** The room; sent at first and whenever it changes. Also GET /api/rooms/CODE. */
export interface RoomFacts {
  type: "room";
  code: string;
  game: string;
  options: Record<string, string | number>;
  seats: SeatFacts[];
  held: number[];
  is_host: boolean;
  is_started: boolean;
  is_over: boolean;
  join_url: string;
  table: string | null;
  commitment: string | null;
  secret: string | null;
  ranks: number[];
}

/** All that a viewer may know now, and what is remembered of the events. */
export interface Whole {
  type: "view";
  viewer: number;
  version: number;
  decision: number;
  view: Record<string, unknown>;
  moves: Record<string, unknown>[];
  awaited: number[];
  log: Record<string, unknown>[];
  race: number;
  lines: Record<string, unknown>[];
  closes_in: number | null;
}

/** The same after something happened; `events` tells what, in order. */
export interface Update {
  type: "update";
  viewer: number;
  version: number;
  decision: number;
  view: Record<string, unknown>;
  moves: Record<string, unknown>[];
  awaited: number[];
  events: Record<string, unknown>[];
  race: number;
  lines: Record<string, unknown>[];
  closes_in: number | null;
}

/** The words that were read out so far of what is being told; none when that is over. */
export interface Reading {
  type: "reading";
  viewer: number;
  words: string[];
}

/** Answer with a Pong at once: so the server learns how long the way to this device is. */
export interface Ping {
  type: "ping";
  nonce: string;
}

/** The command was carried out (also when it is repeated). */
export interface Done {
  type: "done";
  id: string;
}

/** The command is against the rules of game, table or room; nothing changed. */
export interface RefusedCommand {
  type: "refused";
  id: string;
  code: string;
  facts: Record<string, string | number>;
}

/** The frame made no sense; nothing changed. */
export interface Bad {
  type: "bad";
  expected: string;
  got: string;
  where: string;
  id: string | null;
}

export type Language = "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";

export type SeatKind = "person" | "open" | "bot";

export type FromPage = Hello | Act | Claim | Start | Configure | SetSeat | Rename | Leave | Resync | Pong;

export type ToPage = RoomFacts | Whole | Update | Reading | Ping | Done | RefusedCommand | Bad;
