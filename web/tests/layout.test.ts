// Where things lie.
import { describe, expect, it } from "vitest";
import type { Piece, Zone } from "../src/messages";
import { arrange, leftover, wantedHeight } from "../src/table/layout/areas";
import { spots } from "../src/table/layout/heaps";
import { flight, lay, neighbour, sized, type Laid, upended } from "../src/table/layout/layout";

const piece = (id: string, kind: Piece["kind"] = "cube"): Piece => ({ id, kind, at: "p" });
const place = (more: Partial<Laid>): Laid => ({
  id: "p",
  x: 0,
  y: 0,
  w: 1,
  h: 1,
  look: "none",
  heap: "stack",
  turn: 0,
  place: { id: "p", x: 0, y: 0 },
  ...more,
});
const FRAME = { x: 0, y: 0, gap: 0 };

describe("the places of a zone", () => {
  const zone: Zone = {
    id: "z",
    width: 3,
    height: 1,
    places: [{ id: "p", x: 2, y: 0, h: 5, look: "point-up", heap: "up" }],
  };

  it("lie as they are given", () => {
    expect(lay(zone, false)[0]).toMatchObject({ x: 2, y: 0, w: 1, h: 5, look: "point-up", heap: "up" });
  });

  it("lie on their side when exchanged", () => {
    expect(lay(zone, true)[0]).toMatchObject({ x: 0, y: 2, w: 5, h: 1, look: "point-left", heap: "left" });
  });
});

describe("a zone with another arrangement", () => {
  const zone: Zone = {
    id: "z",
    width: 8,
    height: 2,
    places: [{ id: "p", x: 2, y: 0, look: "point-up" }],
    upright: { width: 4, height: 4, boxes: [[1, 3, 2, 0.5]] },
  };

  it("stands upright where that is larger, whatever the screen", () => {
    expect(upended(zone, true, 400, 100)).toBe(false);
    expect(upended(zone, false, 300, 300)).toBe(true);
  });

  it("has its other size and its other boxes then", () => {
    expect(sized(zone, true)).toEqual({ w: 4, h: 4 });
    expect(lay(zone, true)[0]).toMatchObject({ x: 1, y: 3, w: 2, h: 0.5, look: "point-up" });
    expect(lay(zone, false)[0]).toMatchObject({ x: 2, y: 0, w: 1, h: 1 });
  });

  it("is exchanged only where asked if it has none", () => {
    const plain: Zone = { id: "z", width: 8, height: 2, places: [], transposable: true };
    expect(upended(plain, true, 400, 100)).toBe(true);
    expect(upended(plain, false, 100, 400)).toBe(false);
    expect(sized(plain, true)).toEqual({ w: 2, h: 8 });
  });
});

describe("lines of fire", () => {
  const places = new Map([
    ["slit", { x: 0, y: 2, w: 1, h: 1 }],
    ["a", { x: 1, y: 2, w: 1, h: 1 }],
    ["b", { x: 2, y: 2, w: 1, h: 1 }],
  ]);

  it("run from the edge of the slit over the last place", () => {
    const { from, to, angle } = flight({ id: "s", start: "slit", over: ["a", "b"] }, places);
    expect([from.x, from.y, to.x, to.y, angle]).toEqual([100, 250, 290, 250, 0]);
  });

  it("turn with a board that is exchanged", () => {
    const zone: Zone = {
      id: "z",
      width: 1,
      height: 1,
      places: [{ id: "p", x: 0, y: 0, look: "slit", turn: 1 }],
    };
    expect(lay(zone, false)[0]!.turn).toBe(1);
    expect(lay(zone, true)[0]!.turn).toBe(2);
  });
});

describe("pieces on a place", () => {
  it("stand higher on a wall", () => {
    const [low, high] = (["floor", "wall"] as const).map((look) => spots(place({ look }), [piece("a")])[0]!);
    expect(high!.y).toBeLessThan(low!.y);
  });

  it("of a stack show their number on the top one", () => {
    expect(spots(place({}), [piece("a"), piece("b"), piece("c")]).map((spot) => spot.heaped)).toEqual([
      0, 0, 3,
    ]);
  });

  it("beside each other do not overlap", () => {
    const lying = spots(
      place({ heap: "beside" }),
      ["a", "b", "c", "d"].map((id) => piece(id)),
    );
    for (const one of lying)
      for (const other of lying) {
        if (one === other) continue;
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart).toBeGreaterThanOrEqual(Math.max(one.size, other.size));
      }
  });

  it("at the foot of a tile leave its symbol free", () => {
    const tile = { id: "t", kind: "tile", at: "p" } as const;
    const cubes = (n: number) =>
      spots(place({ heap: "foot" }), [
        tile,
        ...Array.from({ length: n }, (_, i) => ({ id: `${i}`, kind: "cube", at: "p" }) as const),
      ]).slice(1);
    for (const n of [1, 3, 5])
      for (const spot of cubes(n)) expect(spot.y - spot.size / 2).toBeGreaterThan(0.54);
    expect(new Set(cubes(3).map((spot) => spot.y)).size).toBe(1);
    expect(new Set(cubes(8).map((spot) => spot.y)).size).toBe(2);
    expect(cubes(8)[0]!.size).toBeGreaterThan(0.15);
  });
  it("of an army stand in ranks inside its place, as large alone as in a pair", () => {
    const army = (n: number) =>
      spots(
        place({ w: 1.2, h: 0.8, heap: "army" }),
        Array.from({ length: n }, (_, i) => piece(`${i}`)),
      );
    expect(army(1)[0]!.size).toBe(army(2)[0]!.size);
    expect(new Set(army(3).map((spot) => spot.y)).size).toBe(1);
    expect(new Set(army(5).map((spot) => spot.y)).size).toBe(2);
    for (const spot of army(6)) {
      expect(spot.x - spot.size / 2).toBeGreaterThanOrEqual(0);
      expect(spot.x + spot.size / 2).toBeLessThanOrEqual(1.2);
      expect(spot.y + spot.size / 2).toBeLessThanOrEqual(0.8);
    }
    expect(army(7).map((spot) => spot.heaped)).toEqual([0, 0, 0, 0, 0, 0, 7]);
  });

  it("in a column grow from its end and stay inside", () => {
    const lying = spots(
      place({ h: 5, heap: "up" }),
      Array.from({ length: 8 }, (_, i) => piece(`${i}`)),
    );
    expect(lying[0]!.y).toBeGreaterThan(lying[7]!.y);
    for (const { y, size } of lying) {
      expect(y - size / 2).toBeGreaterThanOrEqual(-1e-9);
      expect(y + size / 2).toBeLessThanOrEqual(5 + 1e-9);
    }
  });

  it("that are strips can all be read in a column, however many they are", () => {
    for (const many of [1, 2, 5, 12]) {
      const strips = Array.from({ length: many }, (_, i) => piece(`s${i}`, "strip"));
      const laid = spots(place({ w: 1.3, h: 1.5, heap: "down" }), strips);
      const high = laid[0]!.size * 0.58;
      for (const [i, spot] of laid.entries()) {
        expect(spot.y + high / 2).toBeLessThanOrEqual(1.5 + 1e-9);
        expect(spot.heaped).toBe(0);
        if (i) expect(spot.y - laid[i - 1]!.y).toBeGreaterThanOrEqual(0.28 * high - 1e-9);
      }
    }
  });

  it("stand on the tile that lies there", () => {
    const [tile, cube] = spots(place({}), [piece("t", "tile"), piece("c")]);
    expect(cube!.size).toBeLessThan(tile!.size);
    expect(Math.abs(cube!.y - tile!.y)).toBeLessThan(tile!.size / 2);
  });

  it("in a row begin at the left, and the last one tells how many they are", () => {
    const there = spots(place({ w: 2, h: 1.4, heap: "row" }), [piece("a", "card"), piece("b", "card")]);
    expect(there.map(({ x }) => x)).toEqual([0.475, 1.525]);
    expect(there.map(({ heaped }) => heaped)).toEqual([0, 2]);
    expect(spots(place({ w: 2, h: 1.4, heap: "row" }), [piece("a", "card")])[0]).toMatchObject({ heaped: 0 });
  });

  it("stand on a card like an army where the place says so", () => {
    const bed = [piece("card", "card"), piece("a")];
    const size = (heap: Laid["heap"]) => spots(place({ h: 1.4, heap }), bed)[1]!.size;
    expect(size("army")).toBeLessThan(0.5);
    expect(size("stack")).toBeGreaterThan(0.6);
  });

  it("fan out over the width", () => {
    const lying = spots(
      place({ w: 3, h: 1.4, heap: "fan" }),
      [1, 2, 3, 4, 5].map((i) => piece(`${i}`, "card")),
    );
    expect(lying[0]!.x - lying[0]!.size / 2).toBeGreaterThanOrEqual(-1e-9);
    expect(lying[4]!.x + lying[4]!.size / 2).toBeLessThanOrEqual(3 + 1e-9);
  });
});

describe("zones in an area", () => {
  it("stand side by side where it is wide", () => {
    const { rows } = arrange([{ w: 2, h: 2 }, { w: 2, h: 2 }], 800, 300, FRAME, 500); // prettier-ignore
    expect(rows).toEqual([[0, 1]]);
  });

  it("stand below each other where it is upright", () => {
    const { rows, unit } = arrange([{ w: 2, h: 2 }, { w: 2, h: 2 }], 300, 800, FRAME, 500); // prettier-ignore
    expect(rows).toEqual([[0], [1]]);
    expect(unit).toBe(150);
  });

  it("never grow beyond the largest unit", () => {
    expect(arrange([{ w: 1, h: 1 }], 900, 900, FRAME, 96).unit).toBe(96);
  });

  it("leave over what a tower may grow into", () => {
    const boxes = [{ w: 2, h: 2 }, { w: 2, h: 1 }]; // prettier-ignore
    const frame = { x: 10, y: 20, gap: 5 };
    expect(leftover(boxes, { unit: 100, rows: [[0, 1]] }, 1, 500, 300, frame)).toEqual({ w: 75, h: 180 });
    expect(leftover(boxes, { unit: 100, rows: [[0], [1]] }, 1, 500, 345, frame)).toEqual({ w: 290, h: 0 });
  });

  it("of a large round are set in even rows", () => {
    const boxes = Array.from({ length: 9 }, () => ({ w: 2, h: 1 }));
    expect(Math.max(...arrange(boxes, 300, 300, FRAME, 96).rows.map((row) => row.length))).toBeLessThan(9);
  });
});

describe("the arrow keys", () => {
  const at = (x: number, y: number) => ({ x, y });
  it("go to the nearest thing in their direction", () => {
    const things = [at(2, 0), at(1, 1), at(1, 0)];
    expect(neighbour(at(0, 0), things, "right")).toEqual(at(1, 0));
  });
  it("stay at the edge", () => {
    expect(neighbour(at(0, 0), [at(1, 0)], "left")).toBeUndefined();
  });
});

describe("the height that a board wants", () => {
  const frame = { x: 0, y: 10, gap: 5 };

  it("lets its pieces become large enough for a finger", () => {
    expect(wantedHeight([{ w: 6, h: 12 }], 360, frame, 50)).toBe(12 * 50 + 10);
  });

  it("is no more than the width can use", () => {
    expect(wantedHeight([{ w: 12, h: 14 }], 360, frame, 50)).toBe(14 * 30 + 10);
  });

  it("is that of the fewest rows in which everything is large enough", () => {
    const boxes = [
      { w: 3, h: 2 },
      { w: 3, h: 1 },
      { w: 7, h: 1 },
    ];
    expect(wantedHeight(boxes, 360, frame, 50)).toBe(3 * 50 + 2 * 10 + 5);
  });
});
