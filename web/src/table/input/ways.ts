// Which move a click means: the ways of a scene by their targets.
import type { Reach, Scene, Way } from "../../messages";
import { say } from "../../settings.svelte";

export interface Ways {
  pieces: Map<string, Way[]>; // a click on a piece
  places: Map<string, Way[]>; // a click on a place
  carries: Map<string, Map<string, Way[]>>; // a piece, carried to a place
  into: Map<string, Way[]>; // all that can be carried to a place
  reaches: Map<string, Reach>; // a piece, carried to any point of a free table
  buttons: Way[];
  thumbs: Way[]; // with a target that is small on a phone
}

export interface Target {
  piece?: string;
  place?: string;
}

/** What a press on a target means. */
export type Act =
  | { act: "move"; way: Way }
  | { act: "choose"; ways: Way[] }
  | { act: "hold"; piece: string; ways: Way[] }
  | { act: "why"; way: Way }
  | { act: "refuse" } // what is held cannot go there, and stays in the hand
  | { act: "let-go" }
  | { act: "nothing" };

/** Ways by their targets. Chains and hops are carried like any other, but pressing their end alone does not mean them. */
export function byTarget(ways: Way[] = [], chains: Way[] = [], reaches: Reach[] = []): Ways {
  const sorted: Ways = {
    pieces: new Map(),
    places: new Map(),
    carries: new Map(),
    into: new Map(),
    reaches: new Map(reaches.map((reach) => [reach.piece, reach])),
    buttons: [],
    thumbs: ways.filter((way) => way.thumb),
  };
  for (const { piece } of reaches) sorted.carries.set(piece, new Map());
  for (const way of [...ways, ...chains].flatMap(manifold)) {
    if (way.button) sorted.buttons.push(way);
    else if (way.piece && way.place) {
      const from = sorted.carries.get(way.piece) ?? new Map<string, Way[]>();
      sorted.carries.set(way.piece, from);
      put(from, way.place, way);
      if (!way.then?.length && !way.hops?.length) put(sorted.into, way.place, way);
    } else if (way.piece) put(sorted.pieces, way.piece, way);
    else if (way.place) put(sorted.places, way.place, way);
  }
  return sorted;
}

/** A way, and the others that mean the same move. */
function manifold(way: Way): Way[] {
  return [way, ...(way.also ?? []).map(([piece, place]) => ({ ...way, piece, place }))];
}

function put(map: Map<string, Way[]>, key: string, way: Way): void {
  const there = map.get(key);
  if (there) there.push(way);
  else map.set(key, [way]);
}

/** The meaning of a press while `held` (or nothing, "") is in the hand. A piece stands for its place too. */
export function meaningOf(open: Ways, shut: Ways, held: string, target: Target): Act {
  if (held) return pressHolding(open, shut, held, target);
  const piece = target.piece ?? "";
  const place = target.place ?? "";
  const clicks = open.pieces.get(piece) ?? [];
  const carries = open.carries.get(piece);
  if (carries) {
    const all = [...clicks, ...[...carries.values()].flat()];
    if (all.length === 1 && !open.reaches.has(piece) && !all[0]!.hops?.length)
      return { act: "move", way: all[0]! };
    return { act: "hold", piece, ways: clicks };
  }
  if (clicks.length) return pick(clicks);
  const there = open.places.get(place) ?? open.into.get(place);
  if (there) return pick(there);
  return refused(shut, piece, place);
}

/** With something in the hand only its own targets count: a press never makes a move of anything else. */
function pressHolding(open: Ways, shut: Ways, held: string, target: Target): Act {
  const piece = target.piece ?? "";
  const place = target.place ?? "";
  if (piece === held || (!piece && !place)) return { act: "let-go" };
  const there = open.carries.get(held)?.get(place);
  if (there) return pick(there);
  const why = shut.carries.get(held)?.get(place);
  if (why) return { act: "why", way: why[0]! };
  if (open.carries.has(piece)) return { act: "hold", piece, ways: open.pieces.get(piece) ?? [] };
  // What is pressed with an empty hand asks for one; the target of another piece would play that if pressed again.
  return { act: open.pieces.has(piece) || open.places.has(place) ? "let-go" : "refuse" };
}

function pick(ways: Way[]): Act {
  return ways.length === 1 ? { act: "move", way: ways[0]! } : { act: "choose", ways };
}

function refused(shut: Ways, piece: string, place: string): Act {
  const carried = shut.carries.get(piece);
  const way =
    shut.pieces.get(piece)?.[0] ?? shut.places.get(place)?.[0] ?? (carried && [...carried.values()][0]?.[0]);
  return way ? { act: "why", way } : { act: "nothing" };
}

/** The ways that begin or end at a target: what pointing at it shows. */
export function touching(open: Ways, held: string, target: Target): Way[] {
  if (held) return open.carries.get(held)?.get(target.place ?? "") ?? [];
  const piece = target.piece ?? "";
  const carried = open.carries.get(piece);
  return (
    open.pieces.get(piece) ??
    (carried && [...carried.values()].flat()) ??
    open.places.get(target.place ?? "") ??
    []
  );
}

/** Everything that lights up while ways are pointed at: what they show and where they lead. */
export function shown(ways: Way[]): Set<string> {
  return new Set(
    ways.flatMap((way) => [...(way.shows ?? []), ...(way.piece && way.place ? [way.place] : [])]),
  );
}

/** A way that lights up whole: what is taken and where it goes too. */
export function whole(way: Way): Way {
  return { ...way, shows: [...(way.shows ?? []), way.piece ?? "", way.place ?? ""].filter(Boolean) };
}

/** The places and pieces that can be used now; with something in the hand only where it may go. Where a lone piece
may go can be used at once. */
export function usable(open: Ways, held: string, lone = ""): Set<string> {
  if (held) return new Set(open.carries.get(held)?.keys() ?? []);
  const into = lone ? open.into.keys() : [];
  return new Set([...open.pieces.keys(), ...open.places.keys(), ...open.carries.keys(), ...into]);
}

/** The ways in ascending order of what they say: numbers by number. */
export function ascending(ways: Way[]): Way[] {
  const number = (way: Way) => Number.parseInt(say(way.short).replace(/^\D+/, ""), 10);
  return [...ways].sort((a, b) => (number(a) || 0) - (number(b) || 0) || a.move - b.move);
}

/** Whether a choice is one of many numbers, to be counted up and down. */
export function counted(ways: Way[]): boolean {
  return ways.length > 6 && ways.every((way) => /\d/.test(say(way.short)));
}

/** The scene without anything to do: somebody looks back, or watches. */
export function withoutWays(scene: Scene): Scene {
  return { ...scene, ways: [], shut: [], chains: [], aim: null, reaches: [], prompt: { id: "" } };
}
