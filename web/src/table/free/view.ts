// What of a free table is shown: all its pieces with room around them, in whole units so that it seldom changes.
import type { Zone } from "../../messages";
import type { Box, Point } from "../layout/layout";

const MARGIN = 0.6; // units
const LEAST = 4;

/** The part of the table to be shown; all of it where something may be carried anywhere. */
export function fitted(zone: Zone, pieces: Map<string, Point>, whole: boolean): Box {
  const all = { x: 0, y: 0, w: zone.width, h: zone.height };
  if (whole || !pieces.size) return all;
  const grain = zone.grain ?? 1;
  const points = [...pieces.values()];
  const [x, w] = span(
    points.map((p) => p.x / grain),
    zone.width,
  );
  const [y, h] = span(
    points.map((p) => p.y / grain),
    zone.height,
  );
  const side = Math.max(w, h);
  return {
    x: Math.max(0, Math.min(x, zone.width - side)),
    y: Math.max(0, Math.min(y, zone.height - side)),
    w: Math.min(side, zone.width),
    h: Math.min(side, zone.height),
  };
}

/** Where to begin and how much to show along one axis. */
function span(values: number[], most: number): [number, number] {
  const first = Math.max(0, Math.floor(Math.min(...values) - MARGIN));
  const last = Math.min(most, Math.ceil(Math.max(...values) + MARGIN));
  return [first, Math.max(LEAST, last - first)];
}
