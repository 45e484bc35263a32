import { describe, expect, it } from "vitest";
import { BLUE_DOG, BOX, DIRECTION_CARD, GREEN_HORSESHOE, LINES, RED_DOG, RED_HORSE, START, handOf, position } from "./position";
import * as v from "./view";

describe("what the board reads out of a view", () => {
  it("knows the face of every card", () => {
    expect(v.faceOf(RED_DOG, BOX)).toEqual({ motif: "dog", colour: "red" });
    expect(v.faceOf(DIRECTION_CARD, BOX)).toEqual({ motif: "direction", colour: "" });
    expect(v.faceOf(START, BOX)).toEqual({ motif: "blacksmith", colour: "red" });
  });

  it("sorts the hand, but keeps what was just drawn at the end", () => {
    const hand = handOf(BLUE_DOG, GREEN_HORSESHOE, RED_HORSE);
    const cards = (over: object) => v.handOf(position({ hand, ...over }), BOX).map(({ card }) => card);
    expect(cards({})).toEqual([RED_HORSE, GREEN_HORSESHOE, BLUE_DOG]);
    expect(cards({ phase: v.DRAWN, n_fresh: 1 })).toEqual([GREEN_HORSESHOE, BLUE_DOG, RED_HORSE]);
    expect(cards({ viewer: -1 })).toEqual([]);
  });

  it("shows a card that lies there provisionally on top, as one more", () => {
    expect([v.topOf(position()), v.nthOf(position())]).toEqual([RED_DOG, 1]);
    const telling = position({ phase: v.TELLING, laid: BLUE_DOG });
    expect([v.topOf(telling), v.nthOf(telling)]).toEqual([BLUE_DOG, 2]);
    expect(v.topOf(position({ top: 0 }))).toBe(START);
  });

  it("makes one demand of bill, wish, colour and motif", () => {
    const demand = (over: object) => v.demandOf(position(over), BOX);
    expect(demand({})).toEqual({ is: "match", colour: "red", motif: "dog" });
    expect(demand({ wish: 4 })).toEqual({ is: "wish", colour: "blue" });
    expect(demand({ bill: 3, wish: 4 })).toEqual({ is: "bill", cards: 3 });
    expect(demand({ demand_colour: 0, demand_motif: 0 })).toEqual({ is: "anything" });
    expect(demand({ phase: v.ENDING })).toBeNull();
    expect(demand({ phase: v.NAME, start_card: 0 })).toBeNull();
  });

  it("knows who tells, and which card", () => {
    expect(v.tellerOf(position())).toBe(v.NOBODY);
    expect(v.tellerOf(position({ phase: v.TELLING, turn: 2 }))).toBe(2);
    expect(v.tellerOf(position({ phase: v.ENDING, winner: 3 }))).toBe(3);
    expect(v.toldCard(position({ phase: v.OPENING }))).toBe(START);
    expect(v.toldCard(position({ phase: v.TELLING, laid: RED_DOG }))).toBe(RED_DOG);
  });

  it("tells the story with its pictures, without what is only asked about", () => {
    const pending = { line: "asked", seat: 1, card: BLUE_DOG, text: "A doggo." };
    expect(v.partsOf([...LINES, pending], BOX).map(({ motif, word, seat }) => [motif, word, seat])).toEqual([
      ["blacksmith", "board-blacksmith", 0],
      ["dog", "board-dog", 3],
    ]);
    expect(v.horseOf(LINES)).toBe("Luna");
    expect(v.proposalsOf(LINES)).toEqual([{ seat: 1, text: "Luna" }]);
  });

  it("wishes a colour with a horseshoe, and with nothing else", () => {
    expect(v.layMove(GREEN_HORSESHOE, BOX, "blue")).toEqual({ move: "wish_blue", card: GREEN_HORSESHOE });
    expect(v.layMove(RED_DOG, BOX)).toEqual({ move: "lay", card: RED_DOG });
    const moves = [{ move: "wish_red", card: GREEN_HORSESHOE }];
    expect(v.mayLay(moves, GREEN_HORSESHOE, BOX)).toBe(true);
    expect(v.mayLay(moves, RED_DOG, BOX)).toBe(false);
  });

  it("lets people shout at any time of a round, due or not", () => {
    const may = (over: object) => v.mayShout(position({ shout: 1, ...over }));
    expect([may({}), may({ turn: 2 }), may({ phase: v.OVER }), may({ viewer: -1 })]).toEqual([true, true, false, false]);
    expect(v.mayShout(position())).toBe(false);
  });
});
