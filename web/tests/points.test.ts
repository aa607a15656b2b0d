// The page judges points and aims as the rules do: points.json is written by the rules.
import { describe, expect, it } from "vitest";
import type { Aim, Reach, Zone } from "../src/messages";
import { good, middles, moveOfReach, struck } from "../src/table/free/point";
import { moveOfAim } from "../src/table/towers/aim";
import written from "./points.json";

const reaches = written.reaches as unknown as {
  zone: Zone;
  reach: Reach;
  points: { x: number; y: number; move: number; good: boolean; struck: string[] }[];
}[];

describe.each(reaches)("the reach of $reach.piece", ({ zone, reach, points }) => {
  const pieces = middles(zone);

  it("has just the points that the rules allow", () => {
    for (const at of points) expect(good(reach, pieces, at), `${at.x} ${at.y}`).toBe(at.good);
  });

  it("numbers its moves as the rules do", () => {
    for (const at of points) expect(moveOfReach(reach, at)).toBe(at.move);
  });

  it("strikes whom the rules strike", () => {
    for (const at of points) expect(struck(reach, pieces, at).sort()).toEqual([...at.struck].sort());
  });
});

it("an aim numbers its moves as the rules do", () => {
  const { aim, points } = written.aim;
  for (const at of points) expect(moveOfAim(aim as Aim, at)).toBe(at.move);
});
