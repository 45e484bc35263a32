/** The course of a game: how far each skunk got with every run, from the events that a table remembers to the end. */

import type { Fields } from "$lib/board";
import { PAST } from "./view";

/** By seat: steps ahead, or back, in each run of the game. */
export function courseOf(log: Fields[], seats: number): number[][] {
  const course = Array.from({ length: seats }, (): number[] => []);
  const position = course.map(() => 0);
  let runs = 0;
  for (const event of log) {
    const tile = tileAfter(event);
    const row = course[event["seat"]];
    if (tile === undefined || !row) continue;
    if (isRun(event) || runs === 0) {
      runs += 1;
      for (const steps of course) steps.push(0);
    }
    row[runs - 1] = (row[runs - 1] ?? 0) + tile - (position[event["seat"]] ?? 0);
    position[event["seat"]] = tile;
  }
  return course;
}

function isRun(event: Fields): boolean {
  return event["event"] === "ran" || event["event"] === "won";
}

/** Where an event leaves its skunk, if it moves one. */
function tileAfter(event: Fields): number | undefined {
  switch (event["event"]) {
    case "ran":
    case "ran_back":
      return event["tile"];
    case "ran_home":
    case "left":
      return 0;
    case "won":
      return PAST;
    default:
      return undefined;
  }
}
