import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { BoardProps, Fields } from "$lib/board";
import Board from "./Board.svelte";
import { CHOOSE, DRAFT, OVER, PLACE, SCORE } from "./view";

const ANA = 0;
const CARDS = 104;

let board: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
  document.body.replaceChildren();
});

const perSeat = (...values: number[]) => Array.from({ length: 10 }, (_, seat) => values[seat] ?? 0);
const perCard = (value: number) => Array.from({ length: CARDS + 1 }, () => value);

/** Ana holds 3, 55 and 80 against Ben; four rows lie open. */
function position(over: Fields = {}): Fields {
  return {
    seats: 2,
    viewer: ANA,
    phase: CHOOSE,
    deal: 1,
    turn: 1,
    row: [
      [12, 14, 15, 21, 26],
      [37, 0, 0, 0, 0],
      [43, 44, 0, 0, 0],
      [58, 61, 0, 0, 0],
    ],
    length: [5, 1, 2, 2],
    must_place: -1,
    drafter: -1,
    first: -1,
    score: perSeat(),
    heads: perSeat(),
    is_ready: perSeat(),
    n_hand: perSeat(3, 3),
    n_pile: perSeat(),
    display: perCard(0),
    pile: perCard(-1),
    hand: [[3, 55, 80, 0, 0, 0, 0, 0, 0, 0], perSeat()],
    chosen: perSeat(),
    has_chosen: perSeat(),
    played: Array.from({ length: 10 }, () => perSeat()),
    limit: 66,
    end_mode: 0,
    limit_compare: 0,
    heads_rule: 0,
    symbol: 0,
    change_choice: 0,
    pile_view: 0,
    self_place: 0,
    ...over,
  };
}

const choices = [3, 55, 80].map((card) => ({ move: "choose", card }));

/** The board, and what it asks of the shell. */
function drawn(over: Partial<BoardProps> = {}) {
  const asked: unknown[] = [];
  const heads = Array.from({ length: CARDS + 1 }, (_, card) => (card === 55 ? 7 : 1));
  const props = {
    facts: { components: { cards: CARDS, heads: [heads, heads] }, fewest_wins: true },
    room: { seats: [{ kind: "person", is_here: true }, { kind: "bot" }], ranks: [] },
    viewer: ANA,
    view: position(),
    moves: choices,
    awaited: [0, 1],
    log: [],
    events: [],
    send: (move: Fields) => asked.push(move),
    words: {
      language: "en",
      say: (id: string, facts?: Fields) => [id, ...Object.values(facts ?? {})].join(" "),
    },
    name: (seat: number) => ["Ana", "Ben"][seat] ?? "",
    explain: (rule: string) => asked.push(rule),
    nudge: (code: string) => asked.push(code),
    settings: { speed: 1, reducedMotion: false, sound: false },
    rematch: () => asked.push("rematch"),
    sound: () => undefined,
    moving: () => undefined,
    tell: (event: Fields) => event["event"],
    ...over,
  } as unknown as BoardProps;
  board = mount(Board, { target: document.body, props });
  flushSync();
  return asked;
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((e) => e.textContent?.trim());
const press = (selector: string, i = 0) => {
  document.querySelectorAll<HTMLElement>(selector)[i]?.click();
  flushSync();
};
const status = () => texts("[role=status]")[0];

describe("the board of 6 nimmt!", () => {
  it("draws the rows with what each costs, and the hand", () => {
    drawn();
    expect(texts(".rows .cost")).toEqual(["5", "1", "2", "2"]);
    expect(texts(".hand .number")).toEqual(["3", "55", "80"]);
    expect(status()).toBe("now-choose");
  });

  it("takes the laid card back when it is pressed again", () => {
    const view = position({ chosen: perSeat(55), has_chosen: perSeat(1) });
    const asked = drawn({ view, moves: [{ move: "take_back" }], awaited: [1] });
    const laid = document.querySelector<HTMLElement>(".hand [aria-pressed=true]");
    expect(laid?.getAttribute("aria-label")).toBe("card-chosen-label 55 7");
    laid?.click();
    expect(asked).toEqual([{ move: "take_back" }]);
  });

  it("sends the card that is pressed", () => {
    const asked = drawn();
    press(".hand button", 1);
    expect(asked).toEqual([{ move: "choose", card: 55 }]);
  });

  it("says why a card or a row cannot be taken now", () => {
    const asked = drawn({ view: position({ phase: PLACE, must_place: 1, chosen: perSeat(0, 3) }), moves: [] });
    press(".hand button");
    press(".lane");
    expect(asked).toEqual(["cards_turned_up", "placed_by_rule"]);
  });

  it("offers all four rows with their costs for a card that fits nowhere", () => {
    const moves = [1, 2, 3, 4].map((row) => ({ move: "row", row }));
    const asked = drawn({ view: position({ phase: PLACE, must_place: ANA, chosen: perSeat(3) }), moves, awaited: [0] });
    expect(status()).toBe("now-take-row 3");
    expect(texts(".lane.asked .take")).toEqual(["5", "1", "2", "2"]);
    press(".lane", 2);
    expect(asked).toEqual([{ move: "row", row: 3 }]);
  });

  it("lets a player who places by hand try a wrong row: the server says why it is wrong", () => {
    const view = position({ phase: PLACE, must_place: ANA, chosen: perSeat(45), self_place: 1 });
    const asked = drawn({ view, moves: [{ move: "row", row: 3 }], awaited: [0] });
    press(".lane", 0);
    expect(asked).toEqual([{ move: "row", row: 1 }]);
  });

  it("marks what is to be done next: the hand, a row, the next deal", () => {
    const due = () => document.querySelector("[data-due]")?.className;
    const after = (over: Partial<BoardProps>) => {
      if (board) void unmount(board);
      drawn(over);
      return due();
    };
    expect(after({})).toContain("hand");
    expect(after({ view: position({ chosen: perSeat(55) }) })).toBeUndefined();
    const low = position({ phase: PLACE, must_place: ANA, chosen: perSeat(3) });
    expect(after({ view: low, moves: [{ move: "row", row: 1 }], awaited: [0] })).toContain("rows");
    expect(after({ view: position({ phase: SCORE }), moves: [{ move: "ready" }] })).toContain("ready");
  });

  it("says of a seat that it has laid a card only while the card lies face down", () => {
    drawn({ view: position({ has_chosen: perSeat(0, 1) }) });
    expect(texts(".plate .unseen")[1]).toContain("seat-laid");
    void unmount(board!);
    drawn({ view: position({ phase: PLACE, must_place: ANA, chosen: perSeat(3, 90), has_chosen: perSeat(1, 1) }) });
    expect(texts(".plate .unseen").join()).not.toContain("seat-laid");
  });

  it("shows one number at a seat: the deal's, then the sum", () => {
    const score = perSeat(31, 9);
    drawn({ view: position({ deal: 2, heads: perSeat(4, 0), score }) });
    expect(texts(".plate .points")).toEqual(["4", "0"]);
    expect(texts(".plate .note")).toEqual(["table-total 31", "table-total 9"]);
    void unmount(board!);
    drawn({ view: position({ phase: SCORE, deal: 2, heads: perSeat(4, 0), score }), moves: [] });
    expect(texts(".plate .points")).toEqual(["31", "9"]);
  });

  it("shows an onlooker no hand", () => {
    drawn({ viewer: -1, view: position({ viewer: -1, hand: [] }), moves: [] });
    expect(document.querySelector(".hand")).toBeNull();
    expect(status()).toBe("now-wait Ana 1");
  });

  it("says who may look into a closed pile, and opens one's own", () => {
    const pile = perCard(-1);
    pile[26] = ANA;
    drawn({ view: position({ pile }) });
    press(".plate", 1);
    expect(texts("dialog p")).toEqual(["pile-closed Ben"]);
    press("dialog header button");
    press(".plate", 0);
    expect(texts("dialog p")).toEqual(["pile-count 1 1"]);
  });

  it("lets the drafter take an open card", () => {
    const display = perCard(0);
    display[7] = 1;
    const view = position({ phase: DRAFT, drafter: ANA, display, hand: [perSeat(), perSeat()] });
    const asked = drawn({ view, moves: [{ move: "draft", card: 7 }], awaited: [0] });
    press(".draft button");
    expect(asked).toEqual([{ move: "draft", card: 7 }]);
  });

  it("shows the sheet of all deals after each, and asks for the next", () => {
    const log = [
      { event: "scored", seat: 0, deal: 1, heads: 4, total: 4, rule: "SN-37", life: "game" },
      { event: "scored", seat: 1, deal: 1, heads: 9, total: 9, rule: "SN-37", life: "game" },
    ];
    const view = position({ phase: SCORE, score: perSeat(4, 9) });
    const asked = drawn({ view, log, moves: [{ move: "ready" }] });
    expect(texts(".result td.total")).toEqual(["4", "9"]);
    press(".ready");
    expect(asked).toEqual([{ move: "ready" }]);
  });

  it("names the winner with the fewest heads at the end, and deals again", () => {
    const asked = drawn({ view: position({ phase: OVER, score: perSeat(70, 9) }), moves: [], awaited: [] });
    expect(texts(".result h2")).toEqual(["end-won Ben 9"]);
    press(".rematch");
    expect(asked).toEqual(["rematch"]);
  });
});
