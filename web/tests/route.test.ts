// Where pieces walk.
import { describe, expect, it } from "vitest";
import type { Piece, Scene } from "../src/messages";
import { changes } from "../src/table/motion/changes";
import { trail, walked } from "../src/table/motion/route";

const ROUTE = [["start-0", "start-1"], ["a"], ["b"], ["c"], ["d"], ["end-0", "end-1"]];
const cube = (id: string, at: string): Piece => ({ id, kind: "cube", at, colour: "red" });
const scene = (...pieces: Piece[]): Scene => ({
  zones: [{ id: "z", width: 1, height: 1, places: [], pieces, route: ROUTE }],
  seats: [],
});

describe("a walk", () => {
  it("sets its foot on every place between", () => {
    expect(walked(scene(), "start-1", "d")).toEqual(["a", "b", "c"]);
    expect(walked(scene(), "b", "end-0")).toEqual(["c", "d"]);
  });

  it("goes back as well", () => {
    expect(walked(scene(), "d", "a")).toEqual(["c", "b"]);
  });

  it("leaps over those on which somebody stands, but not over tiles", () => {
    const tile: Piece = { id: "tile", kind: "tile", at: "b" };
    expect(walked(scene(cube("x", "c"), tile), "a", "end-1")).toEqual(["b", "d"]);
  });

  it("has no steps between neighbours or off the route", () => {
    expect(walked(scene(), "a", "b")).toEqual([]);
    expect(walked(scene(), "a", "hand")).toEqual([]);
  });

  it("belongs to the journey of a piece", () => {
    const { moved } = changes(scene(cube("r-a", "a")), scene(cube("r-d", "d")));
    expect(moved).toEqual([{ from: "r-a", to: "r-d", over: ["a", "b", "c", "d"] }]);
  });
});

describe("a trail", () => {
  const places = new Map([
    ["start-0", { x: 0, y: 0, w: 1, h: 1 }],
    ["start-1", { x: 0, y: 1, w: 1, h: 1 }],
    ["a", { x: 2, y: 0, w: 1, h: 1 }],
    ["b", { x: 4, y: 0, w: 1, h: 1 }],
    ["c", { x: 4, y: 2, w: 1, h: 1 }],
    ["d", { x: 2, y: 2, w: 1, h: 1 }],
    ["end-0", { x: 0, y: 2, w: 1, h: 1 }],
    ["end-1", { x: 0, y: 3, w: 1, h: 1 }],
  ]);

  it("runs from the edge of the first step through the middles to the edge of the last", () => {
    const { corners } = trail(ROUTE, places);
    expect(corners[0]).toEqual({ x: 1, y: 0.5 });
    expect(corners[1]).toEqual({ x: 2.5, y: 0.5 });
    expect(corners.at(-1)).toEqual({ x: 1, y: 2.5 });
  });

  it("has a chevron in every gap that points ahead", () => {
    const { chevrons } = trail(ROUTE, places);
    expect(chevrons.map(({ angle }) => Math.round(angle))).toEqual([0, 0, 90, 180, 180]);
    expect(chevrons[1]).toMatchObject({ x: 3.5, y: 0.5 });
    expect(chevrons[2]).toMatchObject({ x: 4.5, y: 1.5 });
  });
});
