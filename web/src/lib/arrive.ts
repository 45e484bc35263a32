/** A new screen begins at its heading, for those who hear the page or use the keyboard. */
import type { Attachment } from "svelte/attachments";
import { router } from "./route.svelte";

export const arrive: Attachment<HTMLElement> = (heading) => {
  if (!router.hasMoved) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
