// Where things are on the table: the places of a zone. Beside it the pieces on a place (heaps.ts), the zones of an area
// (areas.ts), and the areas on the screen (screen.ts). Pure arithmetic, all of it.
import type { Heap, Look, Place, Shot, Zone } from "../../messages";

/** One unit of a zone's coordinates, in the units of its drawing. */
export const UNIT = 100;

/** Looks and heaps as they are drawn: where x and y are exchanged, some lie that stand else. */
export type DrawnLook = Look | "point-left" | "point-right";
export type DrawnHeap = Heap | "right" | "left";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Laid extends Box {
  id: string;
  look: DrawnLook;
  heap: DrawnHeap;
  turn: number; // quarter turns clockwise from upwards
  place: Place;
}

/** How much higher than the table some ground is. */
export const RAISED: Partial<Record<DrawnLook, number>> = { wall: 0.13, logs: 0.13, slit: 0.13 };

const LYING = { "point-up": "point-left", "point-down": "point-right" } as const;
const ALONG = { down: "right", up: "left" } as const;

/** Whether a zone is drawn upright: in its other arrangement where that is larger, or with x and y exchanged. */
export function upended(zone: Zone, upright: boolean, width: number, height: number): boolean {
  if (!zone.upright) return upright && (zone.transposable ?? false);
  const unit = (size: { width: number; height: number }) =>
    Math.min(width / size.width, height / size.height);
  return unit(zone.upright) > unit(zone);
}

export interface Sized {
  w: number; // in units
  h: number;
}

/** How large a zone is, upright or not. */
export function sized(zone: Zone, exchanged: boolean): Sized {
  if (exchanged && zone.upright) return { w: zone.upright.width, h: zone.upright.height };
  return exchanged ? { w: zone.height, h: zone.width } : { w: zone.width, h: zone.height };
}

/** The places as they are drawn; upright in their other arrangement, or with x and y exchanged. */
export function lay(zone: Zone, exchanged: boolean): Laid[] {
  return zone.places.map((place, i) => {
    const { x, y, w = 1, h = 1, look = "none", heap = "stack", turn = 0 } = place;
    if (!exchanged) return { id: place.id, x, y, w, h, look, heap, turn, place };
    const box = zone.upright?.boxes[i];
    if (box) return { id: place.id, x: box[0], y: box[1], w: box[2], h: box[3], look, heap, turn, place };
    return {
      id: place.id,
      x: y,
      y: x,
      w: h,
      h: w,
      look: look in LYING ? LYING[look as keyof typeof LYING] : look,
      heap: heap in ALONG ? ALONG[heap as keyof typeof ALONG] : heap,
      turn: 3 - turn,
      place,
    };
  });
}

/** The middle of a place. */
export function middle(place: Box): Point {
  return { x: place.x + place.w / 2, y: place.y + place.h / 2 };
}

/** Where a shot begins and ends, in the units of a drawing, and which way it flies: out of its slit to the far edge. */
export function flight(shot: Shot, places: Map<string, Box>) {
  const start = middle(places.get(shot.start)!);
  const end = middle(places.get(shot.over[shot.over.length - 1]!)!);
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const step = { x: (end.x - start.x) / far, y: (end.y - start.y) / far };
  const put = (from: Point, by: number) => ({
    x: (from.x + step.x * by) * UNIT,
    y: (from.y + step.y * by) * UNIT,
  });
  const angle = (Math.atan2(step.y, step.x) * 180) / Math.PI;
  return { from: put(start, 0.5), to: put(end, 0.4), angle };
}

export type Direction = "left" | "right" | "up" | "down";

/** The thing next to a point in a direction, for the arrow keys; nothing if there is none. */
export function neighbour<T extends Point>(from: T, things: T[], direction: Direction): T | undefined {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction]!;
  let best: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    const along = (thing.x - from.x) * dx! + (thing.y - from.y) * dy!;
    const across = Math.abs((thing.x - from.x) * dy!) + Math.abs((thing.y - from.y) * dx!);
    if (along <= 1e-6 || across > along * 2.5) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
