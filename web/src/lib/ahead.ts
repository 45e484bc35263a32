/** Drawing before it is needed. */

import { mount, unmount, type Component } from "svelte";

const SOON = 200; // ms, for browsers that do not say when they have nothing to do

/**
 * Draws a component once with each of these props, out of sight, whenever there is nothing else to do: a picture's
 * first time costs most, and on a cheap phone the first deal would otherwise wait for all of them at once. Returns what
 * gives up the rest.
 */
export function drawAhead<Props extends Record<string, unknown>>(component: Component<Props>, all: Props[]): () => void {
  let isWanted = true;
  const next = (i: number) => {
    const props = all[i];
    if (props === undefined) return;
    whenIdle(() => {
      if (!isWanted) return;
      void unmount(mount(component, { target: document.createElement("div"), props }));
      next(i + 1);
    });
  };
  next(0);
  return () => (isWanted = false);
}

function whenIdle(draw: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(draw);
  else setTimeout(draw, SOON);
}
