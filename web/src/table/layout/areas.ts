// Where the zones of an area are: in rows, as large as there is room. Pure arithmetic.
import type { Zone } from "../../messages";
import type { Sized } from "./layout";

export interface Arrangement {
  unit: number; // pixels for one unit
  rows: number[][]; // indices of the boxes
}

/** Pixels around every zone: frame and title. */
export interface Frame {
  x: number;
  y: number;
  gap: number;
}

/** Whether the zones of an area have their titles above them. */
export function isTitled(zones: readonly Zone[]): boolean {
  return zones.length > 1 || zones.some((zone) => (zone.area ?? "board") !== "board");
}

/** What is around the zones of an area. */
export function frameOf(zones: readonly Zone[]): Frame {
  const surface = zones.some((zone) => zone.surface) ? 20 : 0;
  return { x: surface + 2, y: surface + (isTitled(zones) ? 22 : 2), gap: 12 };
}

/** Sets boxes in rows, in order, so that one unit becomes as large as the room allows. */
export function arrange(
  boxes: Sized[],
  width: number,
  height: number,
  frame: Frame,
  most: number,
): Arrangement {
  let best: Arrangement = { unit: 0, rows: [] };
  for (const rows of breaks(boxes.length)) {
    const unit = unitFor(boxes, rows, width, height, frame);
    if (unit > best.unit * 1.02) best = { unit, rows };
    if (unit >= most) break;
  }
  return {
    unit: Math.max(1, Math.min(best.unit, most)),
    rows: best.rows.length ? best.rows : [boxes.map((_, i) => i)],
  };
}

/** How much wider and higher than asked a zone that can use it may be: what its row and the area leave over. */
export function leftover(
  boxes: Sized[],
  { unit, rows }: Arrangement,
  i: number,
  width: number,
  height: number,
  frame: Frame,
): Sized {
  const row = rows.find((one) => one.includes(i)) ?? [];
  const wide = row.reduce((sum, j) => sum + boxes[j]!.w * unit + frame.x + frame.gap, -frame.gap);
  const tallest = (one: number[]) => Math.max(...one.map((j) => boxes[j]!.h)) * unit;
  const high = rows.reduce((sum, one) => sum + tallest(one) + frame.y + frame.gap, -frame.gap);
  const inRow = tallest(row) - boxes[i]!.h * unit;
  return { w: Math.max(0, width - wide), h: inRow + Math.max(0, height - high) };
}

/** The height in which boxes set in rows become as large as the width allows, or large enough. */
export function wantedHeight(boxes: Sized[], width: number, frame: Frame, enough: number): number {
  let best = { unit: 0, height: 0 };
  for (const rows of breaks(boxes.length)) {
    const unit = Math.min(enough, unitFor(boxes, rows, width, Infinity, frame));
    const tall = rows.reduce((sum, row) => sum + Math.max(...row.map((i) => boxes[i]!.h)), 0);
    const height = tall * unit + frame.y * rows.length + frame.gap * (rows.length - 1);
    if (unit > best.unit || (unit === best.unit && height < best.height)) best = { unit, height };
  }
  return best.height;
}

function unitFor(boxes: Sized[], rows: number[][], width: number, height: number, frame: Frame): number {
  let unit = Infinity;
  let high = 0;
  for (const row of rows) {
    const wide = row.reduce((sum, i) => sum + boxes[i]!.w, 0);
    unit = Math.min(unit, (width - frame.x * row.length - frame.gap * (row.length - 1)) / wide);
    high += Math.max(...row.map((i) => boxes[i]!.h));
  }
  return Math.min(unit, (height - frame.y * rows.length - frame.gap * (rows.length - 1)) / high);
}

const MOST_TO_TRY = 8;

/** All ways to break a sequence into rows, few rows first; even rows only when there are many boxes. */
function* breaks(count: number): Generator<number[][]> {
  if (count > MOST_TO_TRY) {
    for (let rows = 1; rows <= count; rows++) yield even(count, Math.ceil(count / rows));
    return;
  }
  const masks = Array.from({ length: 1 << Math.max(0, count - 1) }, (_, mask) => mask);
  masks.sort((a, b) => bits(a) - bits(b));
  for (const mask of masks) {
    const rows: number[][] = [[]];
    for (let i = 0; i < count; i++) {
      if (i && (mask >> (i - 1)) & 1) rows.push([]);
      rows[rows.length - 1]!.push(i);
    }
    yield rows;
  }
}

function even(count: number, perRow: number): number[][] {
  const rows: number[][] = [];
  for (let i = 0; i < count; i++) {
    if (i % perRow === 0) rows.push([]);
    rows[rows.length - 1]!.push(i);
  }
  return rows;
}

function bits(mask: number): number {
  let count = 0;
  for (; mask; mask &= mask - 1) count++;
  return count;
}
