// A plan: several moves that are prepared at the page, thought over, and sent together.
import type { Piece, Scene, Phrase, Way } from "../../messages";
import { phrase } from "../../phrases.svelte";

/** The number of the button that sends a plan; no move has it. */
export const READY = -1;

export interface Pick {
  move: number;
  place: string;
}

/** The picks that still count: those for places that the table has not filled itself. */
export function pending(scene: Scene, picks: Pick[]): Pick[] {
  return picks.filter((pick) => scene.plan?.places.includes(pick.place));
}

/** The first place of the plan that nothing is picked for; none if the plan is full. */
function free(scene: Scene, picks: Pick[]): string | undefined {
  return scene.plan?.places.find((place) => !picks.some((pick) => pick.place === place));
}

/** The picks after one more; a full plan stays as it is. */
export function picked(scene: Scene, picks: Pick[], move: number): Pick[] {
  const place = free(scene, picks);
  return place === undefined ? picks : [...picks, { move, place }];
}

/** The moves of a full plan in the order of its places. */
export function inOrder(scene: Scene, picks: Pick[]): number[] {
  return (scene.plan?.places ?? []).flatMap((place) =>
    picks.filter((pick) => pick.place === place).map((pick) => pick.move),
  );
}

/** The pick that a piece lies there for. */
export function pickOf(scene: Scene, picks: Pick[], piece: string): Pick | undefined {
  return picks.find((pick) => scene.ways?.some((way) => way.move === pick.move && way.piece === piece));
}

/** The scene with the picked pieces on their places, and what can be done next. */
export function planned(scene: Scene, all: Pick[]): Scene {
  const { plan, ways = [] } = scene;
  if (!plan || !ways.length) return scene;
  const picks = pending(scene, all);
  const place = free(scene, picks);
  const chosen = new Map(
    picks.map((pick) => [ways.find((way) => way.move === pick.move)?.piece, pick.place]),
  );
  const zoneOf = new Map(scene.zones.flatMap((zone) => zone.places.map((p) => [p.id, zone.id] as const)));
  const moved = scene.zones.flatMap((zone) =>
    (zone.pieces ?? [])
      .filter((piece) => chosen.has(piece.id))
      .map((piece) => there(piece, chosen.get(piece.id)!)),
  );
  const zones = scene.zones.map((zone) => ({
    ...zone,
    pieces: [
      ...(zone.pieces ?? []).filter((piece) => !chosen.has(piece.id)),
      ...moved.filter((piece) => zoneOf.get(piece.at) === zone.id),
    ],
  }));
  const names = new Map(
    scene.zones.flatMap((zone) => (zone.pieces ?? []).map((p) => [p.id, p.label] as const)),
  );
  const what = plan.labels[plan.places.indexOf(place ?? "")];
  return {
    ...scene,
    zones,
    prompt: picks.length ? (what ? phrase("plan-next", { what }) : phrase("plan-full")) : scene.prompt,
    ways: what ? open(ways, chosen, names, what) : [button(plan.ready)],
  };
}

/** The pieces that are not picked yet, each for the next free place. */
function open(
  ways: Way[],
  chosen: Map<string | undefined, string>,
  names: Map<string, Phrase | undefined>,
  what: Phrase,
): Way[] {
  return ways
    .filter((way) => !chosen.has(way.piece))
    .map((way) => {
      const name = names.get(way.piece ?? "") ?? way.label;
      return { ...way, label: phrase("named", { name, what }) };
    });
}

function there(piece: Piece, at: string): Piece {
  return { ...piece, at, label: phrase("pick-back", { name: piece.label ?? "" }) };
}

const button = (label: Phrase): Way => ({ move: READY, label, button: true, key: "p", tone: "go" });
