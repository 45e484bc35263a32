/** The boxes that stand on the shelf before their game is ready; one that is offered takes its place by its id. */
import type { Component } from "svelte";
import Candy from "~icons/fluent-emoji-flat/lollipop";
import Horse from "~icons/fluent-emoji-flat/horse-face";

export interface Coming {
  id: string;
  picture: Component;
}

export const COMING: Coming[] = [
  { id: "nilokilo", picture: Candy },
  { id: "horses", picture: Horse },
];
