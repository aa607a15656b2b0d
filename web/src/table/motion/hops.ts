// The way of a piece over several places: where it hops, and the bows that show it.
import type { Way } from "../../messages";
import type { Point } from "../layout/layout";

/** From one place to the next. */
export type Hop = [string, string];

const TOUCHING = 1.6; // units between the middles of neighbours, also across a corner
const BOW = 0.2;

/** The hops from a place over others, in order. */
export function along(places: string[]): Hop[] {
  return places.slice(1).map((to, i) => [places[i]!, to]);
}

/** All hops of several ways, each once; `at` tells where a piece lies. */
export function together(ways: Way[], at: Map<string, string>): Hop[] {
  const all = new Map<string, Hop>();
  for (const { piece, hops } of ways) {
    const from = at.get(piece ?? "");
    if (from === undefined || !hops?.length) continue;
    for (const hop of along([from, ...hops])) all.set(hop.join(" "), hop);
  }
  return [...all.values()];
}

/** Whether a hop leads over something, and not just to the next place. */
export function leaps(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > TOUCHING;
}

/** The line of a hop: a bow that rises from the screen where something is leapt over, else straight. */
export function bow(from: Point, to: Point, unit: number): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const side = x < 0 ? -1 : 1;
  const bend = leaps(from, to) ? BOW : 0;
  const middle = { x: from.x + x / 2 + y * bend * side, y: from.y + y / 2 - x * bend * side };
  const put = (point: Point) => `${round(point.x * unit)} ${round(point.y * unit)}`;
  return `M${put(from)}Q${put(middle)} ${put(to)}`;
}

const round = (n: number) => Math.round(n * 10) / 10;
