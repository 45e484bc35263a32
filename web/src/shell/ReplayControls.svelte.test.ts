import { mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Words } from "$lib/board";
import { roomWith } from "$lib/fakes";
import type { ReplayMoment } from "$lib/messages";
import { Rewind } from "$lib/replay.svelte";
import ReplayControls from "./ReplayControls.svelte";

const words = { language: "en", say: (id: string) => id, has: () => true, ids: () => [] } as Words;
const moment = (step: number): ReplayMoment => ({
  step, view: {}, awaited: [], events: [], reading: [], race: 0, actor: null, is_undone: false, lines: [], log: [], own: [],
});

let end = () => {};
afterEach(() => end());

async function controls() {
  const rewind = new Rewind({
    ask: async () => ({
      room: roomWith({ is_over: true }), viewer: -1, steps: 9, of: 10, first: 0, starts: [0],
      moments: Array.from({ length: 10 }, (_, step) => moment(step)),
    }),
    settle: () => new Promise(() => {}),
  });
  await rewind.begin();
  const target = document.createElement("div");
  document.body.append(target);
  const mounted = mount(ReplayControls, { target, props: { rewind, words, sentence: "Ana lays 5" } });
  end = () => {
    void unmount(mounted);
    target.remove();
  };
  const button = (id: string) => target.querySelector<HTMLButtonElement>(`[aria-label="${id}"]`)!;
  const press = async (key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    on.dispatchEvent(event);
    await vi.waitFor(() => tick());
    return event;
  };
  return { rewind, target, button, press };
}

test("each button does what it says", async () => {
  const { rewind, button } = await controls();
  for (const [id, at] of [["replay-on", 1], ["replay-on", 2], ["replay-back", 1], ["replay-last", 9], ["replay-first", 0]] as const) {
    button(id).click();
    await vi.waitFor(() => expect(rewind.at).toBe(at));
  }
  expect(button("replay-first").disabled).toBe(true);
  button("replay-tempo").click();
  expect(rewind.tempo).toBe(2);
});

test("the slider goes to any moment, and says which", async () => {
  const { rewind, target } = await controls();
  const slider = target.querySelector("input")!;
  slider.value = "7";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(rewind.at).toBe(7));
  await tick();
  expect(slider.getAttribute("aria-valuetext")).toBe("replay-move: Ana lays 5");
  expect(target.querySelector(".place")!.textContent).toBe("7 / 9");
});

test("arrows, first and last, and the space bar work from anywhere", async () => {
  const { rewind, press } = await controls();
  await press("ArrowRight");
  await vi.waitFor(() => expect(rewind.at).toBe(1));
  await press("End");
  await vi.waitFor(() => expect(rewind.at).toBe(9));
  await press("ArrowLeft");
  await vi.waitFor(() => expect(rewind.at).toBe(8));
  await press("Home");
  await vi.waitFor(() => expect(rewind.at).toBe(0));
  await press(" ");
  expect(rewind.isPlaying).toBe(true);
  await press(" ");
  expect(rewind.isPlaying).toBe(false);
});

test("keys are left to what has the focus and needs them", async () => {
  const { rewind, target, button, press } = await controls();
  const dialog = document.createElement("dialog");
  target.append(dialog);
  expect((await press(" ", button("replay-on"))).defaultPrevented).toBe(false);
  expect((await press("ArrowRight", target.querySelector("input")!)).defaultPrevented).toBe(false);
  expect((await press("ArrowRight", dialog)).defaultPrevented).toBe(false);
  expect((await press("ArrowRight", document.body, { altKey: true })).defaultPrevented).toBe(false);
  expect([rewind.at, rewind.isPlaying]).toEqual([0, false]);
  await press(" ", target.querySelector("input")!);
  expect(rewind.isPlaying).toBe(true);
});

test("the button to play becomes the one to stop", async () => {
  const { rewind, button } = await controls();
  button("replay-play").click();
  await tick();
  expect(rewind.isPlaying).toBe(true);
  button("replay-pause").click();
  expect(rewind.isPlaying).toBe(false);
});
