import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps, Fields } from "$lib/board";
import Board from "./Board.svelte";
import { GIVE, OVER, PLAY, SCORED, SORT } from "./view";

const ANA = 0;
const BEN = 1;

let board: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
  document.body.replaceChildren();
});

const COMPONENTS = {
  kind_of: [[0, 1, 1, 1, 2, 2, 2]],
  sweets_of: [[0, 1, 2, 3, 1, 2, 3]],
  refuses: [Array.from({ length: 12 }, (_, i) => [0, i % 2, 1 - (i % 2)])],
  glutton: 46,
  king: 47,
};

/** Ana is to turn a card; three cakes lie on the heap; Ben has thrown one jester. */
function position(over: Fields = {}): Fields {
  return {
    seats: 2,
    viewer: ANA,
    phase: PLAY,
    deal: 1,
    starter: ANA,
    due: ANA,
    is_out: [0, 0, 0, 0],
    colour: [1, 2, 3, 4],
    jester: [
      [1, 1, 1],
      [0, 1, 1],
    ],
    coins: [0, 1, 0, 0],
    heap: 3,
    top: 6,
    looked: [0, 0, 0, 0],
    tried: [0, 0, 0, 0],
    snatcher: -1,
    thrown: 0,
    laid_out: Array.from({ length: 46 }, () => 0),
    aside: Array.from({ length: 46 }, () => 0),
    kept: [[], []],
    pays: [0, 0],
    won_coin: [0, 0],
    heap_height: 1,
    stack_height: 5,
    pile_height: [0, 2],
    n_heap: -1,
    cards: [],
    pile: [[], []],
    sorting: [],
    total: [[], []],
    gluttons: [-1, -1],
    fex: 0,
    deck: 0,
    pace: 0,
    heap_view: 0,
    ...over,
  };
}

const SNATCH = { move: "snatch", jester: 1 };
const FLIP = { move: "flip" };

/** The board, and what it asks of the shell. */
function drawn(over: Partial<BoardProps> = {}) {
  const asked: unknown[] = [];
  const props = {
    facts: { components: COMPONENTS },
    room: { seats: [{ kind: "person", is_here: true }, { kind: "bot" }], ranks: [] },
    viewer: ANA,
    view: position(),
    moves: [FLIP, SNATCH],
    awaited: [ANA],
    log: [],
    events: [],
    held: [ANA],
    isAlone: (over.held ?? []).length < 2,
    pass: (seat: number | null) => asked.push(["pass", seat]),
    movesOf: () => [FLIP, SNATCH],
    race: 3,
    send: (move: Fields, _text?: string, seat?: number) => asked.push(["send", move, seat]),
    claim: (move: Fields, seat?: number) => asked.push(["claim", move, seat]),
    painted: () => asked.push("painted"),
    closesIn: null,
    lines: [],
    reading: [],
    words: { language: "en", say: (id: string, facts?: Fields) => [id, ...Object.values(facts ?? {})].join(" ") },
    name: (seat: number) => ["Ana", "Ben"][seat] ?? "",
    explain: (rule: string) => asked.push(rule),
    nudge: (code: string) => asked.push(["nudge", code]),
    settings: { speed: 1, reducedMotion: true, sound: false },
    rematch: () => asked.push("rematch"),
    sound: (what: string) => asked.push(["sound", what]),
    moving: () => undefined,
    tell: (event: Fields) => `${event["event"]} ${event["seat"] ?? ""}`,
    ...over,
  } as unknown as BoardProps;
  board = mount(Board, { target: document.body, props });
  flushSync();
  return { asked, done: () => asked.filter((one) => one !== "painted" && !(Array.isArray(one) && one[0] === "sound")) };
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const press = (selector: string, i = 0) => {
  all(selector)[i]?.click();
  flushSync();
};
const touch = (selector: string, init: object = {}) =>
  all(selector)[0]?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, ...init }));
const key = (name: string, init: object = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, ...init }));
const status = () => all("[role=status]")[0]?.textContent;

describe("the board of Nilo Kilo", () => {
  it("shows the top card in as many sweets as it has, and nothing of what lies beneath", () => {
    drawn();
    expect(all(".heap")[0]?.getAttribute("aria-label")).toBe("board-heap now-card 2 3");
    expect(all(".heap .top .card > span")).toHaveLength(3);
    expect(all(".heap .under svg")).toHaveLength(0);
  });

  it("flips and snatches when it is touched, not when it is let go", () => {
    const { done } = drawn();
    touch(".flip");
    touch(".flip"); // impatient: nothing more
    touch(".snatch");
    expect(done()).toEqual([
      ["send", FLIP, ANA],
      ["claim", SNATCH, ANA],
    ]);
  });

  it("hears keys: space flips, a figure snatches; a key that is held down does nothing more", () => {
    const { done } = drawn();
    key(" ");
    key("3");
    key("3", { repeat: true });
    expect(done()).toEqual([
      ["send", FLIP, ANA],
      ["claim", SNATCH, ANA],
    ]);
  });

  it("leaves space to the button that has the focus", () => {
    const { done } = drawn();
    all(".tools button")[0]?.focus();
    key(" ");
    expect(done()).toEqual([]);
  });

  it("says that the card was painted, for every heap", () => {
    const { asked } = drawn();
    expect(asked).toContain("painted");
    void unmount(board!);
    expect(drawn({ race: 0, view: position({ top: 0 }) }).asked).not.toContain("painted");
  });

  it("throws the Fex that is tapped, and shows the kinds that each refuses crossed out", () => {
    const view = position({ fex: 1, jester: [[1, 0, 1], [1, 1, 1]] });
    const { done } = drawn({ view, moves: [1, 3].map((jester) => ({ move: "snatch", jester })) });
    expect(all(".snatch")).toHaveLength(3);
    expect(all(".snatch .no")).toHaveLength(3);
    expect(all(".snatch")[0]?.getAttribute("aria-label")).toBe("board-throw-fex now-kind 2");
    press(".snatch", 2);
    press(".snatch", 1);
    expect(done()).toEqual([
      ["claim", { move: "snatch", jester: 3 }, ANA],
      ["nudge", "jester_gone"],
    ]);
  });

  it("says why a card cannot be turned, or the heap not snatched", () => {
    const { done } = drawn({ view: position({ due: BEN, top: 0 }), moves: [] });
    press(".flip");
    press(".snatch");
    expect(done()).toEqual([
      ["nudge", "not_your_turn"],
      ["nudge", "no_heap"],
    ]);
  });

  it("marks whose turn it is, but not where that is the task", () => {
    drawn();
    expect(all(".plate.awaited")).toHaveLength(1);
    expect(all(".station.turn")).toHaveLength(1);
    void unmount(board!);
    drawn({ view: position({ due: -1 }), awaited: [ANA, BEN] });
    expect(all(".plate.awaited, .station.turn")).toHaveLength(0);
    expect(status()).toBe("now-watch");
  });

  it("has each person of a device act on their own surfaces, with keys of their own", () => {
    const { done } = drawn({ held: [ANA, BEN], movesOf: () => [{ move: "snatch", jester: 2 }] });
    expect(all(".station")).toHaveLength(2);
    expect(all(".station").map((one) => one.getAttribute("aria-label"))).toEqual(["Ana", "Ben"]);
    expect(all(".seats")).toHaveLength(0);
    press(".snatch", 1);
    key("a");
    key("o");
    key("1");
    expect(done()).toEqual([
      ["claim", { move: "snatch", jester: 2 }, BEN],
      ["send", FLIP, ANA],
      ["claim", { move: "snatch", jester: 2 }, BEN],
    ]);
  });

  it("shows the keys on request", () => {
    drawn();
    expect(all("kbd")).toHaveLength(0);
    press(".tools button");
    expect(all("kbd").map((one) => one.dataset["key"])).toEqual(["␣", "1", "2", "3"]);
  });

  it("lets a card lie where cards come by themselves, and shows the time", () => {
    const leave = { move: "leave" };
    const { done } = drawn({ view: position({ pace: 1, due: -1 }), moves: [SNATCH, leave], closesIn: 4 });
    expect(all("[role=timer]")[0]?.getAttribute("aria-label")).toBe("board-seconds 4");
    press(".window .button");
    expect(done()).toEqual([["send", leave, ANA]]);
  });

  it("is looked at without surfaces by those who do not play", () => {
    drawn({ viewer: -1, held: [], moves: [], movesOf: () => [] });
    expect(all(".station, [data-surface]")).toHaveLength(0);
    expect(all(".plate")).toHaveLength(2);
  });
});

describe("the scoring of Nilo Kilo", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const scored = (over: Fields = {}) =>
    position({
      phase: SCORED,
      due: -1,
      top: 47,
      cards: [5, 46, 47],
      total: [
        [0, 4, 1],
        [0, 2, 3],
      ],
      kept: [
        [0, 1, 0],
        [0, 0, 1],
      ],
      gluttons: [0, 1],
      won_coin: [1, 0],
      coins: [1, 1],
      ...over,
    });
  const log = [
    { event: "round_began", seat: ANA },
    { event: "king_up", seat: BEN },
    { event: "heap_lost" },
    { event: "keeps", seat: ANA, sweet: 1 },
    { event: "keeps", seat: BEN, sweet: 2 },
    { event: "nothing_to_give", seat: BEN },
    { event: "coin", seat: ANA },
  ];

  it("goes from step to step, and then on", () => {
    const { done } = drawn({ view: scored(), moves: [{ move: "next" }], log });
    press(".scoring footer .main"); // wanted the heap, and came too late
    vi.advanceTimersByTime(1000);
    const said = [];
    for (let i = 0; i < 5; i++) {
      said.push(all(".scoring h2")[0]?.textContent);
      if (i % 2) press(".scoring footer .main");
      else key("Enter");
      flushSync();
    }
    expect(said).toEqual(["king_up 1. heap_lost ", "keeps 0", "keeps 1", "nothing_to_give 1", "coin 0"]);
    expect(done()).toEqual([["send", { move: "next" }, ANA]]);
  });

  it("keeps to itself how it ends until the coins are counted out", () => {
    drawn({ view: scored(), moves: [{ move: "next" }], log });
    const coins = () => all(".seats .gold").map((one) => one.textContent);
    const past = () => all(".zone-log")[0]?.textContent ?? "";
    expect(coins()).toEqual(["0", "1"]);
    expect(past()).toContain("king_up");
    expect(past()).not.toContain("coin");
    press(".scoring footer button"); // to the end
    expect(all(".scoring h2")[0]?.textContent).toBe("coin 0");
    expect(coins()).toEqual(["1", "1"]);
    expect(past()).toContain("coin 0");
  });

  it("draws each sweet that is counted, and marks who has the most", () => {
    drawn({ view: scored(), moves: [{ move: "next" }], log });
    vi.advanceTimersByTime(1000);
    press(".scoring footer .main");
    expect(all(".scoring li").map((row) => row.querySelectorAll(".one").length)).toEqual([4, 2]);
    expect(all(".scoring li").map((row) => row.classList.contains("leads"))).toEqual([true, false]);
    expect(all(".scoring li .unseen")[1]?.textContent).toBe("counted 1");
  });

  it("has a kept card chosen to be given back", () => {
    const moves = [1, 2].map((sweet) => ({ move: "give_back", sweet }));
    const { done } = drawn({ view: scored({ phase: GIVE, top: 0, won_coin: [0, 0], kept: [[0, 1, 1], [0, 0, 1]] }), moves, log });
    expect(all(".choices")).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    press(".scoring footer .main");
    press(".scoring footer .main");
    press(".choices button", 1);
    expect(done()).toEqual([["send", { move: "give_back", sweet: 2 }, ANA]]);
  });

  it("names the winners at the end", async () => {
    vi.useRealTimers();
    drawn({ view: scored({ phase: OVER, coins: [3, 1] }), moves: [], awaited: [], log });
    await vi.waitFor(() => expect(all("h2")[0]?.textContent).toBe("board-won Ana 1"), 5000);
  });
});

describe("what only one may see", () => {
  const CAKES = [{ move: "sort_out", sweet: 2 }, { move: "sorted" }];
  const sorting = (over: Partial<BoardProps> = {}) =>
    drawn({
      view: position({ phase: SORT, snatcher: BEN, thrown: 1, fex: 1, fex_sorting: 1 }),
      held: [ANA, BEN],
      isAlone: false,
      moves: [],
      movesOf: (seat) => (seat === BEN ? CAKES : []),
      ...over,
    });

  it("is not shown to others here while cards are sorted out", () => {
    const { done } = sorting();
    expect(all(".choices button").map((one) => one.getAttribute("aria-label"))).toEqual(["board-sort-alone Ben"]);
    press(".choices button");
    expect(done()).toEqual([["pass", BEN]]);
  });

  it("is shown to who sorts once the others look away", () => {
    const view = position({ phase: SORT, snatcher: BEN, thrown: 1, fex: 1, fex_sorting: 1, peek_own: 1 });
    const { done } = sorting({ viewer: BEN, isAlone: true, moves: CAKES, view });
    expect(all(".choices button")).toHaveLength(2);
    expect(all("dialog")).toHaveLength(0);
    expect(done()).toEqual([]);
  });

  it("is shown at once on a device of one's own", () => {
    sorting({ viewer: BEN, held: [BEN], isAlone: true, moves: CAKES });
    expect(all(".choices button")).toHaveLength(2);
  });

  it("is over when the cards are sorted", () => {
    const { done } = drawn({ held: [ANA, BEN], isAlone: true });
    expect(done()).toEqual([["pass", null]]);
  });

  it("is a pile that one looks through alone", async () => {
    const shown = { held: [ANA, BEN], view: position({ peek_own: 1, pile_height: [1, 0], pile: [[0, 0, 0, 0, 2], []] }) };
    const { done } = drawn({ ...shown, isAlone: false });
    expect(all("dialog")).toHaveLength(0);
    press("[aria-label='board-peek']");
    await vi.waitFor(() => expect(all(".peekers button").map((one) => one.textContent)).toEqual(["Ana"]));
    press(".peekers button");
    expect(done()).toEqual([["pass", ANA]]);
    void unmount(board!);
    document.body.replaceChildren();
    const alone = drawn({ ...shown, isAlone: true });
    await vi.waitFor(() => expect(all("dialog .cards > .card")).toHaveLength(2));
    expect(alone.done()).toEqual([]);
  });
});
