/**
 * Where the focus goes when what had it goes away: to what is to be done next. A finger needs none, and leaves none
 * behind: whenever the focus goes away or comes, the whole table is laid out once more.
 */

import type { Attachment } from "svelte/attachments";

/**
 * Within the table, what is due carries `data-due`: a button, or a group with one stop for Tab. When what has the focus
 * goes away, the focus follows what is due until a key or a finger leads it elsewhere; with `isArriving` from the start.
 */
export function followDue(isArriving: boolean): Attachment<HTMLElement> {
  return (table) => {
    let held: HTMLElement | undefined; // what has the focus, or had it and went away
    let isFollowing = isArriving;

    function enter({ target }: FocusEvent) {
      if (target instanceof HTMLElement) held = target;
    }
    // What goes away says so before it is gone; what is still there a moment later was left on purpose.
    function leave() {
      queueMicrotask(() => {
        if (held?.isConnected && held !== document.activeElement) held = undefined;
      });
    }
    function lead() {
      isFollowing = false;
    }
    let isFinger = false;
    function touch({ pointerType }: PointerEvent) {
      isFinger = pointerType === "touch";
      const had = document.activeElement;
      if (isFinger && had instanceof HTMLButtonElement && table.contains(had)) had.blur();
    }
    // What a screen reader presses gets the focus all the same: no finger came down on it.
    function press(event: MouseEvent) {
      if (isFinger && event.target instanceof Element && event.target.closest("button")) event.preventDefault();
    }
    function follow() {
      if (held && !held.isConnected) {
        held = undefined;
        isFollowing = true;
      }
      if (isFollowing && !document.querySelector("dialog[open]")) focusOn(table.querySelector<HTMLElement>("[data-due]"));
    }

    // After the groups have seen the same change and named their stop.
    const watch = new MutationObserver(() => queueMicrotask(follow));
    watch.observe(table, { childList: true, subtree: true, attributeFilter: ["data-due"] });
    const listening = new AbortController();
    const heard = { signal: listening.signal, capture: true };
    table.addEventListener("focusin", enter, heard);
    table.addEventListener("focusout", leave, heard);
    table.addEventListener("pointerdown", touch, heard);
    table.addEventListener("mousedown", press, heard);
    document.addEventListener("keydown", lead, heard);
    document.addEventListener("pointerdown", lead, heard);
    follow();
    return () => {
      watch.disconnect();
      listening.abort();
    };
  };
}

function focusOn(due: HTMLElement | null): void {
  if (!due || due.contains(document.activeElement)) return;
  const stop = due.matches("button") ? due : due.querySelector<HTMLElement>('[tabindex="0"]');
  stop?.focus({ preventScroll: true });
}
