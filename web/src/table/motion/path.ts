// Journeys that are not straight: place by place along a path, and perhaps a leap through space at the end.
import type { Piece } from "../../messages";
import type { Point } from "../layout/layout";

export interface Path {
  stops: string[]; // the places between the first and the last
  leap: boolean; // whether the piece was carried from the last of them to where it is
}

const A_STEP = 110; // milliseconds from one place to the next
const A_LEAP = 450;
const ON_AN_ARC = 8; // points
const PULL = 0.7;

/** The path of a piece that goes over places. It must begin where the piece was: of a move taken back it would not. */
export function pathOf(was: Piece, piece: Piece, over: readonly string[]): { path?: Path } {
  const [start, ...stops] = over;
  if (start !== was.at) return {};
  const leap = stops[stops.length - 1] !== piece.at;
  if (!leap) stops.pop();
  return stops.length ? { path: { stops, leap } } : {};
}

/** How long a piece is on its way. */
export function pathTime(stops: number, leap: boolean): number {
  return stops * A_STEP + (leap ? A_LEAP : A_STEP);
}

/** Where an arc between two points is pulled to: towards the centre. */
export function pulledTo(from: Point, to: Point, centre: Point): Point {
  const pulled = (a: number, b: number, c: number) => (a + b) / 2 + (c - (a + b) / 2) * PULL;
  return { x: pulled(from.x, to.x, centre.x), y: pulled(from.y, to.y, centre.y) };
}

/** Points of an arc after so many equal parts of it, without its ends. */
export function arc(from: Point, to: Point, centre: Point, parts: number): Point[] {
  const over = pulledTo(from, to, centre);
  return Array.from({ length: parts - 1 }, (_, i) => {
    const t = (i + 1) / parts;
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
  });
}

/** The points a piece passes between the first and the last of a path, each with the share of time gone by. */
export function stations(points: Point[], leap: boolean, centre: Point): (Point & { when: number })[] {
  const stops = points.slice(1, -1);
  const whole = pathTime(stops.length, leap);
  const found = stops.map((at, i) => ({ ...at, when: ((i + 1) * A_STEP) / whole }));
  if (!leap) return found;
  const [from, to] = points.slice(-2) as [Point, Point];
  const begun = 1 - A_LEAP / whole;
  const flown = arc(from, to, centre, ON_AN_ARC).map((at, i) => ({
    ...at,
    when: begun + ((i + 1) / ON_AN_ARC) * (A_LEAP / whole),
  }));
  return [...found, ...flown];
}
