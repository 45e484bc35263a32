/** What the words of an event need. */
import type { Facts, Fields, Words } from "./board";

/** Its facts, who it is about, and, of a photo finish, how many seconds each claim took. */
export function factsOf(event: Fields, name: (seat: number) => string, say: Words["say"]): Facts {
  const { claims, ...facts } = event;
  if (!Array.isArray(claims)) return { ...event, name: name(event["seat"]) };
  const times = claims.map(({ seat, ms }) => say("photo-time", { name: name(seat), seconds: ms / 1000 })).join(", ");
  return { ...facts, times, margin: event["margin_ms"] / 1000, name: name(event["seat"]) };
}

/** A photo finish with this seat in it was just shown: it says how late the seat was, and better than a refusal can. */
export function isInPhoto(events: Fields[] = [], seat: number): boolean {
  return events.some(({ claims }) => Array.isArray(claims) && claims.some((claim) => claim.seat === seat));
}
