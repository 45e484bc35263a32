/** How a table takes its time. */
import type { GameFacts, Pace } from "./messages";
import type { Options } from "./options";

const PACES: Pace[] = ["live", "relaxed", "by_turn"];
const CLOCKS = [0, 30, 60, 120]; // seconds

/** Where people act at any moment nobody's turn can be waited for. */
export function pacesOf(facts: GameFacts): Pace[] {
  return PACES.filter((pace) => pace !== "by_turn" || !facts.is_real_time);
}

/** The game knows a time to think, and who it is that thinks. */
export function hasClock(facts: GameFacts): boolean {
  return !facts.is_real_time && ["turn_timer", "on_timeout"].every((name) => facts.options.some((one) => one.name === name));
}

/** Seconds for each move; 0 if nobody is hurried. */
export function clockOf(options: Options): number {
  return options["on_timeout"] === "wait" ? 0 : Number(options["turn_timer"] ?? 0);
}

export function clocksFor(options: Options): number[] {
  return [...new Set([...CLOCKS, clockOf(options)])].sort((a, b) => a - b);
}

/** The options with this time to think, after which a bot makes the one move. */
export function withClock(options: Options, seconds: number): Options {
  return { ...options, turn_timer: seconds, on_timeout: seconds > 0 ? "lowest_risk" : "wait" };
}
