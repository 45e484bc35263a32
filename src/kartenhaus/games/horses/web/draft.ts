/** What was begun to be written on this device: one draft, for one piece of one table's story. */

import { recall } from "$lib/keep";

export const DRAFT = "horses.draft";

/** What was written for this piece; "" for another one. */
export function written(draft: string): string {
  const kept = recall<{ draft: string; text: string } | null>(DRAFT, null);
  return kept?.draft === draft ? String(kept.text) : "";
}
