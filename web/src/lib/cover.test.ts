import { describe, expect, test } from "vitest";
import { alikeFor, passTo, turnTo, viewpoint } from "./cover";

describe("whom the device goes to", () => {
  test("nobody, where one person alone has it, or an onlooker", () => {
    expect(passTo([2], [2], null)).toBeNull();
    expect(passTo([], [], null)).toBeNull();
  });

  test("the first who is to act, before any hand was seen", () => {
    expect(passTo([0, 1], [1], null)).toBe(1);
  });

  test("somebody even if nobody is to act: no hand lies open by itself", () => {
    expect(passTo([0, 1], [], null)).toBe(0);
  });

  test("nobody, while the person who has it is to act", () => {
    expect(passTo([0, 1, 3], [0, 1, 3], 1)).toBeNull();
  });

  test("nobody, while no one here is to act", () => {
    expect(passTo([0, 1], [], 1)).toBeNull();
  });

  test("the next one round the table who is to act", () => {
    expect(passTo([0, 2, 5], [0, 5], 2)).toBe(5);
    expect(passTo([0, 2, 5], [0, 2], 5)).toBe(0);
  });

  test("somebody else, when the seat that was open is held here no more", () => {
    expect(passTo([1, 2], [2], 0)).toBe(2);
  });
});

describe("where nobody hides anything", () => {
  test("the view goes to who is to act, and stays while nobody here is", () => {
    expect(turnTo([0, 1], [1], null)).toBe(1);
    expect(turnTo([0, 2, 5], [0], 5)).toBe(0);
    expect(turnTo([0, 1], [0, 1], 1)).toBeNull();
    expect(turnTo([0, 1], [], 1)).toBeNull();
  });
});

describe("whose view is drawn", () => {
  test("the opened hand, else the first of this device, else an onlooker's", () => {
    expect(viewpoint([0, 2], 2)).toBe(2);
    expect(viewpoint([3], null)).toBe(3);
    expect(viewpoint([], null)).toBe(-1);
  });

  test("not a hand that is held here no more", () => {
    expect(viewpoint([1], 0)).toBe(1);
  });
});

describe("what may be done for all at once", () => {
  const ready = { viewer: 1, awaited: [0, 1], moves: [{ move: "ready" }] };

  test("a move without any choice", () => {
    expect(alikeFor({ move: "ready" }, [ready])).toEqual([1]);
  });

  test("not a move that says something, such as a card", () => {
    const onlyCard = { viewer: 1, awaited: [1], moves: [{ move: "choose", card: 5 }] };
    expect(alikeFor({ move: "choose", card: 5 }, [onlyCard])).toEqual([]);
  });

  test("not for somebody who could do otherwise, or need not do anything", () => {
    const other = { ...ready, moves: [{ move: "ready" }, { move: "look" }] };
    expect(alikeFor({ move: "ready" }, [other, { ...ready, awaited: [0] }])).toEqual([]);
  });
});
