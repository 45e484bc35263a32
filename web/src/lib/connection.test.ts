import { describe, expect, test } from "vitest";
import { Connection } from "./connection.svelte";
import { FakeWorld, roomWith, update, whole } from "./fakes";

const room = roomWith();

function connected(tokens = ["t0"]) {
  const world = new FakeWorld();
  const connection = new Connection(
    "K7QF3",
    () => tokens,
    () => "de",
    world,
  );
  world.wire.onopen?.();
  return { world, connection };
}

function atTable() {
  const { world, connection } = connected();
  world.wire.hear(room, whole(0, 1, { decision: 7 }));
  return { world, connection };
}

describe("hello", () => {
  test("is the first frame, with the seats of this device and its language", () => {
    const { world, connection } = connected(["a", "b"]);
    expect(world.wire.sent).toEqual([{ type: "hello", tokens: ["a", "b"], language: "de" }]);
    expect(connection.status).toBe("joining");
    world.wire.hear(room);
    expect(connection.status).toBe("here");
    expect(connection.room?.code).toBe("K7QF3");
  });

  test("is said again on a new socket when seats were taken", () => {
    const tokens: string[] = [];
    const { world, connection } = connected(tokens);
    const old = world.wire;
    tokens.push("new");
    connection.renew();
    world.wire.onopen?.();
    expect(old.isClosed).toBe(true);
    expect(world.wire.sent[0].tokens).toEqual(["new"]);
  });
});

describe("views", () => {
  test("an update follows a whole view, and its events join the log", () => {
    const { world, connection } = atTable();
    const laid = { event: "placed", life: "turn" };
    world.wire.hear(update(0, 2, { events: [laid], decision: 8 }));
    expect(connection.seen.get(0)).toMatchObject({ version: 2, decision: 8, events: [laid], log: [laid] });
  });

  test("a gap is filled by asking for everything, once", () => {
    const { world, connection } = atTable();
    world.wire.hear(update(0, 3), update(0, 4));
    expect(connection.seen.get(0)?.version).toBe(1);
    expect(world.wire.sentOf("resync")).toHaveLength(1);
    world.wire.hear(whole(0, 5), update(0, 6));
    expect(connection.seen.get(0)?.version).toBe(6);
    expect(world.wire.sentOf("resync")).toHaveLength(1);
  });

  test("a whole view tells no events", () => {
    const { world, connection } = atTable();
    world.wire.hear(update(0, 2, { events: [{ event: "dealt", life: "deal" }] }), whole(0, 3));
    expect(connection.seen.get(0)?.events).toEqual([]);
  });

  test("several seats of a device are seen side by side", () => {
    const { world, connection } = atTable();
    world.wire.hear(whole(1, 1), update(1, 2), update(0, 2));
    expect([...connection.seen.keys()]).toEqual([0, 1]);
    expect(world.wire.sentOf("resync")).toEqual([]);
  });
});

describe("commands", () => {
  test("a move carries the decision of the view it was made on", () => {
    const { world, connection } = atTable();
    void connection.act(0, { move: "choose", card: 5 });
    expect(world.wire.sentOf("act")).toEqual([
      { type: "act", id: "c1", seat: 0, decision: 7, move: { move: "choose", card: 5 } },
    ]);
  });

  test("a second move of the seat waits for the answer to the first", async () => {
    const { world, connection } = atTable();
    const first = connection.act(0, { move: "ready" });
    expect(connection.act(0, { move: "ready" })).toBeNull();
    world.wire.hear({ type: "done", id: "c1" });
    expect(await first).toEqual({ is: "done" });
    expect(connection.act(0, { move: "ready" })).not.toBeNull();
  });

  test("a move on a newer view need not wait for an answer that a break has swallowed", () => {
    const { world, connection } = atTable();
    void connection.act(0, { move: "ready" });
    connection.renew();
    world.wire.onopen?.();
    world.wire.hear(room, whole(0, 3, { decision: 8 }));
    expect(connection.act(0, { move: "ready" })).not.toBeNull();
    expect(world.wire.sentOf("act").map(({ decision }) => decision)).toEqual([7, 8]);
    expect(connection.act(0, { move: "ready" })).toBeNull();
  });

  test("a refusal comes back with its reason", async () => {
    const { world, connection } = atTable();
    const answer = connection.ask({ type: "start" });
    world.wire.hear({ type: "refused", id: "c1", code: "not_host", facts: {} });
    expect(await answer).toEqual({ is: "refused", code: "not_host", facts: {} });
  });

  test("an answer to nothing that was asked is passed over", () => {
    const { world, connection } = atTable();
    world.wire.hear({ type: "done", id: "another" }, { type: "bad", expected: "", got: "", where: "", id: null });
    expect(connection.status).toBe("here");
  });
});

describe("real time", () => {
  test("a ping is answered at once, even before the room is known", () => {
    const { world } = connected();
    world.wire.hear({ type: "ping", nonce: "n1" });
    expect(world.wire.sentOf("pong")).toEqual([{ type: "pong", nonce: "n1" }]);
  });

  test("a claim carries the race that was seen, once", async () => {
    const { world, connection } = atTable();
    world.wire.hear(update(0, 2, { race: 4 }));
    const answer = connection.claim(0, { move: "snatch" }, 412);
    expect(connection.claim(0, { move: "snatch" }, 430)).toBeNull();
    expect(world.wire.sentOf("claim")).toEqual([
      { type: "claim", id: "c1", seat: 0, race: 4, move: { move: "snatch" }, reaction: 412 },
    ]);
    world.wire.hear({ type: "refused", id: "c1", code: "too_late", facts: {} }, update(0, 3, { race: 5 }));
    expect(await answer).toMatchObject({ code: "too_late" });
    expect(connection.claim(0, { move: "snatch" }, null)).not.toBeNull();
  });

  test("a claim keeps no other move waiting", () => {
    const { connection } = atTable();
    void connection.claim(0, { move: "snatch" }, 412);
    expect(connection.acting.size).toBe(0);
    expect(connection.claim(7, { move: "snatch" }, 1)).toBeNull();
  });
});

describe("words", () => {
  test("go with the move they are said with", () => {
    const { world, connection } = atTable();
    void connection.act(0, { move: "lay", card: 5 }, "Once upon a time");
    expect(world.wire.sentOf("act")).toMatchObject([{ move: { move: "lay", card: 5 }, text: "Once upon a time" }]);
  });

  test("that are read out are heard one after the other, until it is over", () => {
    const { world, connection } = atTable();
    world.wire.hear({ type: "reading", viewer: 0, words: ["Then"] }, { type: "reading", viewer: 0, words: ["Then", "Luna"] });
    expect(connection.reading.get(0)).toEqual(["Then", "Luna"]);
    world.wire.hear(update(0, 2));
    expect(connection.reading.get(0)).toEqual(["Then", "Luna"]);
    world.wire.hear({ type: "reading", viewer: 0, words: [] });
    expect(connection.reading.get(0)).toEqual([]);
  });

  test("of before a break are not read on", () => {
    const { world, connection } = atTable();
    world.wire.hear({ type: "reading", viewer: 0, words: ["Then"] }, whole(0, 2));
    expect(connection.reading.get(0)).toEqual([]);
  });
});

describe("a lost connection", () => {
  test("comes back by itself, later and later", async () => {
    const { world, connection } = atTable();
    const pauses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      world.wire.onclose?.();
      expect(connection.status).toBe("away");
      pauses.push(world.timers[0]!.ms);
      await world.passTime();
    }
    expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
    world.wire.onopen?.();
    world.wire.hear(room);
    expect(connection.status).toBe("here");
    world.wire.onclose?.();
    expect(world.timers[0]!.ms).toBe(300);
  });

  test("what was not answered is sent again with the same id, and only after hello was heard", async () => {
    const { world, connection } = atTable();
    const answer = connection.act(0, { move: "choose", card: 5 });
    world.wire.onclose?.();
    await world.passTime();
    world.wire.onopen?.();
    expect(world.wire.sent.map((message) => message.type)).toEqual(["hello"]);
    world.wire.hear(room);
    expect(world.wire.sentOf("act")).toMatchObject([{ id: "c1", decision: 7 }]);
    world.wire.hear({ type: "done", id: "c1" });
    expect(await answer).toEqual({ is: "done" });
  });

  test("what is asked meanwhile is sent once it is back", async () => {
    const { world, connection } = atTable();
    world.wire.onclose?.();
    void connection.ask({ type: "rename", seat: 0, name: "Ana" });
    await world.passTime();
    world.wire.onopen?.();
    world.wire.hear(room);
    expect(world.wire.sentOf("rename")).toHaveLength(1);
  });

  test("a room that is gone is not knocked at for ever", async () => {
    const { world, connection } = connected();
    world.isRoomKnown = false;
    world.wire.onclose?.();
    await world.passTime();
    expect(connection.status).toBe("unknown");
    expect(world.wires).toHaveLength(1);
    connection.wake();
    expect(world.wires).toHaveLength(1);
  });

  test("nothing is tried after the screen was left", async () => {
    const { world, connection } = atTable();
    connection.close();
    expect(world.wire.isClosed).toBe(true);
    await world.passTime();
    expect(world.wires).toHaveLength(1);
  });
});

describe("waking up", () => {
  test("while away it comes back at once", () => {
    const { world, connection } = atTable();
    world.wire.onclose?.();
    connection.wake();
    expect(world.wires).toHaveLength(2);
    expect(world.timers).toEqual([]);
  });

  test("a socket that does not answer any more is replaced", async () => {
    const { world, connection } = atTable();
    connection.wake();
    expect(world.wire.sentOf("resync")).toHaveLength(1);
    await world.passTime();
    expect(world.wires).toHaveLength(2);
  });

  test("a socket that answers is kept", async () => {
    const { world, connection } = atTable();
    connection.wake();
    world.wire.hear({ type: "done", id: "c1" });
    await world.passTime();
    expect(world.wires).toHaveLength(1);
  });
});

describe("seats that move", () => {
  const ticket = { type: "ticket", seat: 0, ticket: "ABCDEFGHJK", link: "", qr: "<svg/>", good_for: 300 } as const;

  test("a ticket is kept for whoever asked", () => {
    const { world, connection } = atTable();
    world.wire.hear(ticket);
    expect(connection.ticket).toMatchObject({ ticket: "ABCDEFGHJK" });
  });

  test("a seat that is gone is named, with the tokens that counted until then", () => {
    const { world, connection } = connected(["a"]);
    world.wire.hear(room, { type: "gone", name: "Ana", is_removed: false });
    expect(connection.gone).toEqual({ name: "Ana", tokens: ["a"], isRemoved: false });
  });

  test("who takes a seat looks on no more, and who loses one sees nothing of it any more", () => {
    const { world, connection } = connected();
    world.wire.hear(roomWith({ held: [] }), whole(-1, 1));
    world.wire.hear(roomWith({ held: [1] }), whole(1, 1));
    expect([...connection.seen.keys()]).toEqual([1]);
    world.wire.hear(roomWith({ held: [] }));
    expect(connection.seen.size).toBe(0);
  });

  test("views of one table are none of the next", () => {
    const { world, connection } = atTable();
    world.wire.hear(roomWith({ table: null, is_started: false, game: "lobo77" }));
    expect(connection.seen.size).toBe(0);
    world.wire.hear(roomWith({ table: "2" }), whole(0, 2));
    world.wire.hear(roomWith({ table: "2", is_over: true }));
    expect(connection.seen.size).toBe(1);
  });
});

describe("talk", () => {
  const line = (number: number) => ({ number, seat: 1, name: "Bert", phrase: "wow", text: "" }) as const;

  test("is added up, and told anew after a break", () => {
    const { world, connection } = atTable();
    world.wire.hear({ type: "talk", lines: [line(1)], is_whole: true }, { type: "talk", lines: [line(2)], is_whole: false });
    expect(connection.lines.map(({ number }) => number)).toEqual([1, 2]);
    world.wire.hear({ type: "talk", lines: [line(1), line(2)], is_whole: true });
    expect(connection.lines.map(({ number }) => number)).toEqual([1, 2]);
    connection.renew();
    world.wire.onopen?.();
    expect(connection.lines).toEqual([]);
  });
});

describe("a locked door", () => {
  test("is knocked at once, and again only when somebody wants to", () => {
    const { world, connection } = connected();
    const first = world.wire;
    first.hear({ type: "refused", id: "", code: "room_locked", facts: {} });
    expect(connection.status).toBe("locked");
    expect(first.isClosed).toBe(true);
    connection.wake();
    expect(world.wires).toHaveLength(1);
    connection.renew();
    world.wire.onopen?.();
    world.wire.hear(room);
    expect(connection.status).toBe("here");
  });
});

describe("manners", () => {
  const paused = {
    type: "manners",
    pace: "relaxed",
    paused_by: "Ana",
    asked: null,
    said: null,
    clocks: [],
    has_letters: false,
    letters: [],
    unconfirmed: [],
  } as const;

  test("are kept, and forgotten with the socket, as a usual room tells none", () => {
    const { world, connection } = atTable();
    world.wire.hear({ ...paused, clocks: [], letters: [], unconfirmed: [] });
    expect(connection.manners?.paused_by).toBe("Ana");
    connection.renew();
    world.wire.onopen?.();
    world.wire.hear(room);
    expect(connection.manners).toBeNull();
  });
});
