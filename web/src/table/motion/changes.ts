// What is different between two scenes, piece by piece: the list of what to animate.
import type { Act, Piece, Scene, Zone } from "../../messages";
import { pathOf, pathTime, type Path } from "./path";
import { walked } from "./route";

export interface Journey {
  from: string; // the id it had
  to: string; // the id it has: the same, or that of a piece of its kind which took its part
  over?: string[]; // the places on which it set its foot, from the first to the last, if that is known
  path?: Path; // where it did not go straight
  rolls?: boolean; // a die that shows another side when it arrives
}

/** A piece that is worth something, and what it is worth that for. */
export interface Tally {
  of: string;
  counted: string[];
}

export interface Changes {
  moved: Journey[]; // lies elsewhere
  came: string[];
  gone: string[];
  turned: Journey[]; // shows another face or colour
  rolled: string[]; // dice that were cast
  tallies: Tally[];
  handed: { id: string; to: string }[]; // went to a place where nobody sees it any more
  received: { id: string; from: string }[]; // came from such a place
}

/** What is different from one scene to the next, and how it came about as far as the rules have told. */
export function changes(before: Scene | null, after: Scene, acts: readonly Act[] = []): Changes {
  const result: Changes = {
    moved: [],
    came: [],
    gone: [],
    turned: [],
    rolled: [],
    tallies: [],
    handed: [],
    received: [],
  };
  if (!before) return result;
  const old = byId(before);
  const now = byId(after);
  const gone = new Map(acts.filter(({ act }) => act === "go").map(({ of, over }) => [of, over ?? []]));
  const cast = new Set(acts.filter(({ act }) => act === "cast").map(({ of }) => of));
  for (const [id, piece] of now) {
    const was = old.get(id);
    if (!was) {
      (cast.has(id) ? result.rolled : result.came).push(id);
      continue;
    }
    if (was.at !== piece.at)
      result.moved.push({ from: id, to: id, ...pathOf(was, piece, gone.get(id) ?? []) });
    if (cast.has(id)) result.rolled.push(id);
    else if (face(was) !== face(piece)) result.turned.push({ from: id, to: id });
  }
  for (const id of old.keys()) if (!now.has(id)) result.gone.push(id);
  pairUp(result, old, now);
  pairTurned(result, old, now);
  for (const { of, over = [] } of acts.filter(({ act }) => act === "hop"))
    follow(result.moved, of, over, old);
  for (const journey of result.moved) {
    const [from, to] = [old.get(journey.from)!.at, now.get(journey.to)!.at];
    const via = walked(after, from, to);
    if (via.length) journey.over = [from, ...via, to];
  }
  inOrder(result.moved, [...gone.keys()]);
  for (const zone of before.zones) pass(result, zone, after);
  const counts = acts.filter(({ act }) => act === "count");
  result.tallies = counts.map(({ of, over }) => ({ of, counted: over ?? [] }));
  return result;
}

/** Journeys that were told set out in the order in which they were told; all others stay where they are in the list. */
function inOrder(moved: Journey[], told: string[]): void {
  const places = moved.flatMap((journey, i) => (told.includes(journey.to) ? [i] : []));
  const journeys = places.map((i) => moved[i]!).sort((a, b) => told.indexOf(a.to) - told.indexOf(b.to));
  places.forEach((i, n) => (moved[i] = journeys[n]!));
}

/** What left a zone for nowhere was handed on, and what came from nowhere was handed to it. */
function pass(result: Changes, zone: Zone, after: Scene): void {
  const [to, from] = zone.passing ?? ["", ""];
  const here = new Set((zone.pieces ?? []).map(({ id }) => id));
  const then = after.zones.find(({ id }) => id === zone.id)?.pieces ?? [];
  const now = new Set(then.map(({ id }) => id));
  if (to) result.handed.push(...take(result.gone, here).map((id) => ({ id, to })));
  if (from) result.received.push(...take(result.came, now).map((id) => ({ id, from })));
}

/** Takes those of a list that are in a set out of it. */
function take(list: string[], wanted: Set<string>): string[] {
  const taken = list.filter((id) => wanted.has(id));
  list.splice(0, list.length, ...list.filter((id) => !wanted.has(id)));
  return taken;
}

/** A piece that hops over places touches all of them, if it was where they begin. */
function follow(moved: Journey[], id: string, over: string[], old: Map<string, Piece>): void {
  for (const journey of moved)
    if (journey.to === id && old.get(journey.from)!.at === over[0]) journey.over = over;
}

/** Pieces that cannot be told apart: one that left and one of its kind and colour that came are one journey. Of dice
those that show the same number are paired first. */
function pairUp(result: Changes, old: Map<string, Piece>, now: Map<string, Piece>): void {
  pairBy(result, old, now, (piece) => `${likeness(piece)} ${piece.number ?? ""}`);
  pairBy(result, old, now, likeness);
}

function pairBy(
  result: Changes,
  old: Map<string, Piece>,
  now: Map<string, Piece>,
  alike: (piece: Piece) => string,
): void {
  const left = new Map<string, string[]>();
  for (const id of result.gone) {
    const kind = alike(old.get(id)!);
    left.set(kind, [...(left.get(kind) ?? []), id]);
  }
  result.came = result.came.filter((to) => {
    const from = left.get(alike(now.get(to)!))?.shift();
    if (!from) return true;
    const rolls = now.get(to)!.kind === "die" && old.get(from)!.number !== now.get(to)!.number;
    result.moved.push({ from, to, ...(rolls && { rolls }) });
    return false;
  });
  const travelled = new Set(result.moved.map((journey) => journey.from));
  result.gone = result.gone.filter((id) => !travelled.has(id));
}

/** A hidden card whose place an open one took was turned over; an open one that left and a hidden one that came travelled,
and the other way round where there is no doubt. */
function pairTurned(result: Changes, old: Map<string, Piece>, now: Map<string, Piece>): void {
  for (const to of result.came) {
    const from = now.get(to)!.reverse;
    if (from && result.gone.includes(from)) turned(result, from, to);
  }
  const hidden = (piece: Piece) => isCard(piece) && (piece.flags?.includes("back") ?? false);
  const match = (from: Piece, to: Piece) => isCard(from) && isCard(to) && hidden(from) !== hidden(to);
  const cards = result.came.filter((id) => isCard(now.get(id)!));
  for (const to of cards) {
    const partners = result.gone.filter((from) => match(old.get(from)!, now.get(to)!));
    const same = partners.find((from) => old.get(from)!.at === now.get(to)!.at);
    const alone = cards.length === 1 && partners.length === 1;
    const from = same ?? (alone || hidden(now.get(to)!) ? partners[0] : undefined);
    if (from === undefined) continue;
    if (same) turned(result, from, to);
    else travelled(result, from, to);
  }
}

function turned(result: Changes, from: string, to: string): void {
  result.turned.push({ from, to });
  pairedOff(result, from, to);
}

function travelled(result: Changes, from: string, to: string): void {
  result.moved.push({ from, to });
  pairedOff(result, from, to);
}

function pairedOff(result: Changes, from: string, to: string): void {
  result.came = result.came.filter((id) => id !== to);
  result.gone = result.gone.filter((id) => id !== from);
}

/** All pieces that are there: ghosts are not. */
function byId(scene: Scene): Map<string, Piece> {
  const pieces = scene.zones.flatMap((zone) => zone.pieces ?? []);
  return new Map(pieces.filter((piece) => !piece.flags?.includes("ghost")).map((piece) => [piece.id, piece]));
}

export function isCard(piece: Piece | undefined): boolean {
  return piece?.kind === "card" || piece?.kind === "strip" || piece?.kind === "placard";
}

/** What a piece is known by. The number of a strip may be told in one place and not in another. */
function likeness(piece: Piece): string {
  if (piece.kind === "strip")
    return `strip ${piece.colour ?? ""} ${piece.symbol ?? ""} ${JSON.stringify(piece.title ?? "")} ${piece.flags?.includes("back") ?? false}`;
  if (piece.kind !== "card" && piece.kind !== "tile") return `${piece.kind} ${piece.colour ?? ""}`;
  return `${piece.kind} ${piece.colour ?? ""} ${piece.symbol ?? ""} ${piece.number ?? ""}`;
}

function face(piece: Piece): string {
  if (piece.kind === "die") return `${piece.colour ?? ""} ${piece.number ?? ""}`;
  if (piece.kind === "heart") return String(piece.flags?.includes("dim") ?? false);
  if (!isCard(piece) && piece.kind !== "tile" && piece.kind !== "disc") return "";
  return `${piece.colour ?? ""} ${piece.flags?.includes("back") ?? false}`;
}

/** When each of several pieces turns: outward from where a piece was put, ring by ring; else in their order. */
export function ripple(pieces: Spread[], put: Spread[], most: number): number[] {
  const rings = pieces.map((piece, i) =>
    put.length ? Math.min(...put.map((from) => apart(piece, from))) : i,
  );
  const nearest = Math.min(...rings);
  const step = Math.min(RING, most / Math.max(1, Math.max(...rings) - nearest));
  return rings.map((ring) => Math.round((ring - nearest) * step));
}

const RING = 70;

/** A piece on the screen: its middle and its width. */
export interface Spread {
  x: number;
  y: number;
  size: number;
}

/** How many pieces lie between two, along a row, a column or a diagonal. */
function apart(a: Spread, b: Spread): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) / (a.size || 1);
}

/** How long a piece takes for several hops. */
export function hopping(hops: number): number {
  return Math.min(130 + 150 * hops, 1200);
}

/** When each piece of several tallies lights up, one after another; a tally is over when the next one begins. */
export function counting(tallies: Tally[], quick: boolean): { id: string; when: number; of: string }[] {
  const all = tallies.flatMap(({ of, counted }) => counted.map((id) => ({ id, of })));
  const step = quick ? 0 : Math.min(LIGHT, LONGEST_COUNT / Math.max(1, all.length));
  return all.map((one, i) => ({ ...one, when: Math.round(i * step) }));
}

const LIGHT = 140; // milliseconds from one to the next
const LONGEST_COUNT = 2400;

export interface Flight {
  delay: number;
  time: number;
}

/** When each of several travelling pieces leaves and how long it takes: a little one after another. What comes
behind a piece that goes along a path waits until that has arrived. */
export function schedule(moved: Journey[], quick: boolean): Flight[] {
  const time = quick ? 150 : 300;
  const step = moved.length > 1 ? Math.min(quick ? 15 : 45, (quick ? 60 : 350) / (moved.length - 1)) : 0;
  let wait = 0;
  return moved.map(({ path }, i) => {
    const flight = {
      delay: Math.round(i * step) + wait,
      time: path ? pathTime(path.stops.length, path.leap) : time,
    };
    if (path) wait += flight.time;
    return flight;
  });
}
