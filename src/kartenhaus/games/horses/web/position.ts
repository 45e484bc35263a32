/** For tests: the box as the rules have it, a table of four, and its lines. */

import type { Fields } from "$lib/board";
import type { Box, HorsesView } from "./view";

const HAND = [1, 2, 3, 4, 6, 7, 8, 9]; // motifs that have a card of each colour
const cards: [number, number][] = [
  [0, 0],
  ...HAND.flatMap((motif) => [1, 2, 3, 4].map((colour): [number, number] => [motif, colour])),
  [5, 0],
  [5, 0],
  [5, 0],
  [6, 1],
  [7, 2],
  [8, 3],
  [9, 4],
  [6, 2],
  [10, 0],
  [11, 0],
  [12, 0],
  [13, 0],
  [14, 0],
];

export const BOX: Box = {
  motifs: [
    "",
    "horse",
    "hazard",
    "coach",
    "horseshoe",
    "direction",
    "blacksmith",
    "stable",
    "dog",
    "rider",
    "trophy",
    "campfire",
    "pasture",
    "sunset",
    "foal",
  ],
  colours: ["red", "yellow", "green", "blue"],
  motif: cards.map(([motif]) => motif),
  colour: cards.map(([, colour]) => colour),
  horseshoes: [13, 16],
};

export const RED_HORSE = 1;
export const YELLOW_HAZARD = 6;
export const GREEN_HORSESHOE = 15;
export const BLUE_DOG = 28;
export const RED_DOG = 25;
export const DIRECTION_CARD = 33;
export const START = 36; // a red blacksmith
export const CAMPFIRE = 42;

export const handOf = (...held: number[]) => Array.from({ length: 35 }, (_, i) => held[i] ?? 0);

/** Ana (0) is on turn, a red dog lies on top. */
export function position(over: Fields = {}): HorsesView {
  return {
    seats: 4,
    phase: 5,
    deal: 1,
    turn: 0,
    beginner: 0,
    direction: 1,
    is_in: [1, 1, 1, 1],
    targets: [0, 0, 0, 0],
    winner: -1,
    named: [0, 0, 0, 0],
    vote: [0, 0, 0, 0],
    agreed: [0, 0, 0, 0],
    start_card: START,
    shown_target: 0,
    n_hand: [4, 4, 3, 5],
    n_deck: 18,
    n_pile: 1,
    top: RED_DOG,
    laid: 0,
    laid_wish: 0,
    demand_colour: 1,
    demand_motif: 8,
    wish: 0,
    bill: 0,
    n_fresh: 0,
    asked: 0,
    answered: [0, 0, 0, 0],
    passed: [0, 0, 0, 0],
    cooling: [0, 0, 0, 0],
    grabber: -1,
    viewer: 0,
    hand: handOf(RED_HORSE, YELLOW_HAZARD, GREEN_HORSESHOE, BLUE_DOG),
    shout: 0,
    marathon: 0,
    storyteller: 0,
    story: 0,
    telling: 0,
    language: 1,
    starter: 0,
    starter_rule: 0,
    direction_sentence: 0,
    snatch_mode: 0,
    two_player_snatch: 0,
    ...over,
  };
}

export const LINES: Fields[] = [
  { line: "proposal", seat: 1, text: "Luna" },
  { line: "horse", seat: 1, text: "Luna" },
  { line: "told", seat: 0, card: START, text: "The blacksmith got up." },
  { line: "told", seat: 3, card: RED_DOG, text: "His dog was up already." },
];
