// Wells: which landing is meant, and the way down to it.
import { describe, expect, it } from "vitest";
import type { Bar, Landing, Well } from "../src/messages";
import { middleOf, newGifts } from "../src/table/well/bars";
import {
  firstLanding,
  boxOf,
  dots,
  fall,
  nearestLanding,
  nextLanding,
  outline,
} from "../src/table/well/well";
import { named } from "./named";

const well: Well = { x: 0, y: 0, columns: 10, rows: 11, label: named("") };
const landing = (column: number, row: number, ...path: number[]): Landing => {
  const at = 10 * row + column;
  return { id: `land-${at}`, cells: [at, at + 1, at + 10, at + 11], path: [...path, at], full: [] };
};
// Two places in the third column, one of them under an overhang, and two more at its sides.
const [left, low, high, right] = [landing(1, 3), landing(2, 0), landing(2, 5), landing(3, 4)];
const all = [low, left, right, high];

it("knows the box around cells", () => {
  expect(boxOf(well, [12, 13, 23, 33])).toEqual({ x: 2, y: 1, w: 2, h: 3 });
});

it("means the nearest landing of the column nearest to a point", () => {
  expect(nearestLanding(well, all, { x: 3.2, y: 0.5 })).toBe(low);
  expect(nearestLanding(well, all, { x: 3.2, y: 3.4 })).toBe(low);
  expect(nearestLanding(well, all, { x: 3.2, y: 3.6 })).toBe(high);
  expect(nearestLanding(well, all, { x: 3.6, y: 0.5 })).toBe(right);
  expect(nearestLanding(well, all, { x: -3, y: 9 })).toBe(left);
  expect(nearestLanding(well, [], { x: 3, y: 3 })).toBeUndefined();
});

it("begins low and in the middle", () => {
  expect(firstLanding(well, all)).toBe(low);
  expect(firstLanding(well, [landing(0, 0), landing(5, 0), landing(8, 0)])!.id).toBe("land-5");
});

it("goes from column to column and from depth to depth", () => {
  expect(nextLanding(well, all, low, "left")).toBe(left);
  expect(nextLanding(well, all, left, "right")).toBe(high);
  expect(nextLanding(well, all, low, "up")).toBe(high);
  expect(nextLanding(well, all, high, "down")).toBe(low);
  expect(nextLanding(well, all, left, "left")).toBe(left);
  expect(nextLanding(well, all, left, "up")).toBe(left);
});

it("shows the way down within the well", () => {
  const one = landing(2, 8, 112, 102, 92);
  expect(dots(well, one)).toEqual([
    { x: 3, y: 11 },
    { x: 3, y: 10 },
  ]);
});

it("falls along a known way, else straight from above", () => {
  const one = landing(2, 9, 113, 112, 102);
  expect(fall(well, one.cells, one)).toEqual([
    { x: 1, y: 2 },
    { x: 0, y: 2 },
    { x: 0, y: 1 },
    { x: 0, y: 0 },
  ]);
  expect(fall(well, one.cells, undefined)).toEqual([
    { x: 0, y: 2 },
    { x: 0, y: 0 },
  ]);
});

it("outlines cells that belong together, not those of the next row", () => {
  expect(outline(well, [0], 10)).toBe("M0 -10H10M0 0H10M0 0V-10M10 0V-10");
  expect(outline(well, [0, 1], 10).match(/V/g)).toHaveLength(2);
  expect(outline(well, [9, 10], 10).match(/V/g)).toHaveLength(4);
});

describe("bars", () => {
  const bar = (id: string, won: number, gifts: number[] = [], used = 0): Bar => ({
    id,
    x: 1,
    y: 2,
    width: 5,
    columns: 5,
    label: named(""),
    fields: Array(10).fill(""),
    look: "circles",
    won,
    used,
    gifts,
  });

  it("finds the middle of a field in any line", () => {
    expect(middleOf(bar("energy", 0), 0)).toEqual({ x: 1.5, y: 2.5 });
    expect(middleOf(bar("energy", 0), 7)).toEqual({ x: 3.5, y: 3.5 });
  });

  it("knows the gifts that were just won, the last first", () => {
    const found = newGifts([bar("energy", 2, [1, 3, 4, 8])], [bar("energy", 5, [1, 3, 4, 8])]);
    expect(found.map(({ field }) => field)).toEqual([4, 3]);
    expect(newGifts([bar("energy", 5, [1])], [bar("energy", 5, [1])])).toEqual([]);
  });
});
