import { describe, expect, it } from "vitest";
import type { Fields, Words } from "$lib/board";
import { BLUE_DOG, DIRECTION_CARD, BOX, RED_DOG, position } from "./position";
import { demandSentence, sentenceOf, spokenOf, whyNotCard } from "./speech";
import * as v from "./view";

const words = {
  say: (id: string, facts?: Fields) => [id, ...Object.values(facts ?? {})].join(" "),
} as unknown as Words;
const name = (seat: number) => ["Ana", "Ben", "Cem", "Dora"][seat] ?? "";
function said(over: object, ...moves: Fields[]) {
  const { id, facts, isAsked } = sentenceOf(position(over), moves, name, "Luna");
  return [id, ...Object.values(facts), isAsked];
}

describe("the one sentence", () => {
  it("asks for a card, a draw, or the bill", () => {
    expect(said({}, { move: "lay", card: RED_DOG })).toEqual(["board-now-turn", true]);
    expect(said({}, { move: "draw" })).toEqual(["board-now-draw", true]);
    expect(said({ bill: 2 }, { move: "draw" })).toEqual(["board-now-bill", 2, true]);
    expect(said({ turn: 1 })).toEqual(["board-now-turn-wait", "Ben", false]);
  });

  it("tells whether the new card can be laid", () => {
    expect(said({ phase: v.DRAWN }, { move: "lay", card: BLUE_DOG }, { move: "keep" })[0]).toBe("board-now-drawn");
    expect(said({ phase: v.DRAWN }, { move: "keep" })[0]).toBe("board-now-keep");
    // What another one has drawn nobody learns.
    expect(said({ phase: v.DRAWN, turn: 1 })[0]).toBe("board-now-turn-wait");
  });

  it("leads through telling, judging and ending", () => {
    expect(said({ phase: v.OPENING })[0]).toBe("board-now-opening");
    expect(said({ phase: v.TELLING, turn: 2 })).toEqual(["board-now-tell-wait", "Cem", false]);
    expect(said({ phase: v.TELLING, asked: 1 })).toEqual(["board-now-asked", false]);
    expect(said({ phase: v.TELLING, asked: 1, turn: 1 }, { move: "wave" })).toEqual(["board-now-judge", "Ben", true]);
    expect(said({ phase: v.ENDING, winner: 0 })[0]).toBe("board-now-ending");
    expect(said({ phase: v.TARGET, winner: 1 })[0]).toBe("board-now-target-wait");
  });

  it("calls for the horse when its name was heard, and not before", () => {
    expect(said({ phase: v.READING, turn: 1 }, { move: "grab" })).toEqual(["board-now-reading", "Ben", "Luna", false]);
    expect(said({ phase: v.SNATCH, turn: 1 }, { move: "grab" })).toEqual(["board-now-snatch", "Luna", true]);
    expect(said({ phase: v.SNATCH })).toEqual(["board-now-snatch-wait", "Luna", false]);
    expect(said({ phase: v.SNATCH, turn: 1 }, { move: "want" })).toEqual(["board-now-lot", "Luna", true]);
  });

  it("asks the question of the table's edition", () => {
    expect(said({ phase: v.STARTER }, { move: "vote", who: 1 })[0]).toBe("board-now-imagination");
    expect(said({ phase: v.STARTER, starter_rule: 1 }, { move: "vote", who: 1 })[0]).toBe("board-now-ridden");
    expect(said({ phase: v.STARTER })[0]).toBe("board-now-starter-wait");
  });

  it("never speaks of a call, whatever is due", () => {
    const shouting = { shout: 1, n_hand: [1, 1, 1, 1] };
    expect(said(shouting, { move: "draw" }, { move: "call_one" })).toEqual(said({}, { move: "draw" }));
  });
});

describe("what is said of cards", () => {
  it("names colour and picture", () => {
    expect(spokenOf(v.faceOf(RED_DOG, BOX), words)).toBe("board-card board-red board-dog");
    expect(spokenOf(v.faceOf(DIRECTION_CARD, BOX), words)).toBe("board-direction");
  });

  it("says what the next card has to be", () => {
    const demand = (over: object) => demandSentence(v.demandOf(position(over), BOX)!, words);
    expect(demand({})).toBe("board-demand-match board-red board-dog");
    expect(demand({ wish: 2 })).toBe("board-demand-wish board-yellow");
    expect(demand({ bill: 4 })).toBe("board-demand-bill 4");
  });

  it("knows why a card may not be laid", () => {
    expect(whyNotCard(position({ turn: 1 }))).toBe("not_your_turn");
    expect(whyNotCard(position({ bill: 1 }))).toBe("pay_or_hazard");
    expect(whyNotCard(position({ wish: 1 }))).toBe("wished_colour");
    expect(whyNotCard(position({ phase: v.TELLING }))).toBe("tell_first");
    expect(whyNotCard(position())).toBe("does_not_fit");
    expect(whyNotCard(position({ phase: v.DRAWN }))).toBe("only_drawn_card");
    expect(whyNotCard(position({ phase: v.OVER }))).toBe("game_over");
  });
});
