// Points of a free table: where pieces are, which points a reach allows, and what a blast strikes. Whole numbers.
import type { Reach, Zone } from "../../messages";
import type { Point } from "../layout/layout";

/** The middles of the pieces of a zone, in points. */
export function middles(zone: Zone): Map<string, Point> {
  const grain = zone.grain ?? 1;
  const places = new Map(
    zone.places.map((place) => [
      place.id,
      {
        x: Math.round((place.x + (place.w ?? 1) / 2) * grain),
        y: Math.round((place.y + (place.h ?? 1) / 2) * grain),
      },
    ]),
  );
  return new Map((zone.pieces ?? []).map((piece) => [piece.id, places.get(piece.at) ?? { x: 0, y: 0 }]));
}

function squared(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** The number of the move that carries the piece of a reach to a point. */
export function moveOfReach(reach: Reach, at: Point): number {
  return reach.base + at.x * reach.across + at.y * reach.down;
}

/** The point of the room that is nearest. */
export function within(reach: Reach, at: Point): Point {
  const [left, top, right, bottom] = reach.room;
  return {
    x: Math.min(right, Math.max(left, Math.round(at.x))),
    y: Math.min(bottom, Math.max(top, Math.round(at.y))),
  };
}

/** The pieces that a blast at a point would strike. */
export function struck(reach: Reach, pieces: Map<string, Point>, at: Point): string[] {
  const half = reach.blast ?? 0;
  if (!half) return [];
  return [...pieces]
    .filter(([, p]) => Math.abs(p.x - at.x) <= half && Math.abs(p.y - at.y) <= half)
    .map(([id]) => id);
}

/** Whether the piece of a reach may be carried to a point of its room. */
export function good(reach: Reach, pieces: Map<string, Point>, at: Point): boolean {
  const own = pieces.get(reach.piece);
  if (own && squared(own, at) === 0) return false;
  const around = reach.around ?? [];
  const near = (id: string) => squared(pieces.get(id)!, at) <= (reach.radius ?? 0) ** 2;
  if (around.length && !around.some(near)) return false;
  const gap = (reach.gap ?? 0) ** 2;
  for (const [id, p] of pieces) if (id !== reach.piece && squared(p, at) < gap) return false;
  const strikes = reach.strikes ?? [];
  if (!strikes.length) return true;
  const hit = new Set(struck(reach, pieces, at));
  return strikes.some((id) => hit.has(id));
}

/** The piece that is nearest to a point, if one of these is at most so far. */
export function nearestPiece(
  ids: Iterable<string>,
  pieces: Map<string, Point>,
  at: Point,
  most: number,
): string {
  let best = "";
  let least = most ** 2;
  for (const id of ids) {
    const p = pieces.get(id);
    if (p && squared(p, at) <= least) [best, least] = [id, squared(p, at)];
  }
  return best;
}

/** Where a cursor begins: at the piece itself, else at what it is carried from, else in the middle of the room. */
export function firstPoint(reach: Reach, pieces: Map<string, Point>): Point {
  const own = pieces.get(reach.piece) ?? pieces.get(reach.around?.[0] ?? "");
  const [left, top, right, bottom] = reach.room;
  return within(reach, own ?? { x: (left + right) / 2, y: (top + bottom) / 2 });
}
