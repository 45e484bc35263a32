import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { BoardProps, Fields } from "$lib/board";
import Board from "./Board.svelte";

const ANA = 0;
const [NOBODY, CARDS] = [-1, 12];

let board: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (board) void unmount(board);
  document.body.replaceChildren();
});

/** A board on which Ana holds 2, 5 and 9, and what it asks the shell to do. */
function drawn(over: Partial<BoardProps> = {}) {
  const asked: unknown[] = [];
  const owner = Array.from({ length: CARDS + 1 }, (_, card) => ([2, 5, 9].includes(card) ? ANA : NOBODY));
  const none = owner.map(() => 0);
  const props = {
    facts: { components: { cards: CARDS } },
    room: { seats: [{}, {}] },
    viewer: ANA,
    view: { owner, shown_in: none, score: [1, 0], points: [2, 0], chosen: [0, 0], has_chosen: [0, 1] },
    moves: [2, 5, 9].map((card) => ({ move: "lay", card })),
    log: [],
    send: (move: Fields) => asked.push(move),
    words: { say: (id: string, facts?: Fields) => [id, ...Object.values(facts ?? {})].join(" ") },
    name: (seat: number) => ["Ana", "Ben"][seat],
    explain: (rule: string) => asked.push(rule),
    nudge: (code: string) => asked.push(code),
    tell: (event: Fields) => event.event,
    rematch: () => asked.push("rematch"),
    ...over,
  } as unknown as BoardProps;
  board = mount(Board, { target: document.body, props });
  flushSync();
  return { asked, texts: (selector: string) => [...document.querySelectorAll(selector)].map((e) => e.textContent?.trim()) };
}

const press = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click();

describe("the board of High Card", () => {
  it("draws the hand, the points and who has laid a card", () => {
    const { texts } = drawn();
    expect(texts(".hand button")).toEqual(["2", "5", "9"]);
    expect(texts(".seats li span:nth-child(2)")).toEqual(["3", "0"]);
    expect(texts(".seats li.laid b")).toEqual(["Ben"]);
  });

  it("sends the move of a card", () => {
    const { asked } = drawn();
    press("move-lay 5");
    expect(asked).toEqual([{ move: "lay", card: 5 }]);
  });

  it("says why a card that is no move cannot be laid", () => {
    const { asked } = drawn({ moves: [] });
    press("move-lay 5");
    expect(asked).toEqual(["not_in_hand"]);
  });

  it("shows an onlooker no hand", () => {
    const { texts } = drawn({ viewer: -1 });
    expect(texts(".hand button")).toEqual([]);
  });

  it("names the winner at the end", () => {
    const log = [{ event: "won", rule: "HC-11", seat: 0, total: 4 }];
    const { texts } = drawn({ log, room: { seats: [{}, {}], is_over: true, ranks: [1, 2] } as BoardProps["room"] });
    expect(texts("h2")).toEqual(["won"]);
  });

  it("tells what happened, and the rule behind it", () => {
    const log = [{ event: "showed", rule: "HC-05", seat: 1, card: 7 }];
    const { asked, texts } = drawn({ log });
    expect(texts(".seats .card")).toEqual(["–", "7"]);
    press("why-hc-05");
    expect(asked).toEqual(["HC-05"]);
  });
});
