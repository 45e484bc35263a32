import { describe, expect, it, vi } from "vitest";
import { Mover, Pace, Stage } from "./motion";

const SOON = 5000; // ms that a busy machine may take

function stage() {
  const seen: string[] = [];
  const pace = new Pace();
  const shown = new Stage<string>(
    pace,
    async (step) => {
      seen.push(step);
      await pace.wait(60_000);
    },
    (isMoving) => seen.push(isMoving ? "moves" : "rests"),
  );
  return { seen, pace, shown };
}

describe("a stage", () => {
  it("shows what arrives during a motion after it, and settles each batch", async () => {
    const { seen, pace, shown } = stage();
    shown.add(["a", "b"], () => seen.push("settled 1"));
    shown.add(["c"], () => seen.push("settled 2"));
    expect(seen).toEqual(["moves"]);
    await vi.waitFor(() => expect(seen).toEqual(["moves", "a"]), SOON);
    pace.skip();
    await vi.waitFor(() => expect(seen).toEqual(["moves", "a", "b", "settled 1", "c", "settled 2", "rests"]), SOON);
  });

  it("moves again after a skip", async () => {
    const { seen, pace, shown } = stage();
    shown.add(["a"], () => undefined);
    pace.skip();
    await vi.waitFor(() => expect(seen.at(-1)).toBe("rests"), SOON);
    shown.add(["b"], () => undefined);
    await vi.waitFor(() => expect(seen.at(-1)).toBe("b"), SOON);
    expect(shown.isRunning).toBe(true);
  });

  it("forgets what waits when it is reset, and ends where the reset says", async () => {
    const { seen, shown } = stage();
    shown.add(["a"], () => seen.push("settled 1"));
    shown.add(["b"], () => seen.push("settled 2"));
    shown.reset(() => seen.push("reset"));
    await vi.waitFor(() => expect(seen).toEqual(["moves", "a", "settled 1", "reset", "rests"]), SOON);
  });
});

describe("a mover", () => {
  /** Cards in a row, each as wide as 10 px; `at` tells where they lie. */
  function row(at: Record<string, number>) {
    const mover = new Mover(new Pace());
    const looks: string[] = [];
    const travels: string[] = [];
    for (const key of Object.keys(at)) {
      const element = document.createElement("i");
      element.getBoundingClientRect = () => (looks.push(key), new DOMRect(at[key], 0, 10, 10));
      element.animate = () => (travels.push(key), { finished: Promise.resolve(), finish: () => {} }) as unknown as Animation;
      mover.named(key)(element);
    }
    return { mover, looks, travels };
  }

  it("follows a change in the next frame: until then nothing is measured, and only what is named and moved travels", async () => {
    const at = { a: 0, b: 10, c: 20, d: 30 };
    const { mover, looks, travels } = row(at);
    mover.remember();
    looks.length = 0;
    Object.assign(at, { b: 0, c: 10 });
    const followed = mover.follow(200, {}, new Set(["a", "b"]));
    await Promise.resolve();
    expect(looks).toEqual([]);
    await followed;
    expect(travels).toEqual(["b"]);
  });
});

describe("a pace", () => {
  it("is twice as quick at twice the speed", () => {
    const pace = new Pace();
    pace.speed = 2;
    expect(pace.time(300)).toBe(150);
  });
});
