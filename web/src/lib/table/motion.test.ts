import { describe, expect, it, vi } from "vitest";
import { Pace, Stage } from "./motion";

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

describe("a pace", () => {
  it("is twice as quick at twice the speed", () => {
    const pace = new Pace();
    pace.speed = 2;
    expect(pace.time(300)).toBe(150);
  });
});
