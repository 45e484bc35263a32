/** How the table goes from one view to the next: the events of a batch as steps that can be shown one by one. */

import type { Fields } from "$lib/board";
import { NOBODY, PAST, PUMA } from "./view";
import type { SkunksView } from "./view";

/** A card of the middle whose face is seen right now. */
export interface Open {
  place: number;
  face: number;
}

/** What lies on the table right now. It lags behind the view while things move. No face is kept but the open one. */
export interface Shown {
  phase: number;
  active: number;
  skunk: number[];
  position: number[];
  /** By seat, then by footprints. */
  front: number[][];
  /** By place: does a card lie there? */
  down: number[];
  mark: number[];
  open: Open | undefined;
  nUsed: number;
  /** How often cards were laid out anew while we looked on. */
  lays: number;
  /** The seat that flees from a smell, or NOBODY. */
  fleeing: number;
}

export type Step =
  | { kind: "tell"; event: Fields }
  | { kind: "chose"; event: Fields; seat: number; colour: number }
  | { kind: "began"; event: Fields; seat: number }
  | { kind: "turn_up"; event: Fields; place: number; face: number }
  | { kind: "take"; event: Fields; seat: number; place: number; face: number }
  | { kind: "cover"; event: Fields }
  | { kind: "give"; event: Fields; giver: number; seat: number; face: number }
  | { kind: "run"; event: Fields; seat: number; tile: number }
  | { kind: "flee"; event: Fields; seat: number; tile: number }
  | { kind: "put_away"; event: Fields; seat: number; cards: number }
  | { kind: "lay_anew"; event: Fields; down: number[] };

/** The table as a view has it, with nothing on the move. */
export function shownOf(view: SkunksView, lays: number): Shown {
  return {
    phase: view.phase,
    active: view.active,
    skunk: view.skunk,
    position: view.position,
    front: view.front,
    down: view.down,
    mark: view.mark,
    open: view.shown > 0 ? { place: view.shown, face: PUMA } : undefined,
    nUsed: view.n_used,
    lays,
    fleeing: NOBODY,
  };
}

/** The steps of one batch of events; `giver` had the turn before it, `after` is the view that came with it. */
export function planOf(events: Fields[], giver: number, after: SkunksView): Step[] {
  return events.flatMap((event) => stepsOf(event, giver, after));
}

function stepsOf(event: Fields, giver: number, after: SkunksView): Step[] {
  const { seat, tile, place, footprints, cards } = event;
  switch (event.event) {
    case "chose_skunk":
      return [{ kind: "chose", event, seat, colour: event.tail }];
    case "turn_began":
      return [{ kind: "began", event, seat }];
    case "took":
      return [
        { kind: "turn_up", event, place, face: footprints },
        { kind: "take", event, seat, place, face: footprints },
      ];
    case "puma_shown":
      return [{ kind: "turn_up", event, place, face: PUMA }];
    case "covered":
      return [{ kind: "cover", event }];
    case "given":
      return [{ kind: "give", event, giver, seat, face: footprints }];
    case "ran":
      return [{ kind: "run", event, seat, tile }];
    case "won":
      return [{ kind: "run", event, seat, tile: PAST }];
    case "ran_back":
      return [{ kind: "flee", event, seat, tile }];
    case "ran_home":
      return [{ kind: "flee", event, seat, tile: 0 }];
    case "put_away":
    case "front_mixed":
      return [{ kind: "put_away", event, seat, cards }];
    case "laid_anew":
      return [{ kind: "lay_anew", event, down: after.down }];
    case "bad_stink":
    case "bad_full":
    case "only_pumas":
    case "met_puma":
    case "starts":
    case "left":
    case "nobody_won":
      return [{ kind: "tell", event }];
    default:
      return [];
  }
}

/** The table after a step. */
export function afterStep(shown: Shown, step: Step): Shown {
  switch (step.kind) {
    case "tell":
      return { ...shown, fleeing: NOBODY };
    case "chose":
      return { ...shown, skunk: put(shown.skunk, step.seat, step.colour) };
    case "began":
      return { ...shown, active: step.seat, fleeing: NOBODY };
    case "turn_up":
      return { ...shown, open: { place: step.place, face: step.face } };
    case "take":
      return {
        ...shown,
        open: undefined,
        down: put(shown.down, step.place, 0),
        front: added(shown.front, step.seat, step.face, 1),
      };
    case "cover":
      return { ...shown, open: undefined };
    case "give":
      return {
        ...shown,
        front: added(added(shown.front, step.giver, step.face, -1), step.seat, step.face, 1),
      };
    case "run":
      return { ...shown, position: put(shown.position, step.seat, step.tile), fleeing: NOBODY };
    case "flee":
      return { ...shown, position: put(shown.position, step.seat, step.tile), fleeing: step.seat };
    case "put_away":
      return {
        ...shown,
        front: shown.front.map((front, seat) => (seat === step.seat ? front.map(() => 0) : front)),
        nUsed: shown.nUsed + step.cards,
        fleeing: NOBODY,
      };
    case "lay_anew":
      return { ...shown, down: step.down, mark: shown.mark.map(() => 0), nUsed: 0, lays: shown.lays + 1, fleeing: NOBODY };
  }
}

function put(values: number[], at: number, value: number): number[] {
  return values.map((old, i) => (i === at ? value : old));
}

function added(fronts: number[][], at: number, face: number, n: number): number[][] {
  return fronts.map((front, seat) => (seat === at ? put(front, face, (front[face] ?? 0) + n) : front));
}
