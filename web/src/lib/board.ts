/**
 * The contract between the shell and a game's board.
 *
 * A game's folder may hold, all found and never listed:
 *   web/Board.svelte   the table of the game; takes BoardProps; a chunk of its own; what is to be done next carries
 *                      data-due (a button, or a group with one stop for Tab), and the focus goes there when it is lost
 *   web/Lid.svelte     the picture on the lid of its box, without text, 4:3; no props; in the first load, so small
 *   web/colours.css    the game's colour world: the tokens --game, --game-deep, --game-soft, --on-game under
 *                      [data-game="<id>"], each with light-dark(); the shell sets data-game around box, set-up and table
 *   web/Shortcut.svelte an agreement that many will want, in one tap before the cards are dealt; takes ShortcutProps
 *   web/OpenHands.svelte all hands, for a game that is looked at again; takes OpenHandsProps
 *   words/<lang>.ftl   its words
 */
import type { GameFacts, Language, RoomFacts } from "./messages";

export type { GameFacts, Language, RoomFacts };

/** A view, a move, an event: named fields as the game has them. */
export type Fields = Record<string, any>;

/** What may fill a placeholder of a message. */
export type Facts = Record<string, unknown>;

/** The messages of the page and of one game, in the language of the moment; reading them in markup is reactive. */
export interface Words {
  readonly language: Language;
  /** The message, or its id where it is missing. */
  say(id: string, facts?: Facts): string;
  has(id: string): boolean;
  /** The ids that begin so, in the order of the files. */
  ids(prefix: string): string[];
}

export interface ShortcutProps {
  /** What is agreed so far, by name. */
  options: Record<string, string | number>;
  change: (options: Record<string, string | number>) => void;
  words: Words;
}

/** All hands of a finished game, laid open beside its board. */
export interface OpenHandsProps {
  facts: GameFacts;
  /** What an onlooker sees. */
  view: any;
  /** By seat, what this seat sees otherwise. */
  own: Fields[];
  words: Words;
  name: (seat: number) => string;
}

export interface MotionSettings {
  /** 1 is as designed; 2 twice as fast; 0.5 half as fast. */
  speed: number;
  reducedMotion: boolean;
  sound: boolean;
}

export type SoundName = "tap" | "card" | "take" | "turn" | "win";

export interface BoardProps {
  facts: GameFacts;
  room: RoomFacts;
  /** A seat from 0, or -1 for an onlooker. */
  viewer: number;
  view: any;
  /** What this viewer may do now. */
  moves: Fields[];
  /** The seats the game waits for. */
  awaited: number[];
  /** All that this viewer remembers of the events, in order. */
  log: Fields[];
  /** The latest batch of events, in order; empty after a whole view (first sight, reconnect, other seat). */
  events: Fields[];
  /**
   * Do a move; `text` is said with it, in games in which moves need words. The seat is the viewer unless named. Tells
   * why it was refused, by its code; "" if it was not. Who has said something is told so by the board, beside the
   * field where it was written; all else is a passing note of the shell's.
   */
  send: (move: Fields, text?: string, seat?: number) => Promise<string>;
  /** Nobody else looks on: the device is one person's, or it was passed to the viewer under a cover. */
  isAlone: boolean;
  /**
   * Have the device passed to this seat under a cover, for what nobody else here may see; the board is drawn anew
   * then, and alone. With null all who share the device may look on again. For games whose secrets come and go; where
   * everybody always has some, the shell does it by itself.
   */
  pass: (seat: number | null) => void;
  /** The seats of this device. In a race all who share it act on this board, so it had better show nobody's hand then. */
  held: number[];
  /** What a seat of this device may do now. */
  movesOf: (seat: number) => Fields[];
  /** The number of what can be claimed now; 0 for nothing. */
  race: number;
  /**
   * Do a move that says "mine", from the handler of the pointerdown, keydown or click: the shell knows when it was
   * pressed, and how long after `painted()`. The seat is the viewer unless named. A second press changes nothing.
   */
  claim: (move: Fields, seat?: number) => void;
  /** To be called as soon as the DOM shows what this race is about, and not before: reactions count from there. */
  painted: () => void;
  /** What was told so far, in games in which moves need words. */
  lines: Fields[];
  /** The words read out so far of what is being told just now; none if nothing is. */
  reading: string[];
  /** Seconds, from this view on, until the table goes on by itself; null if it does not. */
  closesIn: number | null;
  words: Words;
  name: (seat: number) => string;
  /** Opens the "why?" sheet of a rule such as "SN-17". */
  explain: (rule: string) => void;
  /** A quiet toast that says why not: the message `refusal-<code>`. */
  nudge: (code: string, facts?: Fields) => void;
  settings: MotionSettings;
  rematch: () => void;
  /** Plays a short soft sound unless sound is off. */
  sound: (name: SoundName) => void;
  /** The board says when it begins and ends to move things: a cover for the next person here waits for the end. */
  moving: (isMoving: boolean) => void;
  /** The words of one event, as the log has them. */
  tell: (event: Fields) => string;
}
