/** The keys: one set for whoever plays alone at a device, else a corner of the keyboard for each. */

export interface KeySet {
  flip: string;
  /** From the left: the first, second and third jester. */
  snatch: readonly string[];
}

/** What a key means: who does it, by the order of the seats at this device, and what. */
export interface Press {
  nth: number;
  part: "flip" | number;
}

const ALONE: KeySet = { flip: " ", snatch: ["1", "2", "3"] };
const TOGETHER: KeySet[] = [
  { flip: "a", snatch: ["q", "w", "e"] },
  { flip: "l", snatch: ["i", "o", "p"] },
  { flip: " ", snatch: ["v", "b", "n"] },
  { flip: "ArrowDown", snatch: ["ArrowLeft", "ArrowUp", "ArrowRight"] },
];
const PRINTED: Record<string, string> = { " ": "␣", ArrowDown: "↓", ArrowLeft: "←", ArrowUp: "↑", ArrowRight: "→" };

/** The keys of the nth of so many people at one device. */
export function keysOf(nth: number, people: number): KeySet {
  return people < 2 ? ALONE : (TOGETHER[nth] ?? ALONE);
}

/** What a key means at a device of so many people, if anything. */
export function pressOf(key: string, people: number): Press | undefined {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  for (let nth = 0; nth < people; nth++) {
    const { flip, snatch } = keysOf(nth, people);
    if (pressed === flip || (people === 1 && pressed === "Enter")) return { nth, part: "flip" };
    const jester = snatch.indexOf(pressed);
    if (jester >= 0) return { nth, part: jester };
  }
  return undefined;
}

/** How a key is written on its surface. */
export function printedKey(key: string): string {
  return PRINTED[key] ?? key.toUpperCase();
}

/** How a key is called for `aria-keyshortcuts`. */
export function spokenKey(key: string): string {
  return key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
}

/** Is this key meant for what has the focus, or for a sheet that lies over the table? */
export function isMeantElsewhere(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return true;
  if (document.querySelector("dialog[open]")) return true;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  if (target?.closest("input, select, textarea, [contenteditable]")) return true;
  // Space and Enter press the button that has the focus.
  return (event.key === " " || event.key === "Enter") && target?.closest("button, a[href]") != null;
}
