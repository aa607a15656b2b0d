import { describe, expect, it } from "vitest";
import type { Piece } from "../src/messages";
import { arc, pulledTo, pathOf, pathTime, stations } from "../src/table/motion/path";

const ship = (at: string): Piece => ({ id: "ship", kind: "ship", at });

describe("the path of a piece", () => {
  it("has the places between the first and the last", () => {
    expect(pathOf(ship("a"), ship("d"), ["a", "b", "c", "d"])).toEqual({
      path: { stops: ["b", "c"], leap: false },
    });
  });

  it("ends with a leap if the piece is not on its last place", () => {
    expect(pathOf(ship("a"), ship("z"), ["a", "b"])).toEqual({ path: { stops: ["b"], leap: true } });
  });

  it("is none where the piece was elsewhere, went a single step or tells nothing", () => {
    expect(pathOf(ship("c"), ship("b"), ["a", "b"])).toEqual({});
    expect(pathOf(ship("a"), ship("b"), ["a", "b"])).toEqual({});
    expect(pathOf(ship("a"), ship("b"), [])).toEqual({});
  });
});

const CENTRE = { x: 5, y: 5 };

describe("on the way", () => {
  it("steps take the same time each, and a leap longer", () => {
    const found = stations([0, 1, 2, 3].map((x) => ({ x, y: 0 })), false, CENTRE); // prettier-ignore
    expect(found.map(({ x }) => x)).toEqual([1, 2]);
    expect(found[0]!.when).toBeCloseTo(1 / 3);
    expect(pathTime(2, true)).toBeGreaterThan(pathTime(2, false));
  });

  it("a leap is an arc that is pulled towards the centre", () => {
    const [from, to] = [
      { x: 1, y: 0 },
      { x: 9, y: 0 },
    ];
    expect(pulledTo(from, to, CENTRE).y).toBeCloseTo(3.5);
    const found = stations([{ x: 0, y: 0 }, from, to], true, CENTRE);
    expect(found.length).toBe(8);
    expect(found.every(({ when }, i) => when > 0 && when < 1 && (!i || when > found[i - 1]!.when))).toBe(
      true,
    );
    expect(Math.max(...arc(from, to, CENTRE, 4).map(({ y }) => y))).toBeCloseTo(1.75);
  });
});
