import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Words } from "$lib/board";
import LevelPicker from "./LevelPicker.svelte";

const words: Words = { language: "en", say: (id) => id, has: () => true, ids: () => [] };

let made: object | undefined;

afterEach(async () => {
  if (made) await unmount(made);
  made = undefined;
});

function shown(levels: string[], value: string): string[] {
  const chosen: string[] = [];
  const choose = (level: string) => chosen.push(level);
  made = mount(LevelPicker, { target: document.body, props: { title: "Who", levels, value, words, choose } });
  flushSync();
  return chosen;
}

const radios = () => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
const seen = () => [...document.querySelectorAll("p:not(.unseen)")].map((line) => line.textContent);

test("the animals stand in a row, and the chosen one says how it plays", () => {
  const chosen = shown(["mouse", "rabbit", "wolf"], "rabbit");
  expect(radios().map((radio) => radio.labels![0]!.textContent!.trim())).toEqual(["level-mouse", "level-rabbit", "level-wolf"]);
  expect(radios().map((radio) => radio.checked)).toEqual([false, true, false]);
  expect(seen()).toEqual(["plays-rabbit"]);
  radios()[2]!.click();
  expect(chosen).toEqual(["wolf"]);
});

test("each animal is described by its sentence, also to those who do not see it", () => {
  shown(["mouse", "wolf"], "mouse");
  const said = radios().map((radio) => document.getElementById(radio.getAttribute("aria-describedby")!)!.textContent);
  expect(said).toEqual(["plays-mouse", "plays-wolf"]);
});

test("levels of a game without animals, or those that a seat had before, are chosen by their names", () => {
  shown(["random", "rule"], "six_year_old");
  expect(radios().map((radio) => radio.checked)).toEqual([false, false]);
  expect(seen()).toEqual([]);
});
