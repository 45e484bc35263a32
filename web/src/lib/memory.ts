/** What is remembered of the events: the same rule as at the table, so that a reload shows the same. */
import type { Fields } from "./board";

const LIVES = ["moment", "turn", "deal", "game"];

/** The log after some more was told. An event that begins something ends the lives of its kind and all shorter ones. */
export function told(log: readonly Fields[], events: readonly Fields[]): Fields[] {
  let kept = [...log];
  for (const event of events) {
    if (event["begins"] !== undefined) kept = kept.filter((old) => outlives(old, event["begins"]));
    if (event["life"] !== "moment") kept.push(event);
  }
  return kept;
}

function outlives(old: Fields, begun: string): boolean {
  return LIVES.indexOf(old["life"]) > LIVES.indexOf(begun);
}
