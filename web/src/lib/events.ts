/** What the words of an event need. */
import type { Facts, Fields } from "./board";

/** Its facts, who it is about, and, of a photo finish, how long each claim took. */
export function factsOf(event: Fields, name: (seat: number) => string): Facts {
  const { claims, ...facts } = event;
  if (!Array.isArray(claims)) return { ...event, name: name(event["seat"]) };
  const times = claims.map(({ seat, ms }) => `${name(seat)} ${ms} ms`).join(", ");
  return { ...facts, times, name: name(event["seat"]) };
}
