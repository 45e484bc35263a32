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
  refusal_rules: Record<string, string>;
  has_tour: boolean;
}

/** Who is to sit on a seat of a new room; `here`: a person on the asking device, who gets the token. */
export interface SeatPlan {
  kind: "bot" | "here" | "open";
  name?: string | null;
  level?: string | null;
  animal?: "bear" | "cat" | "fox" | "frog" | "koala" | "mouse" | "owl" | "panda" | "penguin" | "rabbit" | "tiger" | "wolf" | null;
  tempo?: "quick" | "unhurried" | "usual" | null;
}

/** POST /api/rooms -> Seated. */
export interface NewRoom {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number>;
  start?: boolean;
  pace?: "by_turn" | "live" | "relaxed";
  door?: "link" | "locked" | "public";
}

/** POST /api/rooms/CODE/join -> Seated: take an open seat (the first one unless said). */
export interface Join {
  name: string;
  seat?: number | null;
  animal?: "bear" | "cat" | "fox" | "frog" | "koala" | "mouse" | "owl" | "panda" | "penguin" | "rabbit" | "tiger" | "wolf" | null;
}

/** POST /api/rooms/CODE/take -> Seated: the seat of a SeatTicket, which is good once; the other device loses it. */
export interface TakeSeat {
  ticket: string;
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

/** A room that a device has been at, with the tokens of its seats. */
export interface KnownTable {
  code: string;
  tokens?: string[];
}

/** POST /api/tables -> list[TableFacts], in the same order: what is going on at these tables. */
export interface AskTables {
  tables: KnownTable[];
}

/** A table as the shelf tells of it. */
export interface TableFacts {
  code: string;
  game: string;
  pace: "by_turn" | "live" | "relaxed";
  is_started: boolean;
  is_over: boolean;
  is_paused: boolean;
  is_your_turn: boolean;
  waits_for: string[];
  others: string[];
}

/** A table on the shelf that everybody may join. */
export interface OpenTable {
  code: string;
  game: string;
  n_open: number;
  names: string[];
  is_started: boolean;
}

/** GET /api/public: the tables that everybody may join; `is_allowed`: this server's owner wants such tables. */
export interface OpenTables {
  is_allowed: boolean;
  tables: OpenTable[];
}

/** A move of whoever takes a tour; `text` is said with it. */
export interface TourMove {
  move: Record<string, unknown>;
  text?: string;
}

/** POST /api/tours/GAME -> Tour: what the learner has done so far, the newest last; nothing to begin. */
export interface TourAsk {
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";
  done?: TourMove[];
}

/** What the learner sees after one move; `reading`: the words that are read out to all, one after another. */
export interface TourMoment {
  update: Update;
  reading: string[];
}

/** What happens, then a sentence, then what the learner is to do; nothing where the sentence alone is to be read. */
export interface TourScene {
  number: number;
  say: string;
  facts: Record<string, string | number>;
  lit: string[];
  moments: TourMoment[];
  wanted: TourMove | null;
}

/** The scenes from the newest move on until the learner is to move again, or to the end; or why it cannot be. */
export interface Tour {
  room: RoomFacts;
  of: number;
  scenes: TourScene[];
  refused: string;
  facts: Record<string, string | number>;
}

/** POST /api/rooms/CODE/replay, or /api/replays/KEY of an opened record -> Replay: the part that a step lies in. */
export interface AskReplay {
  viewer?: number;
  step?: number;
  tokens?: string[];
}

/** What a viewer saw after a step of the record. */
export interface ReplayMoment {
  step: number;
  view: Record<string, unknown>;
  awaited: number[];
  events: Record<string, unknown>[];
  reading: string[];
  race: number;
  actor: number | null;
  is_undone: boolean;
  lines: Record<string, unknown>[] | null;
  log: Record<string, unknown>[] | null;
  own: Record<string, unknown>[];
}

/** A part of a finished game as one viewer saw it; what changed nothing for this viewer is left out. */
export interface Replay {
  room: RoomFacts;
  viewer: number;
  steps: number;
  of: number;
  first: number;
  starts: number[];
  moments: ReplayMoment[];
}

/** POST /api/replays with a saved record as the body: true from the seal to the result; ask for parts by its key. */
export interface OpenedRecord {
  key: string;
  game: string;
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
  tempo?: "quick" | "unhurried" | "usual" | null;
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

/** A person's own picture; the host's for a bot. A bot or a free seat that has it takes the old one instead.

A bot that goes by the name of an animal looks like it, whatever was picked. */
export interface Pick {
  type: "pick";
  id: string;
  seat: number;
  animal: "bear" | "cat" | "fox" | "frog" | "koala" | "mouse" | "owl" | "panda" | "penguin" | "rabbit" | "tiger" | "wolf";
}

/** A person lets a bot play for them, or plays again. The host may have a bot play for who is away, until they come.

While a bot plays, the person's own moves are refused. */
export interface Rest {
  type: "rest";
  id: string;
  seat: number;
  is_resting: boolean;
}

/** The host, before the start or when a game is over: the seats in this order; shuffled if none is given. */
export interface Arrange {
  type: "arrange";
  id: string;
  order?: number[];
}

/** The host, before the start or when a game is over: the same seats before another game, with its usual options. */
export interface ChangeGame {
  type: "change_game";
  id: string;
  game: string;
}

/** A person: a ticket by which another device gets their seat. This device alone hears it, as a SeatTicket. */
export interface MoveSeat {
  type: "move_seat";
  id: string;
  seat: number;
}

/** The host: how the room takes its time. `by_turn` is refused where people act at any moment. */
export interface SetPace {
  type: "set_pace";
  id: string;
  pace: "by_turn" | "live" | "relaxed";
}

/** The host: may people ask what a bot would do? `alone`: where there is one person only. */
export interface SetHints {
  type: "set_hints";
  id: string;
  hints: "alone" | "off" | "on";
}

/** A person asks what a bot would do in their place. The answer to this device comes as a Hint. */
export interface AskHint {
  type: "ask_hint";
  id: string;
  seat: number;
}

/** The host: from now on the person on this seat is. */
export interface HandOver {
  type: "hand_over";
  id: string;
  seat: number;
}

/** The host: the person on this seat has to go; the table does with it as with who leaves. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

/** The host: who may come. Who has a seat always may. `public` is refused if the server's owner does not want it. */
export interface SetDoor {
  type: "set_door";
  id: string;
  door: "link" | "locked" | "public";
}

/** The host: what people may say to each other. */
export interface SetTalk {
  type: "set_talk";
  id: string;
  talk: "chat" | "off" | "phrases";
}

/** A person says one of the phrases, or where the room allows it a line of their own: one of the two. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  phrase?: "again" | "bye" | "good" | "hello" | "luck" | "moment" | "oops" | "thanks" | "wow" | "your_turn" | null;
  text?: string | null;
}

/** A person asks the others for a pause, or to take the last move back, which was theirs. */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  what: "pause" | "undo";
}

/** The answer to what somebody has Asked; who has asked withdraws it. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  number: number;
  agrees: boolean;
}

/** Any person: the pause is over. */
export interface GoOn {
  type: "go_on";
  id: string;
  seat: number;
}

/** A person at a table by turn: write here when it is my turn and I am away; None: write no more. */
export interface Remind {
  type: "remind";
  id: string;
  seat: number;
  address: string | null;
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";
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
  animal: "bear" | "cat" | "fox" | "frog" | "koala" | "mouse" | "owl" | "panda" | "penguin" | "rabbit" | "tiger" | "wolf";
  is_resting: boolean;
  is_stood_in: boolean;
  is_host: boolean;
  tempo: "quick" | "unhurried" | "usual" | null;
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
  hints: "alone" | "off" | "on";
  has_hints: boolean;
  door: "link" | "locked" | "public";
  talk: "chat" | "off" | "phrases";
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

/** What somebody asks the others for. */
export interface Asked {
  number: number;
  what: "pause" | "undo";
  seat: number;
  waits: number[];
  is_agreed: boolean;
}

/** What became of what was asked for. */
export interface Said {
  number: number;
  what: "pause" | "undo";
  outcome: "declined" | "done" | "lapsed" | "went_on" | "withdrawn";
  seat: number;
}

/** How the room takes its time; sent when it changes, and at first if it is not as usual. */
export interface Manners {
  type: "manners";
  pace: "by_turn" | "live" | "relaxed";
  paused_by: string | null;
  asked: Asked | null;
  said: Said | null;
  clocks: (number | null)[];
  has_letters: boolean;
  letters: number[];
  unconfirmed: number[];
}

/** What the rule of thumb would do in this place, and why: the message `hint-REASON` of the game's.

It knows what the person may see and was told, and nothing else. */
export interface Hint {
  type: "hint";
  seat: number;
  decision: number;
  move: Record<string, unknown>;
  reason: string;
  facts: Record<string, number>;
}

/** A ticket that carries a seat to another device: by its letters, its address, or the picture of that address. */
export interface SeatTicket {
  type: "ticket";
  seat: number;
  ticket: string;
  link: string;
  qr: string;
  good_for: number;
}

/** A seat that this device had is on another one now, or was taken away by the host. */
export interface SeatGone {
  type: "gone";
  name: string;
  is_removed: boolean;
}

/** What somebody has said: a phrase in everybody's own language, or words of their own. */
export interface Told {
  number: number;
  seat: number;
  name: string;
  phrase: "again" | "bye" | "good" | "hello" | "luck" | "moment" | "oops" | "thanks" | "wow" | "your_turn" | null;
  text: string;
}

/** What was said since; at first all that is remembered, which is no more than the last of this evening. */
export interface Talk {
  type: "talk";
  lines: Told[];
  is_whole: boolean;
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

export type Tempo = "unhurried" | "usual" | "quick";

export type Language = "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";

export type SeatKind = "person" | "open" | "bot";

export type Animal = "panda" | "frog" | "tiger" | "penguin" | "bear" | "cat" | "koala" | "fox" | "owl" | "rabbit" | "mouse" | "wolf";

export type Pace = "live" | "relaxed" | "by_turn";

export type HintsFor = "alone" | "on" | "off";

export type Door = "link" | "public" | "locked";

export type TalkBy = "phrases" | "chat" | "off";

export type Phrase = "hello" | "luck" | "good" | "oops" | "wow" | "thanks" | "moment" | "your_turn" | "again" | "bye";

export type What = "pause" | "undo";

export type Outcome = "done" | "declined" | "withdrawn" | "lapsed" | "went_on";

export type Command = Act | Claim | Start | Configure | SetSeat | Rename | Leave | Pick | Rest | Arrange | ChangeGame | MoveSeat | SetPace | SetHints | AskHint | Propose | Consent | GoOn | Remind | HandOver | Remove | SetDoor | SetTalk | Say | Resync;

export type FromPage = Hello | Act | Claim | Start | Configure | SetSeat | Rename | Leave | Pick | Rest | Arrange | ChangeGame | MoveSeat | SetPace | SetHints | AskHint | Propose | Consent | GoOn | Remind | HandOver | Remove | SetDoor | SetTalk | Say | Resync | Pong;

export type ToPage = RoomFacts | Whole | Update | Reading | Manners | Hint | Talk | SeatTicket | SeatGone | Ping | Done | RefusedCommand | Bad;
