import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Words } from "$lib/board";
import { clocks } from "$lib/clocks.svelte";
import { person, roomWith } from "$lib/fakes";
import type { Asked, Manners, RoomFacts } from "$lib/messages";
import { toasts } from "$lib/toasts.svelte";
import Consent from "./Consent.svelte";

const words: Words = {
  language: "en",
  say: (id, facts = {}) => [id, ...Object.values(facts)].join(" "),
  has: () => true,
  ids: () => [],
};

type Props = ComponentProps<typeof Consent>;

let made: object | undefined;
let sent: object[] = [];

afterEach(async () => {
  if (made) await unmount(made);
  made = undefined;
  sent = [];
  for (const toast of toasts.all) toasts.drop(toast.key);
});

const mannersWith = (more: Partial<Manners> = {}): Manners => ({
  type: "manners",
  pace: "live",
  paused_by: null,
  asked: null,
  said: null,
  clocks: [],
  has_letters: false,
  letters: [],
  unconfirmed: [],
  ...more,
});
const asked = (more: Partial<Asked> = {}): Asked => ({ number: 3, what: "undo", seat: 0, waits: [1], is_agreed: false, ...more });

function shown(held: number[], manners: Manners): Props {
  const props = $state<Props>({
    manners,
    room: roomWith({ held, seats: [person("Ana"), person("Ben")] }) as RoomFacts,
    words,
    name: (seat: number) => ["Ana", "Ben"][seat]!,
    ask: async (command: object) => sent.push(command) > 0,
  });
  made = mount(Consent, { target: document.body, props });
  flushSync();
  return props;
}

const buttons = () => [...document.querySelectorAll("button")].map((button) => button.textContent?.trim());
const press = (label: string) => [...document.querySelectorAll("button")].find((button) => button.textContent?.trim() === label)!.click();

test("who is asked can agree or not, and says for which seat", () => {
  shown([1], mannersWith({ asked: asked() }));
  expect(document.body.textContent).toContain("ask-undo Ana");
  expect(buttons()).toEqual(["ask-yes", "ask-no"]);
  press("ask-no");
  expect(sent).toEqual([{ type: "consent", seat: 1, number: 3, agrees: false }]);
});

test("who has asked sees who is still to answer, and can withdraw it", () => {
  shown([0], mannersWith({ asked: asked() }));
  expect(document.body.textContent).toContain("ask-waits Ben");
  press("ask-withdraw");
  expect(sent).toEqual([{ type: "consent", seat: 0, number: 3, agrees: false }]);
});

test("an onlooker sees that something is asked and has nothing to say", () => {
  shown([], mannersWith({ asked: asked() }));
  expect(buttons()).toEqual([]);
});

test("a pause covers the table for all, and who sits there can go on", () => {
  shown([1], mannersWith({ paused_by: "Ana" }));
  expect(document.body.textContent).toContain("pause-by Ana");
  expect(document.activeElement?.textContent?.trim()).toBe("pause-end");
  press("pause-end");
  expect(sent).toEqual([{ type: "go_on", seat: 1 }]);
});

test("what became of it is said once, and not what was before one came", () => {
  const said = { number: 1, what: "pause", outcome: "declined", seat: 1 } as const;
  const props = shown([0], mannersWith({ said }));
  expect(toasts.all).toEqual([]);
  props.manners = mannersWith({ said: { ...said, number: 2 } });
  flushSync();
  props.manners = mannersWith({ said: { ...said, number: 2 }, clocks: [30, null] });
  flushSync();
  expect(toasts.all.map((toast) => toast.text)).toEqual(["said-pause-declined Ben"]);
  expect(clocks.left(0)).toBe(30);
});
