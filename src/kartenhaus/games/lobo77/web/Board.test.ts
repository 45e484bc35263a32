import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps, Fields } from "$lib/board";
import Board from "./Board.svelte";
import { VALUES, X2, cards, perSeat, position } from "./position";
import { CALL, DEAL_CARDS, OVER } from "./view";

let board: ReturnType<typeof mount> | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  if (board) void unmount(board);
  board = undefined;
  document.body.replaceChildren();
});

const lays = [{ move: "lay", card: 3 }, { move: "lay", card: 10 }, { move: "lay", card: 33 }, { move: "x2" }];
const PERSON = { kind: "person", is_here: true };
const BOT = { kind: "bot" };

/** The board, and what it asks of the shell. */
function drawn(over: Partial<BoardProps> = {}, seats: object[] = [PERSON, PERSON, BOT]) {
  const asked: unknown[] = [];
  const props = {
    facts: { components: { values: VALUES } },
    room: { seats, ranks: [], held: [0] },
    viewer: 0,
    view: position(),
    moves: lays,
    awaited: [0],
    log: [],
    events: [],
    send: (move: Fields) => asked.push(move),
    words: {
      language: "en",
      say: (id: string, facts?: Fields) => [id, ...Object.values(facts ?? {})].join(" "),
    },
    name: (seat: number) => ["Ana", "Ben", "Cem"][seat] ?? "",
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
const labels = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute("aria-label"));

describe("the board of Lobo 77", () => {
  it("shows the sum, how it came about, the card laid last and the hand", () => {
    drawn({ log: [{ event: "laid", seat: 2, card: 9, before: 10, total: 19, rule: "LB-12" }] });
    expect(texts(".moon strong")).toEqual(["19"]);
    expect(texts(".figures")).toEqual(["10 + 9 = 19"]);
    expect(texts(".laid .unseen")).toEqual(["last-card 9"]);
    expect(labels(".hand button")).toEqual([
      "card-label 3",
      "card-label 10",
      "card-label 10",
      "card-label 33",
      "card-x2-label",
    ]);
    expect(status()).toBe("now-lay");
  });

  it("lays the card that is pressed", () => {
    const asked = drawn();
    press(".hand button", 3);
    expect(asked).toEqual([{ move: "lay", card: 33 }]);
  });

  it("says why a card cannot be laid", () => {
    const asked = drawn({ view: position({ on_x2: 1, due: 2 }), moves: lays.slice(0, 3) });
    press(".hand button", 4);
    expect(asked).toEqual(["x2_on_x2"]);
  });

  it("draws when the pile is pressed, and says why not otherwise", () => {
    const drawing = drawn({ view: position({ turn: 1, drawer: 0 }), moves: [{ move: "draw" }, { move: "forget" }] });
    press(".pile");
    expect(drawing).toEqual([{ move: "draw" }]);
    void unmount(board!);
    const refused = drawn();
    press(".pile");
    expect(refused).toEqual(["nothing_to_draw"]);
  });

  it("gives no hint that a card can be drawn, unless the table wants to be reminded", () => {
    const pile = () => document.querySelector(".pile")?.outerHTML;
    const look = (over: Fields, moves: Fields[] = []) => {
      if (board) void unmount(board);
      drawn({ view: position({ turn: 1, ...over }), moves });
      return [pile(), status(), document.querySelector("[data-due]")];
    };
    const draw = [{ move: "draw" }, { move: "forget" }];
    const nothing = look({});
    expect(look({ drawer: 0 }, draw)).toEqual(nothing);
    expect(look({ drawer: 0, draw_mode: 1 }, draw)).not.toEqual(nothing);
    expect(document.querySelector(".pile.reminds")).not.toBeNull();
  });

  it("draws for a beginner who is alone with bots, from one tap on", () => {
    vi.useFakeTimers();
    const view = position({ turn: 1, drawer: 0 });
    const asked = drawn({ view, moves: [{ move: "draw" }] }, [PERSON, BOT, BOT]);
    vi.advanceTimersByTime(1000);
    expect(asked).toEqual([]);
    press("[role=switch]");
    vi.advanceTimersByTime(300);
    expect(asked).toEqual([{ move: "draw" }]);
    void unmount(board!);
    drawn({ view, moves: [] }, [PERSON, PERSON, BOT]);
    expect(document.querySelector("[role=switch]")).toBeNull();
  });

  it("shows chips, who swims, who is out, and the cards in hand", () => {
    drawn({ view: position({ out: perSeat(0, 1) }) });
    expect(document.querySelectorAll(".plate")[0]?.querySelectorAll(".chip").length).toBe(3);
    const spoken = texts(".plate > .unseen");
    expect(spoken[0]).toContain("seat-chips 3, seat-cards 5");
    expect(spoken[1]).toContain("seat-out");
    expect(spoken[2]).toContain("seat-swims, seat-cards 5");
  });

  it("shows the burden of two cards and which way play goes", () => {
    drawn({ view: position({ due: 2, direction: -1 }) });
    expect(document.querySelector(".burden")).not.toBeNull();
    expect(texts(".way .words")).toEqual(["direction-right"]);
    expect(texts(".next .unseen")).toEqual(["next-player Cem"]);
    void unmount(board!);
    drawn();
    expect(document.querySelector(".burden")).toBeNull();
  });

  it("explains every loss", () => {
    const log = [
      { event: "laid", seat: 1, card: 3, before: 19, total: 22, rule: "LB-12" },
      { event: "doublet", seat: 1, total: 22, chips: 1, rule: "LB-17" },
    ];
    const asked = drawn({ log });
    expect(texts(".losses li span")).toEqual(["doublet"]);
    press(".losses button");
    expect(asked).toEqual(["LB-17"]);
  });

  it("shows the score sheet on request", () => {
    vi.useFakeTimers();
    drawn({ log: [{ event: "doublet", seat: 1, total: 22, chips: 2, rule: "LB-17" }], view: position({ start_chips: 3 }) });
    vi.advanceTimersByTime(1000);
    press("[aria-label=table-scores]");
    expect(texts("dialog tbody td")).toEqual(["0", "0", "1", "1", "0", "0"]);
  });

  it("shows the number line on request", () => {
    drawn();
    expect(document.querySelector(".line svg[role=img]")).toBeNull();
    press("[aria-label=line-title]");
    expect(labels(".line svg[role=img]")).toEqual(["line-label 19"]);
  });

  it("lets the viewer say the sum", () => {
    const moves = [{ move: "call", total: -7 }, { move: "call", total: 22 }];
    const view = position({ phase: CALL, total_call: 1, last: 4 });
    const asked = drawn({ view, moves, log: [{ event: "put_down", seat: 0, card: 3 }] });
    expect(texts(".figures")).toEqual(["19 + 3 = ?"]);
    press(".say");
    expect(asked).toEqual(["call_first"]);
    press(".key", 1);
    press(".key", 1);
    press(".say");
    expect(asked.slice(1)).toEqual([{ move: "call", total: 22 }]);
    for (const key of ["Backspace", "Backspace", "7", "-"]) {
      window.dispatchEvent(new KeyboardEvent("keydown", { key }));
    }
    flushSync();
    press(".say");
    expect(asked[2]).toEqual({ move: "call", total: -7 });
  });

  it("shows a question mark for a hidden sum", () => {
    drawn({ view: position({ total_call: 2, total: 0 }) });
    expect(texts(".moon strong")).toEqual(["?"]);
  });

  it("lets the dealer deal the next round", () => {
    const asked = drawn({ view: position({ phase: DEAL_CARDS }), moves: [{ move: "deal" }] });
    press(".deal");
    expect(asked).toEqual([{ move: "deal" }]);
  });

  it("looks back where that is agreed", () => {
    drawn({ view: position({ look_back: 1, discard: cards(3, 10, X2) }) });
    press("button.laid");
    expect(texts("dialog li .unseen")).toEqual(["card-label 2", "card-label 9", "card-x2-label"]);
  });

  it("shows who is out the pile, and no button to draw", () => {
    drawn({ view: position({ out: [1, 0, 0], hand: cards() }), moves: [] });
    expect(document.querySelector(".pile")).not.toBeNull();
    expect(document.querySelector("button.pile")).toBeNull();
  });

  it("shows an onlooker neither a hand nor a pile to press", () => {
    drawn({ viewer: -1, view: position({ viewer: -1, hand: cards() }), moves: [] });
    expect(document.querySelector(".hand")).toBeNull();
    expect(document.querySelector("button.pile")).toBeNull();
    expect(status()).toBe("now-lay-wait Ana");
  });

  it("marks what is to be done next: the hand, the sum, the next round", () => {
    const after = (over: Partial<BoardProps>) => {
      if (board) void unmount(board);
      drawn(over);
      return document.querySelector("[data-due]")?.className;
    };
    expect(after({})).toContain("hand");
    expect(after({ view: position({ phase: CALL, total_call: 1 }) })).toContain("pad");
    expect(after({ view: position({ phase: DEAL_CARDS }) })).toContain("deal");
    expect(after({ view: position({ turn: 1 }), moves: [] })).toBeUndefined();
  });

  it("keeps the next person's cover away while the device's holder may still draw", () => {
    const said: boolean[] = [];
    const room = { seats: [PERSON, PERSON, BOT], ranks: [], held: [0, 1] };
    const view = position({ turn: 1, drawer: 0 });
    drawn({ room, view, moves: [{ move: "draw" }], moving: (is: boolean) => said.push(is) } as unknown as Partial<BoardProps>);
    expect(said.at(-1)).toBe(true);
  });

  it("names the winner at the end, and deals again", () => {
    const view = position({ phase: OVER, turn: -1, out: perSeat(0, 1, 2), chips: perSeat(1) });
    const asked = drawn({ view, moves: [], awaited: [], log: [{ event: "won", seat: 0, chips: 1 }] });
    expect(texts(".result h2")).toEqual(["event-won Ana"]);
    press(".rematch");
    expect(asked).toEqual(["rematch"]);
  });
});
