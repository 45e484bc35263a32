import { expect, test } from "vitest";
import { Refusal } from "./api";
import { roomWith, update } from "./fakes";
import type { Tour, TourAsk, TourScene, Update } from "./messages";
import { TourWalk, type TourWorld } from "./tour.svelte";

const LAY = { move: "lay", card: 5 };

function scene(number: number, more: Partial<TourScene> = {}): TourScene {
  return { number, say: `step${number}`, facts: {}, lit: [], moments: [], wanted: null, ...more };
}

function moment(version: number, reading: string[] = []) {
  return { update: update(0, version, { events: [{ event: `e${version}`, life: "game" }] }) as Update, reading };
}

/** A server that has these answers, one after another, and a table that stands still at once. */
function walkWith(...answers: (Tour | Refusal)[]) {
  const asked: TourAsk[] = [];
  const heard: string[][] = [];
  const world: TourWorld = {
    ask: async (_, wish) => {
      asked.push(wish);
      const answer = answers.shift()!;
      if (answer instanceof Refusal) throw answer;
      return answer;
    },
    settle: async () => {},
    word: async () => void heard.push(walk.reading),
  };
  const walk = new TourWalk("nimmt", "en", world);
  return { walk, asked, heard };
}

function answer(scenes: TourScene[], more: Partial<Tour> = {}): Tour {
  return { room: roomWith() as Tour["room"], of: 3, scenes, refused: "", facts: {}, ...more };
}

const settled = () => new Promise((done) => setTimeout(done));

test("it begins with what lies there, and the first sentence", async () => {
  const { walk, asked } = walkWith(answer([scene(1, { moments: [moment(1)] })]));
  await walk.begin();
  await settled();
  expect(asked).toEqual([{ language: "en", done: [] }]);
  expect(walk.scene?.say).toBe("step1");
  expect(walk.seen?.version).toBe(1);
  expect(walk.isPlaying).toBe(false);
});

test("a sentence alone waits for “next”, and then the others move one after another", async () => {
  const { walk } = walkWith(answer([scene(1), scene(2, { moments: [moment(1), moment(2)], wanted: { move: LAY } })]));
  await walk.begin();
  await settled();
  expect(await walk.attempt(LAY)).toBe("tour-read");
  await walk.next();
  expect(walk.scene?.say).toBe("step2");
  expect(walk.seen?.log.map((event) => event["event"])).toEqual(["e1", "e2"]);
  await walk.next();
  expect(walk.scene?.say).toBe("step2");
});

test("what is wanted is done, and what comes then is played", async () => {
  const { walk, asked } = walkWith(answer([scene(1, { wanted: { move: LAY } })]), answer([scene(2), scene(3)]));
  await walk.begin();
  await settled();
  expect(await walk.attempt(LAY)).toBe("");
  await settled();
  expect(asked[1]?.done).toEqual([{ move: LAY, text: "" }]);
  expect(walk.scene?.say).toBe("step2");
  await walk.next();
  expect(walk.isAtEnd).toBe(true);
  expect(await walk.attempt(LAY)).toBe("tour-over");
});

test("what is refused changes nothing, and can be tried again", async () => {
  const { walk, asked } = walkWith(
    answer([scene(1, { wanted: { move: LAY } })]),
    answer([], { refused: "tour_later" }),
    answer([], { refused: "motif_missing", facts: { motif: "dog" } }),
    answer([scene(2)]),
  );
  await walk.begin();
  await settled();
  expect(await walk.attempt({ move: "lay", card: 6 })).toBe("tour-later");
  expect(await walk.attempt(LAY, "a cat")).toBe("motif_missing");
  expect(walk.facts).toEqual({ motif: "dog" });
  expect(walk.scene?.say).toBe("step1");
  expect(await walk.show()).toBe("");
  expect(asked.at(-1)?.done).toEqual([{ move: LAY, text: "" }]);
});

test("words are read out one after another before play goes on", async () => {
  const { walk, heard } = walkWith(answer([scene(1, { moments: [moment(1, ["Once", "upon"])] })]));
  await walk.begin();
  await settled();
  expect(heard).toEqual([["Once"], ["Once", "upon"]]);
  expect(walk.reading).toEqual([]);
});

test("when the server cannot be reached, the step stays and says so", async () => {
  const { walk } = walkWith(answer([scene(1, { wanted: { move: LAY } })]), new Refusal("unreachable"), answer([scene(2)]));
  await walk.begin();
  await settled();
  await walk.attempt(LAY);
  expect(walk.trouble?.code).toBe("unreachable");
  expect(walk.scene?.say).toBe("step1");
  await walk.attempt(LAY);
  await settled();
  expect(walk.trouble).toBeUndefined();
  expect(walk.scene?.say).toBe("step2");
});
