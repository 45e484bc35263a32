/** The boxes that stand on the shelf before their game is ready; one that is offered takes its place by its id. */
import type { Component } from "svelte";
import Candy from "~icons/fluent-emoji-flat/lollipop";
import Horse from "~icons/fluent-emoji-flat/horse-face";
import Skunk from "~icons/fluent-emoji-flat/skunk";
import Wolf from "~icons/fluent-emoji-flat/wolf";

export interface Coming {
  id: string;
  picture: Component;
}

export const COMING: Coming[] = [
  { id: "lobo77", picture: Wolf },
  { id: "nilokilo", picture: Candy },
  { id: "horses", picture: Horse },
  { id: "skunks", picture: Skunk },
];
