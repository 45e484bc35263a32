import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { BoardProps, Fields } from "$lib/board";
import Board from "./Board.svelte";
import { GIVE, LAY, OVER, SHOWN, SKUNKS, TURN } from "./view";

const ANA = 0;
const BEN = 1;

let board: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
  document.body.replaceChildren();
});

const perPlace = (value: number, gap = 0) => Array.from({ length: 31 }, (_, place) => (place > 24 || place === gap || place === 0 ? 0 : value));

/** Ana, on tile 4, has turned up a 2 at place 3; Ben is on tile 9. Tile 7 stinks. */
function position(over: Fields = {}): Fields {
  return {
    seats: 2,
    viewer: ANA,
    phase: TURN,
    turn: 5,
    active: ANA,
    is_in: [1, 1, 0, 0, 0],
    skunk: [1, 2, 0, 0, 0],
    position: [4, 9, 0, 0, 0],
    n_laid: 22,
    tile: Array.from({ length: 23 }, (_, tile) => (tile === 7 ? 1 : 0)),
    front: [[0, 0, 1, 0, 0], ...Array.from({ length: 4 }, () => [0, 0, 0, 0, 0])],
    n_turned: 1,
    must_turn: 0,
    down: perPlace(1, 3),
    n_down: 23,
    n_used: 0,
    shown: 0,
    has_seen: [0, 0, 0, 0, 0],
    receiver: -1,
    mark: perPlace(0),
    winner: -1,
    used: [-1, -1, -1, -1, -1],
    total: [2, 0, 0, 0, 0],
    landing: 6,
    memory_aid: 0,
    show_positions: 0,
    reveal_seconds: 0,
    wait_for_all: 0,
    ...over,
  };
}

const turns = Array.from({ length: 24 }, (_, i) => ({ move: "turn", place: i + 1 })).filter(({ place }) => place !== 3);

/** The board, and what it asks of the shell. */
function drawn(over: Partial<BoardProps> = {}) {
  const asked: unknown[] = [];
  const footprints = [[], [], [0, 5, 5, 3, 3]];
  const props = {
    facts: { components: { footprints, pumas: [0, 0, 8], motifs: ["mud_hole"] } },
    room: { seats: [{ kind: "person", is_here: true }, { kind: "bot" }], ranks: [] },
    viewer: ANA,
    view: position(),
    moves: [...turns, { move: "run" }],
    awaited: [ANA],
    log: [],
    events: [],
    send: (move: Fields) => asked.push(move),
    words: { language: "en", say: (id: string, facts?: Fields) => [id, ...Object.values(facts ?? {})].join(" ") },
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

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const labels = (selector: string) => all(selector).map((one) => one.getAttribute("aria-label"));
const press = (selector: string, i = 0) => {
  all(selector)[i]?.click();
  flushSync();
};
const status = () => all("[role=status]")[0]?.textContent;

describe("the board of Flinke Stinker", () => {
  it("names every covered card by its row and place; a gap stays where it is", () => {
    drawn();
    expect(all(".spread > *")).toHaveLength(24);
    expect(labels(".spread button")[0]).toBe("place-covered 1 1");
    expect(labels(".spread button").at(-1)).toBe("place-covered 5 4");
    expect(all(".spread > *")[2]?.className).toContain("gap");
  });

  it("turns the card that is pressed, and runs", () => {
    const asked = drawn();
    press(".spread button", 2);
    press("button.run");
    expect(asked).toEqual([{ move: "turn", place: 4 }, { move: "run" }]);
    expect(status()).toBe("now-choose 2");
  });

  it("shows where the run would end, and whether it may", () => {
    drawn();
    expect(all(".tile.landing .unseen")[0]?.textContent).toBe("tile-path 6");
    void unmount(board!);
    const view = position({ front: [[0, 1, 1, 0, 0], ...position()["front"].slice(1)], total: [3, 0], landing: 7 });
    const asked = drawn({ view, moves: turns });
    expect(all(".tile.landing.bad")).toHaveLength(1);
    expect(status()).toBe("now-bad 3");
    press("button.run");
    expect(asked).toEqual(["on_stink"]);
  });

  it("shows no landing where the table has agreed on none", () => {
    drawn({ view: position({ landing: -1 }) });
    expect(all(".tile.landing, .front .landing")).toHaveLength(0);
  });

  it("says why a card cannot be turned: not one's turn, a puma, only pumas left", () => {
    const why = (view: Fields, moves: Fields[] = []) => {
      if (board) void unmount(board);
      const asked = drawn({ view: position(view), moves, awaited: [BEN] });
      press(".spread button");
      return asked[0];
    };
    expect(why({ active: BEN })).toBe("not_your_turn");
    expect(why({ phase: SHOWN, shown: 1 }, [{ move: "cover" }])).toBe("cover_first");
    expect(why({ n_down: 8 }, [{ move: "run" }, { move: "go_on" }])).toBe("only_pumas_left");
    expect(why({ n_down: 8 }, [{ move: "run" }])).toBe("must_run");
    expect(why({ phase: SKUNKS, skunk: [0, 0] })).toBe("not_now");
  });

  it("shows an open puma at its place alone, and covers it", () => {
    const asked = drawn({ view: position({ phase: SHOWN, shown: 7 }), moves: [{ move: "cover" }] });
    expect(labels(".spread button").filter((label) => label?.startsWith("place-puma"))).toEqual(["place-puma 2 2"]);
    press(".acts .main");
    expect(asked).toEqual([{ move: "cover" }]);
  });

  it("marks who has seen the puma where everybody is waited for", () => {
    const over = { phase: SHOWN, shown: 7, has_seen: [0, 1, 0, 0, 0] };
    const asked = drawn({ view: position({ ...over, wait_for_all: 1 }), moves: [{ move: "cover" }] });
    expect(status()).toBe("now-see");
    expect(all(".plate").map((plate) => plate.querySelectorAll(".eye").length)).toEqual([0, 1]);
    expect(all(".plate > .unseen").map((one) => one.textContent?.includes("seat-seen"))).toEqual([false, true]);
    press(".acts .main");
    expect(asked).toEqual([{ move: "cover" }]);
    void unmount(board!);
    drawn({ view: position(over), moves: [{ move: "cover" }] });
    expect(all(".eye")).toHaveLength(0);
  });

  it("lets everybody look through the used pile where that is agreed, and nobody else", () => {
    drawn();
    expect(all(".counts button")).toHaveLength(0);
    void unmount(board!);
    drawn({ viewer: -1, moves: [], view: position({ viewer: -1, n_used: 3, used: [0, 2, 0, 0, 1] }) });
    press(".counts button");
    expect(labels("dialog [role=img]")).toEqual(["card-steps 1", "card-steps 1", "card-steps 4"]);
  });

  it("draws the course of the game at its end", () => {
    const log = [
      { event: "ran", seat: ANA, steps: 4, tile: 4 },
      { event: "won", seat: BEN, steps: 23 },
    ];
    drawn({ view: position({ phase: OVER, winner: BEN }), moves: [], awaited: [], log });
    expect(labels("figure svg[role=img]")).toEqual([
      "table-course: table-course-of Ana 4, 4; table-course-of Ben 0, 23",
    ]);
  });

  it("lets nobody cover a puma before it was seen for as long as the table wants", () => {
    const view = position({ phase: SHOWN, shown: 7, reveal_seconds: 3 });
    const asked = drawn({ view, moves: [{ move: "cover" }] });
    press(".acts .main");
    expect(asked).toEqual(["look_first"]);
  });

  it("draws all covered cards alike, whatever was turned before", () => {
    drawn({ view: position({ turn: 9 }) });
    const alike = new Set(
      all(".spread button").map((one) => one.outerHTML.replace(/(data-place|data-spot|aria-label|style|tabindex)="[^"]*"/g, "")),
    );
    expect(alike.size).toBe(1);
  });

  it("has gifts chosen one by one, each for a certain player", () => {
    const view = position({ phase: GIVE, receiver: BEN, front: [[0, 1, 0, 2, 0], ...position()["front"].slice(1)] });
    const moves = [1, 3].map((footprints) => ({ move: "give", footprints }));
    const asked = drawn({ view, moves });
    expect(labels(".gift")).toEqual(["give-to Ben 1", "give-to Ben 3"]);
    press(".gift", 1);
    expect(asked).toEqual([{ move: "give", footprints: 3 }]);
  });

  it("offers the skunks that nobody has, and says who has the others", () => {
    const view = position({ phase: SKUNKS, active: -1, skunk: [0, 2, 0, 0, 0], landing: -1 });
    const asked = drawn({ view, moves: [1, 3, 4, 5].map((tail) => ({ move: "skunk", tail })) });
    expect(labels(".choose button").slice(0, 2)).toEqual(["skunk-colour 1", "skunk-colour 2, Ben"]);
    press(".choose button", 1);
    press(".choose button", 2);
    expect(asked).toEqual(["skunk_taken", { move: "skunk", tail: 3 }]);
  });

  it("has the track laid tile by tile", () => {
    const tile = [2, 0, 1, ...Array.from({ length: 20 }, () => 2)];
    const view = position({ phase: LAY, active: -1, n_laid: 2, tile, landing: -1 });
    const asked = drawn({ view, moves: [{ move: "path" }, { move: "lift" }] });
    expect(all(".tile.next .unseen")[0]?.textContent).toBe("tile-none 3");
    press(".kind.path");
    press(".kind.stink");
    press(".others button", 1);
    expect(asked).toEqual([{ move: "path" }, "stinks_touch", "track_unfinished"]);
  });

  it("names the winner at the end, and no other place", () => {
    drawn({ view: position({ phase: OVER, winner: BEN }), moves: [], awaited: [] });
    expect(all("h2")[0]?.textContent).toBe("end-won Ben");
    expect(all(".rank")).toHaveLength(0);
  });
});
