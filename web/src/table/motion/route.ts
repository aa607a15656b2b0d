// A route: the places of a zone in the order in which pieces walk them.
import type { Scene } from "../../messages";
import { middle, type Box, type Point } from "../layout/layout";

/** A mark between two steps of a route, and which way it points, in degrees from the right. */
export interface Chevron extends Point {
  angle: number;
}

/** The places between two of a route on which nobody stands: there a piece sets its foot on its way. */
export function walked(scene: Scene, from: string, to: string): string[] {
  for (const zone of scene.zones) {
    const route = zone.route ?? [];
    const start = route.findIndex((step) => step.includes(from));
    const end = route.findIndex((step) => step.includes(to));
    if (start < 0 || end < 0) continue;
    const between = route.slice(Math.min(start, end) + 1, Math.max(start, end));
    if (end < start) between.reverse();
    const taken = new Set(
      (zone.pieces ?? []).filter((piece) => piece.kind !== "tile").map((piece) => piece.at),
    );
    return between.map((step) => step[0]!).filter((place) => !taken.has(place));
  }
  return [];
}

/** Where a route runs: its corners, and a chevron in every gap between two steps. */
export function trail(
  route: string[][],
  places: Map<string, Box>,
): { corners: Point[]; chevrons: Chevron[] } {
  const boxes = route.map((step) => around(step.flatMap((id) => places.get(id) ?? [])));
  const last = boxes.length - 1;
  const corners = boxes.map((box, i) => {
    if (i === 0) return nearestPoint(box, middle(boxes[1]!));
    return i === last ? nearestPoint(box, middle(boxes[last - 1]!)) : middle(box);
  });
  const chevrons = corners.slice(1).map((to, i) => {
    const from = corners[i]!;
    const [out, into] = [nearestPoint(boxes[i]!, to), nearestPoint(boxes[i + 1]!, from)];
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return { x: (out.x + into.x) / 2, y: (out.y + into.y) / 2, angle };
  });
  return { corners, chevrons };
}

/** The box around several. */
function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The point of a box that is nearest to another point. */
function nearestPoint(box: Box, to: Point): Point {
  return {
    x: Math.min(Math.max(to.x, box.x), box.x + box.w),
    y: Math.min(Math.max(to.y, box.y), box.y + box.h),
  };
}
