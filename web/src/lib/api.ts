/** What is asked over HTTP: the shelf, new rooms, seats. */
import type { AskReplay, GameFacts, Join, KnownTable, NewRoom, OpenedRecord, OpenTables, Problem, Replay, RoomFacts, Seated, TableFacts, Tour, TourAsk } from "./messages";

/** The server said no, or could not be reached (code `unreachable`). Its sentence is `refusal-<code>`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Problem["facts"] = {},
  ) {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown, written: (body: any) => string = JSON.stringify): Promise<T> {
  const answer = await reach(path, body === undefined ? undefined : written(body));
  const said: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return said as T;
  const problem = said as Partial<Problem>;
  throw new Refusal(problem.code ?? "unreachable", problem.facts);
}

async function reach(path: string, body: string | undefined): Promise<Response> {
  const headers = { "content-type": "application/json" };
  try {
    return await fetch(path, body === undefined ? {} : { method: "POST", headers, body });
  } catch {
    throw new Refusal("unreachable");
  }
}

let shelf: Promise<GameFacts[]> | undefined;

/** The games on offer; asked once. */
export function games(): Promise<GameFacts[]> {
  shelf ??= ask<GameFacts[]>("/api/games");
  shelf.catch(() => (shelf = undefined));
  return shelf;
}

export async function game(id: string): Promise<GameFacts | undefined> {
  return (await games()).find((facts) => facts.id === id);
}

export const roomFacts = (code: string) => ask<RoomFacts>(`/api/rooms/${code}`);
export const tables = (tables: KnownTable[]) => ask<TableFacts[]>("/api/tables", { tables });
export const openTables = () => ask<OpenTables>("/api/public");
export const newRoom = (room: NewRoom) => ask<Seated>("/api/rooms", room);
export const join = (code: string, wish: Join) => ask<Seated>(`/api/rooms/${code}/join`, wish);
export const takeSeat = (code: string, ticket: string) => ask<Seated>(`/api/rooms/${code}/take`, { ticket });
export const tvQrAddress = (code: string) => `/api/rooms/${code}/tv.svg`;
export const tour = (game: string, wish: TourAsk) => ask<Tour>(`/api/tours/${game}`, wish);
export const qrAddress = (code: string) => `/api/rooms/${code}/qr.svg`;
export const replay = (code: string, wish: AskReplay) => ask<Replay>(`/api/rooms/${code}/replay`, wish);
export const replayOf = (key: string, wish: AskReplay) => ask<Replay>(`/api/replays/${key}`, wish);
/** A saved game, as the text of its file. */
export const openRecord = (text: string) => ask<OpenedRecord>("/api/replays", text, (record) => record);
export const recordAddress = (code: string) => `/api/rooms/${code}/record`;
