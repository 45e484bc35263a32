import { describe, expect, it } from "vitest";
import { Pace, Stage } from "./motion";

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

const later = () => new Promise((resolve) => setTimeout(resolve));

describe("a stage", () => {
  it("shows what arrives during a motion after it, and settles each batch", async () => {
    const { seen, pace, shown } = stage();
    shown.add(["a", "b"], () => seen.push("settled 1"));
    shown.add(["c"], () => seen.push("settled 2"));
    await later();
    expect(seen).toEqual(["moves", "a"]);
    pace.skip();
    await later();
    expect(seen).toEqual(["moves", "a", "b", "settled 1", "c", "settled 2", "rests"]);
  });

  it("moves again after a skip", async () => {
    const { seen, pace, shown } = stage();
    shown.add(["a"], () => undefined);
    pace.skip();
    await later();
    shown.add(["b"], () => undefined);
    await later();
    expect(seen.at(-1)).toBe("b");
    expect(shown.isRunning).toBe(true);
  });

  it("forgets what waits when it is reset, and ends where the reset says", async () => {
    const { seen, shown } = stage();
    shown.add(["a"], () => seen.push("settled 1"));
    shown.add(["b"], () => seen.push("settled 2"));
    shown.reset(() => seen.push("reset"));
    await later();
    expect(seen).toEqual(["moves", "a", "settled 1", "reset", "rests"]);
  });
});

describe("a pace", () => {
  it("is twice as quick at twice the speed", () => {
    const pace = new Pace();
    pace.speed = 2;
    expect(pace.time(300)).toBe(150);
  });
});
