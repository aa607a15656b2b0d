// The requests to the server. What fails is thrown as a Failed with a sentence.
import type {
  Analysis,
  GameCard,
  Me,
  NewTable,
  Problem,
  ReplayStep,
  TableInfo,
  Text,
  View,
  Wish,
} from "./messages";
import { words } from "./words";

export class Failed extends Error {
  constructor(
    readonly text: Text,
    readonly status: number,
  ) {
    super(text[1]);
  }
}

const WRONG: Text = [words.de.somethingWrong, words.en.somethingWrong];

async function ask(method: string, path: string, body?: BodyInit | object): Promise<Response> {
  const raw = body instanceof Blob || typeof body === "string";
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      body: body === undefined ? undefined : raw ? (body as BodyInit) : JSON.stringify(body),
      headers: body !== undefined && !raw ? { "Content-Type": "application/json" } : {},
    });
  } catch {
    throw new Failed(WRONG, 0);
  }
  if (reply.ok) return reply;
  const problem: Partial<Problem> = await reply.json().catch(() => ({}));
  throw new Failed(problem.text ?? WRONG, reply.status);
}

const json = async <T>(method: string, path: string, body?: object): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>;

const at = encodeURIComponent;
let shelf: Promise<GameCard[]> | undefined;

/** All games; asked for once, anew after a failure. */
export function games(): Promise<GameCard[]> {
  shelf ??= json<GameCard[]>("GET", "/api/games").catch((problem) => {
    shelf = undefined;
    throw problem;
  });
  return shelf;
}

export const rulebook = async (game: string, language: string) =>
  (await ask("GET", `/api/games/${at(game)}/rules/${language}`)).text();

let known: Promise<Me> | undefined;

/** Who this browser is; the first question makes it known to the server. */
export function me(): Promise<Me> {
  known ??= json<Me>("GET", "/api/me").catch((problem) => {
    known = undefined;
    throw problem;
  });
  return known;
}

/** As `json`, but not before the server knows who asks. */
async function wishing<T>(method: string, path: string, body: object): Promise<T> {
  await me();
  return json<T>(method, path, body);
}

export async function rename(name: string): Promise<Me> {
  const now = await wishing<Me>("PUT", "/api/me", { name });
  known = Promise.resolve(now);
  return now;
}

export const tables = () => json<TableInfo[]>("GET", "/api/tables");
export const newTable = (wish: NewTable) => wishing<TableInfo>("POST", "/api/tables", wish);
export const table = (id: string) => json<TableInfo>("GET", `/api/tables/${at(id)}`);
export const wish = (id: string, want: Wish) =>
  wishing<TableInfo>("POST", `/api/tables/${at(id)}/wish`, want);
export const fileOf = (id: string) => `/api/tables/${at(id)}/file`;
export const past = (id: string, event: number) => json<View>("GET", `/api/tables/${at(id)}/past/${event}`);
export const replay = (match: string, ply: number) =>
  json<ReplayStep>("GET", `/api/matches/${at(match)}/replay?ply=${ply}`);
export const analysis = (match: string) => json<Analysis>("GET", `/api/matches/${at(match)}/analysis`);
export const verify = async (file: Blob) => (await ask("POST", "/api/verify", file)).json();

export function liveAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${at(id)}/live`;
}
