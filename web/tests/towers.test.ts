// Towers sway by their height and lean, and fall the way they tip.
import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Act, Block, Tower } from "../src/messages";
import { DROP } from "../src/table/motion/hearing";
import { withFalls } from "../src/table/towers/aim";
import { begin, fallOn, LASTS, support, type Room } from "../src/table/towers/fall";
import { swayOn, bend, letFall, period, breadth, atRest, shift } from "../src/table/towers/sway";
import { named } from "./named";

const blocks = (xs: number[], ys: number[] = []): Block[] =>
  xs.map((x, i) => ({ colour: "red", x, y: ys[i] ?? 0 }));
const tower = (xs: number[]): Tower => ({ id: "t", label: named(""), blocks: blocks(xs) });
const plumb = (count: number) => tower(Array.from({ length: count }, () => 0));

describe("a tower sways", () => {
  it("not at all when it is a single cube", () => {
    expect(breadth(plumb(1))).toBe(0);
  });

  it("farther and slower the taller it is", () => {
    expect(breadth(plumb(12))).toBeGreaterThan(breadth(plumb(4)));
    expect(period(12)).toBeGreaterThan(period(4));
  });

  it("farther the nearer it is to falling", () => {
    expect(breadth({ ...plumb(5), strain: 0.5 })).toBeGreaterThan(breadth(plumb(5)));
    expect(breadth({ ...plumb(5), strain: 0.9 })).toBeGreaterThan(breadth({ ...plumb(5), strain: 0.5 }));
  });

  it("from its base, which stays", () => {
    expect(bend(0, 6)).toBe(0);
    expect(bend(5, 6)).toBe(1);
    expect(bend(2, 6)).toBeLessThan(bend(3, 6));
  });

  it("around its true place, never beyond its reach", () => {
    const leaning = { ...tower([0, 3, 5, 6, 8]), strain: 0.7 };
    const swing = atRest(0);
    const xs = Array.from({ length: 2000 }, () => {
      swayOn(swing, leaning, 0.05);
      return shift(swing, leaning).x;
    });
    expect(Math.max(...xs)).toBeLessThanOrEqual(breadth(leaning));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-breadth(leaning));
    expect(Math.abs(xs.reduce((sum, x) => sum + x) / xs.length)).toBeLessThan(0.2);
  });

  it("a little more for a moment when a cube lands", () => {
    const swing = atRest(0);
    const still = plumb(5);
    letFall(swing);
    expect(shift(swing, still).x).toBe(0);
    swing.landed = 0.1;
    expect(shift(swing, still).x).not.toBe(0);
    swing.landed = 5;
    expect(shift(swing, still).x).toBe(0);
    expect(DROP).toBeLessThan(0.35);
  });
});

describe("a tower falls", () => {
  const room: Room = { standing: [new Vector3(3, 0.5, 0)], left: -6, right: 6, back: -3, front: 1.3 };
  const falling = (xs: number[], broken: number, right: number): Act => ({
    act: "fall",
    of: "t",
    blocks: blocks(xs),
    broken,
    tip: [right, 0],
  });

  it("and lies there until it is built anew", () => {
    const fall = falling([0, 0, 9], 2, 1);
    expect(withFalls([tower([])], [fall])).toEqual([{ ...tower([]), fall }]);
    expect(withFalls([tower([0])], [fall])).toEqual([tower([0])]);
  });

  it("at the contact that broke: first what is above it, then the rest", () => {
    expect(begin(falling([0, 0, 0, 9], 3, 1)).tipping.map((part) => part.bodies.length)).toEqual([1, 2]);
    expect(begin(falling([0, 6, 9, 9], 1, 1)).tipping.map((part) => part.bodies.length)).toEqual([3]);
  });

  it.each([1, -1])("to the side %d that it tips to", (side) => {
    const fall = begin(falling([0, 6 * side, 9 * side, 9 * side], 1, side));
    fallOn(fall, LASTS, room);
    const middle = fall.bodies.reduce((sum, body) => sum + body.at.x, 0) / fall.bodies.length;
    expect(middle * side).toBeGreaterThan(0.5);
  });

  it("and every cube comes to rest on the table, flat and within the room", () => {
    const fall = begin(falling([0, 2, 3, 6, 8, 8, 10, 12, 14, 16], 1, 1));
    fallOn(fall, LASTS, room);
    for (const { at, turn, speed } of fall.bodies) {
      expect(at.y).toBeGreaterThanOrEqual(0.49);
      expect(at.y).toBeLessThan(2.6);
      expect(support(turn)).toBeLessThan(0.75);
      expect(at.x).toBeGreaterThanOrEqual(room.left);
      expect(at.x).toBeLessThanOrEqual(room.right);
      expect(speed.length()).toBeLessThan(1.5);
    }
  });

  it("the same way for everybody, in steps of any size", () => {
    const [one, other] = [begin(falling([0, 6, 9, 9], 1, 1)), begin(falling([0, 6, 9, 9], 1, 1))];
    fallOn(one, LASTS, room);
    for (let i = 0; i < 400; i++) fallOn(other, 0.01, room);
    one.bodies.forEach(({ at }, i) => expect(at.distanceTo(other.bodies[i]!.at)).toBeLessThan(1e-6));
  });

  it("a cube is highest on its corner and lowest on its face", () => {
    expect(support(new Quaternion())).toBeCloseTo(0.5);
    const edge = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI / 4);
    expect(support(edge)).toBeCloseTo(Math.SQRT1_2);
  });
});
