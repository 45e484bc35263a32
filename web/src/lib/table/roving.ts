/** Arrow keys among the buttons of one group; Tab goes past the group. */

import type { Attachment } from "svelte/attachments";

/** Within the element, what carries `data-rove` is one stop for Tab, and arrows go from one to the next. */
export const roving: Attachment<HTMLElement> = (group) => {
  /** What has the focus, and where it stands: when it goes away, the focus goes to what stands there next. */
  let held: HTMLElement | undefined;
  let heldAt = 0;

  const stops = () => [...group.querySelectorAll<HTMLElement>("[data-rove]")];

  function make(current: HTMLElement | undefined) {
    for (const stop of stops()) {
      const index = stop === current ? "0" : "-1";
      // what is as it should be is not written again: each writing has all styles looked through anew
      if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index);
    }
  }
  function keep() {
    const all = stops();
    if (held && !held.isConnected && isFocusLost()) (all[Math.min(heldAt, all.length - 1)] ?? null)?.focus();
    make(all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0]);
  }
  function enter(event: FocusEvent) {
    if (!(event.target instanceof HTMLElement) || !event.target.matches("[data-rove]")) return;
    make(event.target);
    held = event.target;
    heldAt = stops().indexOf(held);
  }
  function leave(event: FocusEvent) {
    if (event.relatedTarget) held = undefined;
  }
  function press(event: KeyboardEvent) {
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-rove]") : null;
    const next = from && neighbour(from, stops(), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const watch = new MutationObserver(keep);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", enter);
  group.addEventListener("focusout", leave);
  group.addEventListener("keydown", press);
  keep();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", enter);
    group.removeEventListener("focusout", leave);
    group.removeEventListener("keydown", press);
  };
};

/**
 * Passes the focus of a stop that is about to go to what will stand in its place. To be called before anything has
 * changed: among changes it would have the whole table laid out, and so would the end of what has the focus.
 */
export function passFocus(stays: (stop: HTMLElement) => boolean): void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !from.matches("[data-rove]") || stays(from)) return;
  const all = [...(from.closest("[role=group]")?.querySelectorAll<HTMLElement>("[data-rove]") ?? [])];
  const rest = all.filter(stays);
  const place = all.slice(0, all.indexOf(from)).filter(stays).length;
  rest[Math.min(place, rest.length - 1)]?.focus({ preventScroll: true });
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Left and right go along the order; up and down to what lies nearest in that direction. */
function neighbour(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | undefined {
  const i = all.indexOf(from);
  if (key === "ArrowLeft") return all[i - 1];
  if (key === "ArrowRight") return all[i + 1];
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key === "ArrowUp") return nearest(from, all, -1);
  if (key === "ArrowDown") return nearest(from, all, 1);
  return undefined;
}

function nearest(from: HTMLElement, all: HTMLElement[], direction: number): HTMLElement | undefined {
  const here = middleOf(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of all) {
    const there = middleOf(other);
    const ahead = (there.y - here.y) * direction;
    if (ahead < 8) continue;
    const distance = ahead + 2 * Math.abs(there.x - here.x);
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
