/** When what is handled just now was pressed: a click comes only when finger or key is lifted again. */

/** Listens from now on. `at` is the time of the press behind the event that is being handled, as performance.now() has it. */
export function watchPresses(target: EventTarget): { at: () => number; end: () => void } {
  const pointers = new Map<number, number>();
  const keys = new Map<string, number>();
  let latest: number | null = null;

  function onPointer(event: Event) {
    const { pointerId, timeStamp } = event as PointerEvent;
    pointers.set(pointerId, timeStamp);
    latest = timeStamp;
  }
  function onKey(event: Event) {
    const { code, repeat, timeStamp } = event as KeyboardEvent;
    // A key that is held down was pressed once.
    if (!repeat) keys.set(code, timeStamp);
    latest = keys.get(code) ?? timeStamp;
  }
  function onKeyUp(event: Event) {
    const { code } = event as KeyboardEvent;
    latest = keys.get(code) ?? latest;
  }
  // Several fingers at once: each click belongs to the finger that made it.
  function onClick(event: Event) {
    latest = pointers.get((event as PointerEvent).pointerId) ?? latest;
  }

  const heard = [
    ["pointerdown", onPointer],
    ["keydown", onKey],
    ["keyup", onKeyUp],
    ["click", onClick],
  ] as const;
  for (const [type, listener] of heard) target.addEventListener(type, listener, true);
  return {
    at: () => latest ?? performance.now(),
    end: () => {
      for (const [type, listener] of heard) target.removeEventListener(type, listener, true);
    },
  };
}
