import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps, Fields } from "$lib/board";
import Board from "./Board.svelte";
import { BLUE_DOG, BOX, CAMPFIRE, GREEN_HORSESHOE, LINES, RED_DOG, RED_HORSE, START, YELLOW_HAZARD, handOf, position } from "./position";
import * as v from "./view";

let board: ReturnType<typeof mount> | undefined;

function clear() {
  if (board) void unmount(board);
  board = undefined;
  document.body.replaceChildren();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  clear();
});

const PERSON = { kind: "person", is_here: true };
const GRAB = { move: "grab" };

/** The board with all its parts, and what it asks of the shell. */
async function drawn(over: Fields = {}, more: Partial<BoardProps> & Fields = {}) {
  clear();
  const asked: unknown[] = [];
  const view = position(over);
  const moves = more["moves"] ?? [
    { move: "lay", card: RED_HORSE },
    { move: "wish_red", card: GREEN_HORSESHOE },
    { move: "wish_blue", card: GREEN_HORSESHOE },
  ];
  const props = {
    facts: { components: BOX },
    room: { code: "K7QF3", seats: [PERSON, PERSON, PERSON, PERSON], ranks: [], held: [0] },
    viewer: view.viewer,
    view,
    moves,
    awaited: [0],
    log: [],
    events: [],
    send: (...sent: unknown[]) => {
      asked.push(sent);
      return Promise.resolve(more["refusal"] ?? "");
    },
    held: [0],
    movesOf: () => moves,
    race: 0,
    claim: (...claimed: unknown[]) => asked.push(["claim", ...claimed]),
    painted: () => asked.push("painted"),
    lines: LINES,
    reading: [],
    closesIn: null,
    words: {
      language: "en",
      say: (id: string, facts?: Fields) => [id, ...Object.values(facts ?? {})].join(" "),
      has: () => true,
    },
    name: (seat: number) => ["Ana", "Ben", "Cem", "Dora"][seat] ?? "",
    explain: (rule: string) => asked.push(rule),
    nudge: (code: string) => asked.push(code),
    settings: { speed: 1, reducedMotion: false, sound: false },
    rematch: () => asked.push("rematch"),
    sound: () => undefined,
    moving: () => undefined,
    tell: (event: Fields) => event["event"],
    ...more,
  } as unknown as BoardProps;
  board = mount(Board, { target: document.body, props });
  flushSync();
  await shown(".zone-table > *");
  return asked;
}

/** Some parts come after the rest. */
const shown = (selector: string) => vi.waitFor(() => expect(one(selector)).not.toBeNull(), { interval: 5 });

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((e) => e.textContent?.trim());
const labels = (selector: string) => [...document.querySelectorAll(selector)].map((e) => e.getAttribute("aria-label"));
const button = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("button")].find((e) => e.textContent?.trim() === text)!;
const press = (element: HTMLElement | null | undefined) => {
  element!.click();
  flushSync();
};
const status = () => texts("[role=status]")[0];
function write(text: string) {
  const field = one("textarea") as HTMLTextAreaElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  return field;
}
function key(target: EventTarget, name: string, more: KeyboardEventInit = {}) {
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }));
  flushSync();
}
function touch(element: HTMLElement | null | undefined) {
  element!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  flushSync();
}

describe("the table", () => {
  it("shows the card on top, what fits, the hand and the story", async () => {
    await drawn();
    expect(texts(".pile .unseen")).toEqual(["board-top board-card board-red board-dog"]);
    expect(texts(".demand .unseen")).toEqual(["board-demand-match board-red board-dog"]);
    expect(labels(".hand button")).toEqual([
      "board-card board-red board-horse",
      "board-card board-yellow board-hazard",
      "board-card board-green board-horseshoe",
      "board-card board-blue board-dog",
    ]);
    expect(texts(".page li bdi")).toEqual(["The blacksmith got up.", "His dog was up already."]);
    expect(texts(".figure .name")).toEqual(["Luna"]);
    expect(status()).toBe("board-now-turn");
  });

  it("shows every word of a story as plain text", async () => {
    const text = '<script>alert(1)</script> <img src=x onerror="alert(1)"> \u202eabc 🐴';
    await drawn({}, { lines: [{ line: "told", seat: 1, card: RED_DOG, text }] });
    expect(one(".page li bdi")?.textContent).toBe(text);
    expect(document.querySelectorAll(".page script, .page img")).toHaveLength(0);
  });

  it("shows whoever has left as gone, without cards and without a bot's sign", async () => {
    const seats = [PERSON, { kind: "bot" }, { kind: "bot" }, PERSON];
    const room = { code: "K7QF3", seats, ranks: [], held: [0] } as unknown as BoardProps["room"];
    await drawn({ is_in: [1, 0, 1, 1] }, { room });
    const said = texts(".plate > .unseen");
    expect(said[1]).toBe("Ben, seat-left");
    expect(said[2]).toContain("table-bot");
    expect(texts(".plate .points")[1]).toBe("");
  });

  it("says that there is nothing to grab to who reaches for the horse", async () => {
    const asked = await drawn();
    touch(one("button.figure"));
    expect(asked).toEqual(["nothing_to_grab"]);
    await drawn({ snatch_mode: 2 });
    expect(one("button.figure")).toBeNull();
    await drawn({ two_player_snatch: 1, is_in: [1, 1, 0, 0] });
    expect(one("button.figure")).toBeNull();
    await drawn({ viewer: -1, hand: handOf() }, { viewer: -1, moves: [] });
    expect(one("button.figure")).toBeNull();
  });

  it("lays the card that is pressed, and says why another one does not fit", async () => {
    const asked = await drawn();
    press(document.querySelectorAll<HTMLElement>(".hand button")[0]);
    press(document.querySelectorAll<HTMLElement>(".hand button")[1]);
    expect(asked).toEqual([[{ move: "lay", card: RED_HORSE }], "does_not_fit"]);
  });

  it("asks for a colour as a part of laying a horseshoe", async () => {
    const asked = await drawn();
    press(document.querySelectorAll<HTMLElement>(".hand button")[2]);
    expect(asked).toEqual([]);
    await shown("dialog");
    expect(texts(".wishes button")).toEqual(["board-red", "board-yellow", "board-green", "board-blue"]);
    press(document.querySelectorAll<HTMLElement>(".wishes button")[3]);
    expect(asked).toEqual([[{ move: "wish_blue", card: GREEN_HORSESHOE }]]);
    expect(one("dialog")).toBeNull();
  });

  it("adds open hazards up, and a wish is one big colour", async () => {
    await drawn({ bill: 3 }, { moves: [{ move: "draw" }] });
    expect(texts(".demand strong")).toEqual(["+3"]);
    expect(texts(".actions button")).toEqual(["board-pay 3"]);
    await drawn({ wish: 2 });
    expect(texts(".demand strong")).toEqual(["board-yellow"]);
  });

  it("draws from the pile, and says why not", async () => {
    const asked = await drawn({}, { moves: [{ move: "draw" }] });
    press(one(".deck"));
    expect(asked).toEqual([[{ move: "draw" }]]);
    const refused = await drawn();
    press(one(".deck"));
    expect(refused).toEqual(["must_lay"]);
  });

  it("always offers to keep what was drawn and to stop after a coach", async () => {
    const kept = await drawn({ phase: v.DRAWN }, { moves: [{ move: "keep" }] });
    press(button("board-keep"));
    expect(kept).toEqual([[{ move: "keep" }]]);
    await drawn({ phase: v.EXTRA }, { moves: [{ move: "stop" }, { move: "lay", card: BLUE_DOG }] });
    expect(texts(".actions button")).toEqual(["board-stop"]);
  });

  it("shows which way play goes", async () => {
    await drawn();
    expect(labels("button.figure")).toEqual(["board-grab Luna, board-way-right"]);
    await drawn({ direction: -1 });
    expect(labels("button.figure")).toEqual(["board-grab Luna, board-way-left"]);
  });

  it("shows an onlooker the table without a hand", async () => {
    await drawn({ viewer: -1, hand: handOf() }, { moves: [] });
    expect(one(".hand")).toBeNull();
    expect(status()).toBe("board-now-turn-wait Ana");
  });

  it("leads the focus to what is due", async () => {
    const due = async (over: Fields, moves?: Fields[]) => {
      await drawn(over, moves ? { moves } : {});
      return one("[data-due]")?.className.split(" ")[0];
    };
    expect(await due({})).toBe("hand");
    expect(await due({}, [{ move: "draw" }])).toBe("button");
    expect(await due({ phase: v.TELLING, laid: BLUE_DOG }, [{ move: "tell", card: BLUE_DOG }])).toBe("teller");
    expect(await due({ phase: v.SLIP, grabber: 0 }, [{ move: "slip", card: RED_HORSE }, { move: "decline" }])).toBe("hand");
    expect(await due({ turn: 1 }, [])).toBeUndefined();
  });
});

describe("telling", () => {
  const MOVES = [{ move: "tell", card: BLUE_DOG }, { move: "ask", card: BLUE_DOG }, { move: "take_back" }];
  const telling = (over: Fields = {}, more: Fields = {}) =>
    drawn({ phase: v.TELLING, laid: BLUE_DOG, ...over }, { moves: MOVES, ...more });

  it("names the picture that must occur, and for a horse its name", async () => {
    await telling();
    expect(texts(".what p")).toEqual(["board-must board-dog"]);
    await drawn({ phase: v.TELLING, laid: RED_HORSE }, { moves: [{ move: "tell", card: RED_HORSE }] });
    expect(texts(".what p")).toEqual(["board-must-name Luna"]);
  });

  it("sends what was written, with Enter too", async () => {
    const asked = await telling();
    write("The dog barked.");
    press(button("board-tell"));
    key(write("The dog slept."), "Enter");
    expect(asked).toEqual([
      [{ move: "tell", card: BLUE_DOG }, "The dog barked."],
      [{ move: "tell", card: BLUE_DOG }, "The dog slept."],
    ]);
  });

  it("begins a new line with Shift and Enter, and lets people finish composing", async () => {
    const asked = await telling();
    key(write("The dog"), "Enter", { shiftKey: true });
    key(write("The dog"), "Enter", { isComposing: true });
    expect(asked).toEqual([]);
  });

  it("sends neither nothing nor too much, and loses no letter of it", async () => {
    const asked = await telling();
    press(button("board-tell"));
    const field = write("The dog ran. ".repeat(800));
    press(button("board-tell"));
    expect(asked).toEqual(["empty", "too_long"]);
    expect(texts(".count")).toEqual(["board-too-long 10399 400"]);
    expect(field.value).toHaveLength(10_400);
  });

  it("keeps what was begun when the page is loaded anew, but not for another card", async () => {
    await telling();
    write("The dog bar");
    await telling();
    expect((one("textarea") as HTMLTextAreaElement).value).toBe("The dog bar");
    await telling({ laid: RED_DOG }, { moves: [{ move: "tell", card: RED_DOG }] });
    expect((one("textarea") as HTMLTextAreaElement).value).toBe("");
  });

  it("says kindly what is missing, and then offers to ask the others", async () => {
    const asked = await telling({}, { refusal: "motif_missing" });
    expect(button("board-ask")).toBeUndefined();
    write("A doggo barked.");
    press(button("board-tell"));
    await vi.waitFor(() => expect(texts(".refused")).toEqual(["board-not-yet board-must board-dog"]));
    press(button("board-ask"));
    expect(asked[1]).toEqual([{ move: "ask", card: BLUE_DOG }, "A doggo barked."]);
  });

  it("says beside the field why a sentence won't do, and asks nobody about one that is too short", async () => {
    await telling({}, { refusal: "too_short" });
    write("Oh dog");
    press(button("board-tell"));
    await vi.waitFor(() => expect(texts(".refused")).toEqual(["refusal-too_short"]));
    expect(button("board-ask")).toBeUndefined();
    expect((one("textarea") as HTMLTextAreaElement).value).toBe("Oh dog");
  });

  it("says why the browser could not listen, and keeps what was written", async () => {
    class Ears {
      onerror: any;
      onend: any;
      start() {
        this.onerror({ error: "network" });
        this.onend();
      }
      stop() {}
    }
    vi.stubGlobal("SpeechRecognition", Ears);
    await telling();
    write("The dog bar");
    press(one(".ears"));
    expect(texts(".writing ~ [role=alert]")).toEqual(["board-dictate-network"]);
    expect(one(".ears")?.getAttribute("aria-pressed")).toBe("false");
    expect((one("textarea") as HTMLTextAreaElement).value).toBe("The dog bar");
    vi.unstubAllGlobals();
  });

  it("takes the card back", async () => {
    const asked = await telling();
    press(button("board-take-back"));
    expect(asked).toEqual([[{ move: "take_back" }]]);
  });

  it("waits while the others decide", async () => {
    const asked = await telling({ asked: 1, answered: [0, 1, 0, 2] });
    write("A doggo barked.");
    press(button("board-tell"));
    expect(asked).toEqual([]);
    expect(texts(".asking")).toEqual(["board-now-asked"]);
    expect(status()).toBe("board-now-asked");
  });

  it("lets the teller insist when nobody minds", async () => {
    const asked = await telling({ asked: 1, answered: [0, 1, 1, 1] }, { moves: [...MOVES, { move: "insist" }] });
    expect(one(".asking, .refused")).toBeNull();
    expect(status()).toBe("board-now-insist");
    press(button("board-insist"));
    expect(asked).toEqual([[{ move: "insist" }]]);
  });

  it("lets the teller tell anew when somebody minds", async () => {
    const asked = await telling({ asked: 1, answered: [0, 1, 2, 1] });
    expect(texts(".refused")).toEqual(["board-now-objected"]);
    write("The dog barked.");
    press(button("board-tell"));
    expect(asked).toEqual([[{ move: "tell", card: BLUE_DOG }, "The dog barked."]]);
  });

  it("lets who has told aloud say so with one press, and only where the table tells aloud", async () => {
    await telling();
    expect(texts(".doing button")).not.toContain("board-told");
  });

  it("hands on the words that stand for what was told aloud", async () => {
    const asked = await telling({ telling: 1 }, { lines: [...LINES, { line: "aloud", text: "I have told this aloud." }] });
    press(button("board-told"));
    expect(asked).toEqual([[{ move: "tell", card: BLUE_DOG }, "I have told this aloud."]]);
  });

  it("offers ready sentences where there are some", async () => {
    const asked = await telling({}, { lines: [...LINES, { line: "offer", text: "A dog came by." }] });
    expect(one(".offer")).toBeNull();
    press(button("board-offers"));
    press(one(".offer"));
    press(button("board-tell"));
    expect(asked).toEqual([[{ move: "tell", card: BLUE_DOG }, "A dog came by."]]);
  });

  it("lets the others wave a sentence through, and shows it as plain text", async () => {
    const lines = [...LINES, { line: "asked", seat: 1, card: BLUE_DOG, text: "<b>A doggo</b>" }];
    const moves = [{ move: "wave" }, { move: "object" }, { move: "leave" }];
    const asked = await drawn({ phase: v.TELLING, laid: BLUE_DOG, turn: 1, asked: 1 }, { lines, moves });
    expect(texts(".judge bdi")).toEqual(["<b>A doggo</b>"]);
    press(button("board-object"));
    press(button("board-wave"));
    expect(asked).toEqual([[{ move: "object" }], [{ move: "wave" }]]);
  });

  it("shows the others who is telling", async () => {
    await drawn({ phase: v.TELLING, laid: BLUE_DOG, turn: 1 }, { moves: [] });
    expect(status()).toBe("board-now-tell-wait Ben");
    expect(texts(".plate > .unseen")[1]).toContain("board-seat-tells");
    expect(one("textarea")).toBeNull();
  });
});

describe("the horse", () => {
  const reading = (over: Fields = {}, more: Fields = {}) =>
    drawn({ phase: v.READING, laid: RED_HORSE, turn: 1, ...over }, { moves: [GRAB], reading: ["And", "then"], ...more });
  const snatch = (more: Fields = {}) => reading({ phase: v.SNATCH }, { race: 3, ...more });
  const figure = () => one("button.figure");

  it("reads the sentence word by word, and nothing tells of the name before it is heard", async () => {
    await reading();
    expect(one(".said bdi")?.textContent?.replace(/\s+/g, " ").trim()).toBe("And then");
    const early = figure()?.outerHTML;
    await reading({}, { reading: ["And", "then", "came", "the", "brave"] });
    expect(figure()?.outerHTML).toBe(early);
    expect(one(".live, .said strong")).toBeNull();
  });

  it("goes live with the name, and says so when it is painted", async () => {
    const asked = await snatch();
    expect(texts(".said strong")).toEqual(["Luna"]);
    expect(one("button.figure.live")).not.toBeNull();
    expect(asked).toEqual(["painted"]);
  });

  it("is claimed with one touch, at the moment of the touch", async () => {
    const asked = await snatch();
    touch(figure());
    expect(asked).toEqual(["painted", ["claim", GRAB, 0]]);
  });

  it("is claimed with a key, but not with one that is held down", async () => {
    const asked = await snatch();
    key(window, " ", { repeat: true });
    key(figure()!, "Enter", { repeat: true });
    expect(asked).toEqual(["painted"]);
    key(figure()!, "Enter");
    key(document.body, " ");
    expect(asked.slice(1)).toEqual([
      ["claim", GRAB, 0],
      ["claim", GRAB, 0],
    ]);
  });

  it("lets people grab too early, and tells them", async () => {
    const asked = await reading();
    touch(figure());
    expect(asked).toEqual([[GRAB, "", 0]]);
    const late = await reading({ passed: [2, 0, 0, 0] }, { moves: [] });
    expect(texts(".hint")).toEqual(["board-too-early"]);
    touch(figure());
    expect(late).toEqual(["locked_out"]);
  });

  it("gives each of several people on one device an edge and a key, and shows no hand", async () => {
    const asked = await snatch({ held: [0, 1, 2] });
    expect(texts(".edge > .unseen")).toEqual(["board-key Ana Q", "board-key Cem P"]);
    expect(one(".hand")).toBeNull();
    key(window, "p");
    touch(document.querySelectorAll<HTMLElement>(".edge")[0]);
    expect(asked.slice(1)).toEqual([
      ["claim", GRAB, 2],
      ["claim", GRAB, 0],
    ]);
  });

  it("cannot be grabbed by who tells of it", async () => {
    await reading({ turn: 0 }, { moves: [] });
    expect(figure()).toBeNull();
  });

  it("lets the fastest slip a card away, or none", async () => {
    const moves = [{ move: "slip", card: YELLOW_HAZARD }, { move: "decline" }];
    const asked = await drawn({ phase: v.SLIP, turn: 1, grabber: 0 }, { moves });
    press(document.querySelectorAll<HTMLElement>(".hand button")[1]);
    press(button("board-decline"));
    expect(asked).toEqual([[{ move: "slip", card: YELLOW_HAZARD }], [{ move: "decline" }]]);
  });

  it("is drawn by lot where people do not have to be quick", async () => {
    const asked = await drawn({ phase: v.SNATCH, turn: 1 }, { moves: [{ move: "want" }, { move: "leave" }] });
    expect(one(".reading")).toBeNull();
    press(button("board-want"));
    expect(asked).toEqual([[{ move: "want" }]]);
  });
});

describe("the calls", () => {
  const CALLS = [{ move: "call_one" }, { move: "call_all" }, { move: "accuse", who: 2 }];

  it("are always there and look the same, whether they are due or not", async () => {
    await drawn({ shout: 1 }, { moves: CALLS, race: 1 });
    const before = one(".calls")?.outerHTML;
    expect(texts(".call")).toEqual(["Loco!", "Loco Lingo!"]);
    await drawn({ shout: 1, n_hand: [1, 1, 1, 1], due: [1, 2, 1, 2], early: [1, 1, 1, 1] }, { moves: CALLS, race: 1 });
    expect(one(".calls")?.outerHTML).toBe(before);
    await drawn({ shout: 1, language: 0 }, { moves: CALLS, race: 1 });
    expect(texts(".call")).toEqual(["Ratz!", "Ratz Fatz!"]);
    await drawn();
    expect(one(".calls")).toBeNull();
  });

  it("are claims", async () => {
    const asked = await drawn({ shout: 1 }, { moves: CALLS, race: 1 });
    press(button("Loco!"));
    press(button("Loco Lingo!"));
    expect(asked.slice(1)).toEqual([
      ["claim", { move: "call_one" }, 0],
      ["claim", { move: "call_all" }, 0],
    ]);
  });

  it("can be missed by others, which the plate of a seat is for", async () => {
    const asked = await drawn({ shout: 1 }, { moves: CALLS, race: 1 });
    press(document.querySelectorAll<HTMLElement>(".plate")[1]);
    await shown("dialog");
    press(button("board-accuse Ben"));
    expect(asked.slice(1)).toEqual([["claim", { move: "accuse", who: 2 }, 0]]);
    press(document.querySelectorAll<HTMLElement>(".plate")[0]);
    await shown("dialog");
    expect(button("board-accuse Ana")).toBeUndefined();
  });
});

describe("before the story", () => {
  it("takes proposals for the horse's name", async () => {
    const asked = await drawn({ phase: v.NAME, start_card: 0 }, { moves: [{ move: "name" }, { move: "no_name" }] });
    const field = one("input") as HTMLInputElement;
    field.value = "Blitz";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    one("form")!.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    press(button("board-no-name"));
    expect(asked).toEqual([[{ move: "name" }, "Blitz"], [{ move: "no_name" }]]);
    expect(texts(".choice bdi")).toEqual(["Luna"]);
  });

  it("says beside the field why a name won't do, and keeps what was typed", async () => {
    await drawn({ phase: v.NAME, start_card: 0 }, { moves: [{ move: "name" }], refusal: "name_motif_word" });
    const field = one("input") as HTMLInputElement;
    const submit = (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      one("form")!.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    };
    submit("Dog");
    await vi.waitFor(() => expect(texts("form [role=alert]")).toEqual(["refusal-name_motif_word"]));
    expect(field.value).toBe("Dog");
    expect(document.getElementById(field.getAttribute("aria-describedby")!)?.textContent).toBe("refusal-name_motif_word");
    submit(" ");
    await vi.waitFor(() => expect(texts("form [role=alert]")).toEqual(["refusal-name_empty"]));
  });

  it("votes on names, and on who begins", async () => {
    const named = await drawn({ phase: v.VOTE, start_card: 0 }, { moves: [{ move: "vote", who: 2 }] });
    press(button("Luna"));
    expect(named).toEqual([[{ move: "vote", who: 2 }]]);
    const moves = [1, 2, 3, 4].map((who) => ({ move: "vote", who }));
    const chosen = await drawn({ phase: v.STARTER }, { moves });
    expect(texts(".choice bdi")).toEqual(["Ana", "Ben", "Cem", "Dora"]);
    press(button("Dora"));
    expect(chosen).toEqual([[{ move: "vote", who: 4 }]]);
  });

  it("shows what is related, lets people change it, and agree", async () => {
    const lines = [
      { line: "category", motif: 9, text: "girl, boy" },
      { line: "category", motif: 8, text: "cat, cow" },
    ];
    const moves = [{ move: "agree" }, { move: "category", motif: 8 }];
    const asked = await drawn({ phase: v.CATEGORIES, storyteller: 1, agreed: [0, 1, 0, 0] }, { lines, moves });
    expect(texts(".categories li p")).toEqual(["board-rider: girl, boy", "board-dog: cat, cow"]);
    expect(texts(".agree p")).toEqual(["board-agreed 1 4"]);
    press(document.querySelectorAll<HTMLElement>(".edit")[1]);
    write("cat, dragon");
    one("form")!.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    flushSync();
    press(button("board-agree"));
    expect(asked).toEqual([[{ move: "category", motif: 8 }, "cat, dragon"], [{ move: "agree" }]]);
  });
});

describe("words that will not do as related", () => {
  it("stay in their field, with the reason beside it", async () => {
    const lines = [{ line: "category", motif: 8, text: "cat, cow" }];
    const moves = [{ move: "agree" }, { move: "category", motif: 8 }];
    await drawn({ phase: v.CATEGORIES, storyteller: 1 }, { lines, moves, refusal: "words_not_a_word" });
    press(one(".edit"));
    write("cat; !");
    one("form")!.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    await vi.waitFor(() => expect(texts("form [role=alert]")).toEqual(["refusal-words_not_a_word"]));
    expect((one("textarea") as HTMLTextAreaElement).value).toBe("cat; !");
  });
});

describe("the end", () => {
  const ENDING = { line: "told", seat: 1, card: CAMPFIRE, text: "And they sat by the campfire." };

  it("turns the target card over and tells the ending", async () => {
    const turned = await drawn({ phase: v.TARGET, winner: 0, hand: handOf() }, { moves: [{ move: "turn_target" }] });
    press(button("board-turn-target"));
    expect(turned).toEqual([[{ move: "turn_target" }]]);
    const moves = [{ move: "tell", card: CAMPFIRE }];
    const told = await drawn({ phase: v.ENDING, winner: 0, shown_target: CAMPFIRE, hand: handOf() }, { moves });
    expect(texts(".what p")).toEqual(["board-must board-campfire"]);
    write("They sat by the campfire.");
    press(button("board-tell"));
    expect(told).toEqual([[{ move: "tell", card: CAMPFIRE }, "They sat by the campfire."]]);
  });

  it("cheers the winner and keeps the story", async () => {
    const over = { phase: v.OVER, winner: 1, shown_target: CAMPFIRE };
    const asked = await drawn(over, { moves: [], awaited: [], lines: [...LINES, ENDING] });
    expect(texts(".result h2")).toEqual(["event-won Ben"]);
    expect(texts(".result .page bdi")).toEqual([
      "The blacksmith got up.",
      "His dog was up already.",
      "And they sat by the campfire.",
    ]);
    const links = [...document.querySelectorAll(".result a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/api/rooms/K7QF3/story.html", "/api/rooms/K7QF3/story.pdf"]);
    press(button("table-rematch"));
    expect(asked).toEqual(["rematch"]);
  });

  it("has nothing to keep where no story was told", async () => {
    await drawn({ phase: v.OVER, winner: 1, story: 1, shown_target: CAMPFIRE }, { moves: [], lines: [] });
    expect(document.querySelectorAll(".result a, .page")).toHaveLength(0);
  });

  it("goes on to the next story of a marathon, with the last one in sight", async () => {
    const over = { phase: v.NEXT, marathon: 1, winner: 1, targets: [0, 1, 0, 0], start_card: START };
    const asked = await drawn(over, { moves: [{ move: "next" }, { move: "new_name" }], lines: [...LINES, ENDING] });
    expect(texts(".page bdi")).toHaveLength(3);
    expect(texts(".plate > .unseen")[1]).toContain("board-seat-targets 1");
    press(button("board-next-round"));
    expect(asked).toEqual([[{ move: "next" }]]);
  });

  it("shows the cards alone where no story is told", async () => {
    await drawn({ story: 1 }, { lines: [] });
    expect(one(".page")).toBeNull();
    expect(one(".figure .name")).toBeNull();
  });
});
