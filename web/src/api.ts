// The requests to the server. What fails is thrown as a Failed with a sentence.
import type { GameCard, Me, NewTable, Problem, Requests, Phrase, Wish } from "./messages";
import { phrase } from "./phrases.svelte";

export class Failed extends Error {
  constructor(
    readonly text: Phrase,
    readonly status: number,
  ) {
    super(`The request failed with status ${status}.`);
  }
}

type Name = keyof Requests;
type Given<N extends Name> = Requests[N]["given"];
type Body<N extends Name> = Requests[N]["body"];
type Answer<N extends Name> = Requests[N]["answer"];

const WRONG = phrase("something-wrong");

/** The address of a request: what is given goes where the path has its name, the rest behind it. */
export function addressOf<N extends Name>(name: N, given: Given<N>): string {
  const left = new Map(Object.entries(given));
  const path = name.slice(name.indexOf(" ") + 1).replace(/\{(\w+)\}/g, (_, field) => {
    const value = left.get(field);
    left.delete(field);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams([...left].map(([field, value]) => [field, String(value)]));
  return left.size ? `${path}?${query}` : path;
}

async function ask<N extends Name>(name: N, given: Given<N>, body: Body<N> | Blob): Promise<Response> {
  const raw = body instanceof Blob;
  let reply: Response;
  try {
    reply = await fetch(addressOf(name, given), {
      method: name.slice(0, name.indexOf(" ")),
      body: raw ? body : body && JSON.stringify(body),
      headers: body && !raw ? { "Content-Type": "application/json" } : {},
    });
  } catch {
    throw new Failed(WRONG, 0);
  }
  if (reply.ok) return reply;
  const problem: Partial<Problem> = await reply.json().catch(() => ({}));
  throw new Failed(problem.text ?? WRONG, reply.status);
}

const json = async <N extends Name>(name: N, given: Given<N>, body: Body<N> | Blob): Promise<Answer<N>> =>
  (await ask(name, given, body)).json();

let shelf: Promise<GameCard[]> | undefined;

/** All games; asked for once, anew after a failure. */
export function games(): Promise<GameCard[]> {
  shelf ??= json("GET /api/games", {}, undefined).catch((problem) => {
    shelf = undefined;
    throw problem;
  });
  return shelf;
}

export const rulebook = async (game: string, language: string) =>
  (await ask("GET /api/games/{id}/rules/{language}", { id: game, language }, undefined)).text();

export const example = (game: string, name: string, step: number) =>
  json("GET /api/games/{id}/examples/{name}", { id: game, name, step }, undefined);
export const show = (game: string, ply: number) =>
  json("GET /api/games/{id}/show", { id: game, ply }, undefined);

let known: Promise<Me> | undefined;

/** Who this browser is; the first question makes it known to the server. */
export function me(): Promise<Me> {
  known ??= json("GET /api/me", {}, undefined).catch((problem) => {
    known = undefined;
    throw problem;
  });
  return known;
}

/** As `json`, but not before the server knows who asks. */
async function wishing<N extends Name>(name: N, given: Given<N>, body: Body<N>): Promise<Answer<N>> {
  await me();
  return json(name, given, body);
}

export async function rename(name: string): Promise<Me> {
  const now = await wishing("PUT /api/me", {}, { name });
  known = Promise.resolve(now);
  return now;
}

export const tables = () => json("GET /api/tables", {}, undefined);
export const newTable = (wish: NewTable) => wishing("POST /api/tables", {}, wish);
export const table = (id: string) => json("GET /api/tables/{id}", { id }, undefined);
export const wish = (id: string, want: Wish) => wishing("POST /api/tables/{id}/wish", { id }, want);
export const fileOf = (id: string) => addressOf("GET /api/tables/{id}/file", { id });
export const past = (id: string, event: number) =>
  json("GET /api/tables/{id}/past/{event}", { id, event }, undefined);
export const replay = (id: string, ply: number) =>
  json("GET /api/matches/{id}/replay", { id, ply }, undefined);
export const analysis = (id: string) => json("GET /api/matches/{id}/analysis", { id }, undefined);
export const verify = (file: Blob) => json("POST /api/verify", {}, file);

const socketAddress = (path: string) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;

export const liveAddress = (id: string) => socketAddress(`/api/tables/${encodeURIComponent(id)}/live`);
export const lessonAddress = (game: string, step: number, answers: readonly number[]) =>
  socketAddress(`/api/lessons/${encodeURIComponent(game)}/live?step=${step}&answers=${answers.join(",")}`);
