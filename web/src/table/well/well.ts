// Wells: where cells and landings are, which landing is meant, and the way down to it. Pure arithmetic.
import type { Landing, Well } from "../../messages";
import type { Direction } from "../layout/layout";

export interface InWell {
  x: number; // columns from the left
  y: number; // rows from the bottom
}

export interface BoxInWell extends InWell {
  w: number;
  h: number;
}

export function columnOf(well: Well, cell: number): number {
  return cell % well.columns;
}

export function rowOf(well: Well, cell: number): number {
  return Math.floor(cell / well.columns);
}

/** The box around some cells. */
export function boxOf(well: Well, cells: number[]): BoxInWell {
  const columns = cells.map((cell) => columnOf(well, cell));
  const rows = cells.map((cell) => rowOf(well, cell));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, w: Math.max(...columns) - x + 1, h: Math.max(...rows) - y + 1 };
}

function middle({ x, y, w, h }: BoxInWell): InWell {
  return { x: x + w / 2, y: y + h / 2 };
}

/** The landing that a point means: in the column nearest to it, the one nearest to it. */
export function nearestLanding(well: Well, landings: Landing[], at: InWell): Landing | undefined {
  let best: Landing | undefined;
  let [least, far] = [Infinity, Infinity];
  for (const landing of landings) {
    const spot = middle(boxOf(well, landing.cells));
    const [across, along] = [Math.abs(spot.x - at.x), Math.abs(spot.y - at.y)];
    if (across < least - 1e-6 || (across < least + 1e-6 && along < far))
      [best, least, far] = [landing, across, along];
  }
  return best;
}

/** Where a ghost begins: low, and in the middle. */
export function firstLanding(well: Well, landings: Landing[]): Landing | undefined {
  const low = Math.min(...landings.map((landing) => boxOf(well, landing.cells).y));
  const lowest = landings.filter((landing) => boxOf(well, landing.cells).y === low);
  return nearestLanding(well, lowest, { x: well.columns / 2, y: 0 });
}

/** The next landing in a direction: the next column, as high as possible alike, or the next depth of the column. */
export function nextLanding(well: Well, landings: Landing[], from: Landing, to: Direction): Landing {
  const own = boxOf(well, from.cells);
  const boxes = landings.map((landing) => ({ landing, box: boxOf(well, landing.cells) }));
  const sideways = to === "left" || to === "right";
  const sign = to === "left" || to === "down" ? -1 : 1;
  const ahead = boxes
    .map(({ landing, box }) => ({
      landing,
      along: sign * (sideways ? box.x - own.x : box.y - own.y),
      across: Math.abs(sideways ? box.y - own.y : box.x - own.x),
    }))
    .filter(({ along, across }) => along > 0 && (sideways || across === 0))
    .sort((a, b) => a.along - b.along || a.across - b.across);
  return ahead[0]?.landing ?? from;
}

/** The middles of the box on its way down, without the last. */
export function dots(well: Well, landing: Landing): InWell[] {
  const { w, h } = boxOf(well, landing.cells);
  return landing.path
    .slice(0, -1)
    .map((cell) => middle({ x: columnOf(well, cell), y: rowOf(well, cell), w, h }))
    .filter(({ y }) => y <= well.rows);
}

/** The way down as offsets from the end, in columns and rows upwards; straight from above where it is not known. */
export function fall(well: Well, cells: number[], known: Landing | undefined): InWell[] {
  const own = boxOf(well, cells);
  const path = known?.path ?? [];
  if (!path.length)
    return [
      { x: 0, y: well.rows - own.y },
      { x: 0, y: 0 },
    ];
  return path.map((cell) => ({ x: columnOf(well, cell) - own.x, y: rowOf(well, cell) - own.y }));
}

/** The outline of some cells as a path, a cell `size` wide; the origin is the lower left corner of the well. */
export function outline(well: Well, cells: number[], size: number): string {
  const inside = new Set(cells);
  const parts: string[] = [];
  for (const cell of cells) {
    const [x, y] = [columnOf(well, cell), rowOf(well, cell)];
    const [left, right, low, high] = [x * size, (x + 1) * size, -y * size, -(y + 1) * size];
    if (!inside.has(cell + well.columns)) parts.push(`M${left} ${high}H${right}`);
    if (!inside.has(cell - well.columns)) parts.push(`M${left} ${low}H${right}`);
    if (x === 0 || !inside.has(cell - 1)) parts.push(`M${left} ${low}V${high}`);
    if (x === well.columns - 1 || !inside.has(cell + 1)) parts.push(`M${right} ${low}V${high}`);
  }
  return parts.join("");
}
