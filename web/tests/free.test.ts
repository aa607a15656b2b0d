// Points of a free table, and what of it is shown.
import { describe, expect, it } from "vitest";
import type { Reach, Zone } from "../src/messages";
import {
  firstPoint,
  good,
  middles,
  moveOfReach,
  nearestPiece,
  struck,
  within,
} from "../src/table/free/point";
import { fitted } from "../src/table/free/view";
import { meaningOf, byTarget, usable } from "../src/table/input/ways";
import { named } from "./named";

const at = (id: string, x: number, y: number) => ({ id, x: x / 60 - 0.1, y: y / 60 - 0.1, w: 0.2, h: 0.2 });
const zone: Zone = {
  id: "field",
  kind: "free",
  width: 8,
  height: 8,
  grain: 60,
  places: [at("a", 100, 100), at("b", 110, 100), at("c", 166, 178)],
  pieces: [
    { id: "me", kind: "cube", at: "a" },
    { id: "friend", kind: "cube", at: "b" },
    { id: "foe", kind: "cube", at: "c" },
  ],
};
const pieces = middles(zone);
const base: Reach = {
  zone: "field",
  piece: "me",
  label: named("step", "Schritt"),
  base: 1000,
  across: 1,
  down: 480,
  room: [5, 5, 475, 475],
};
const step: Reach = { ...base, around: ["me"], radius: 60, gap: 10 };
const throwing: Reach = { ...base, piece: "card", around: ["me"], radius: 60, blast: 30, strikes: ["foe"] };

describe("a reach", () => {
  it("finds the middles of pieces in whole points", () => {
    expect(pieces.get("foe")).toEqual({ x: 166, y: 178 });
  });

  it("ends at its radius, edge included", () => {
    expect(good(step, pieces, { x: 136, y: 148 })).toBe(true);
    expect(good(step, pieces, { x: 137, y: 148 })).toBe(false);
  });

  it("keeps its distance from the others and leaves its own point", () => {
    expect(good(step, pieces, { x: 102, y: 94 })).toBe(true);
    expect(good(step, pieces, { x: 103, y: 94 })).toBe(false);
    expect(good(step, pieces, { x: 100, y: 100 })).toBe(false);
  });

  it("must strike somebody it may strike", () => {
    expect(struck(throwing, pieces, { x: 136, y: 148 })).toEqual(["foe"]);
    expect(good(throwing, pieces, { x: 136, y: 148 })).toBe(true);
    expect(struck(throwing, pieces, { x: 105, y: 100 })).toEqual(["me", "friend"]);
    expect(good(throwing, pieces, { x: 105, y: 100 })).toBe(false);
  });

  it("goes anywhere without something around", () => {
    expect(good({ ...base, piece: "card", gap: 10 }, pieces, { x: 400, y: 400 })).toBe(true);
  });

  it("numbers its moves and stays in its room", () => {
    expect(moveOfReach(step, { x: 3, y: 2 })).toBe(1963);
    expect(within(step, { x: -4, y: 478.6 })).toEqual({ x: 5, y: 475 });
  });

  it("begins at the piece, at what it is carried from, or in the middle", () => {
    expect(firstPoint(step, pieces)).toEqual({ x: 100, y: 100 });
    expect(firstPoint(throwing, pieces)).toEqual({ x: 100, y: 100 });
    expect(firstPoint({ ...base, piece: "card" }, pieces)).toEqual({ x: 240, y: 240 });
  });
});

describe("a finger", () => {
  it("means the nearest of the pieces in its breadth", () => {
    expect(nearestPiece(["me", "friend"], pieces, { x: 104, y: 100 }, 20)).toBe("me");
    expect(nearestPiece(["me", "friend"], pieces, { x: 106, y: 100 }, 20)).toBe("friend");
    expect(nearestPiece(["foe"], pieces, { x: 106, y: 100 }, 20)).toBe("");
  });
});

describe("a piece with a reach", () => {
  const open = byTarget([], [], [step]);

  it("can be used and is taken up", () => {
    expect(usable(open, "")).toEqual(new Set(["me"]));
    expect(meaningOf(open, byTarget(), "", { piece: "me", place: "a" })).toEqual({
      act: "hold",
      piece: "me",
      ways: [],
    });
  });

  it("is taken up although it has one other way", () => {
    const way = { move: 7, label: named("move", "Zug"), piece: "me", place: "c" };
    expect(meaningOf(byTarget([way], [], [step]), byTarget(), "", { piece: "me", place: "a" }).act).toBe(
      "hold",
    );
  });
});

describe("what is shown of a free table", () => {
  it("holds all pieces with a margin, in whole units", () => {
    expect(fitted(zone, pieces, false)).toEqual({ x: 1, y: 1, w: 4, h: 4 });
  });

  it("is everything where something may be carried anywhere, or nothing lies", () => {
    expect(fitted(zone, pieces, true)).toEqual({ x: 0, y: 0, w: 8, h: 8 });
    expect(fitted(zone, new Map(), false)).toEqual({ x: 0, y: 0, w: 8, h: 8 });
  });

  it("stays on the table", () => {
    const far = new Map([["me", { x: 470, y: 470 }]]);
    expect(fitted(zone, far, false)).toEqual({ x: 4, y: 4, w: 4, h: 4 });
  });
});
