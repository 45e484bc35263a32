/** When the server has a newer page than this one, the page loads itself anew: once, and at a moment that costs nothing. */

const ENTRY = /<script[^>]*\ssrc="(\/assets\/[^"]+)"/;
const PAUSE = 10_000; // ms in which it does so once, whatever the server says

/** The script that a page begins with; its name changes with every build. */
export function entryOf(html: string): string | null {
  return ENTRY.exec(html)?.[1] ?? null;
}

/** The script that this page has begun with; none where it is not a built one. */
function ownEntry(): string | null {
  return document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute("src") ?? null;
}

/** The server has another page than this one. False where that cannot be found out. */
export async function isOutdated(own = ownEntry()): Promise<boolean> {
  if (own === null) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const theirs = answer.ok ? entryOf(await answer.text()) : null;
    return theirs !== null && theirs !== own;
  } catch {
    return false;
  }
}

/** Nothing that was written here would be lost. */
export function isNothingWritten(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type]), input[type=text], textarea");
  return [...fields].every((field) => field.value === field.defaultValue);
}

/** Load the page anew, unless that was done just now. */
export function reload(now = Date.now()): void {
  let last = 0;
  try {
    last = Number(sessionStorage.getItem("kartenhaus.reloaded") ?? 0);
    sessionStorage.setItem("kartenhaus.reloaded", String(now));
  } catch {
    return; // where nothing can be kept it might never end
  }
  if (now - last >= PAUSE) location.reload();
}

/** A part of an older page that the server has no more: the whole page is fetched anew. */
export function watchParts(): void {
  addEventListener("vite:preloadError", () => void isOutdated().then((is) => is && reload()));
}
