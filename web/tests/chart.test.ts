// The lines of an analysis.
import { describe, expect, it } from "vitest";
import { gist, linesOf, marksOf, curveOf } from "../src/analysis/chart";
import type { Judged } from "../src/messages";
import { named } from "./named";

const judged = (ply: number, seat: number, chance: number): Judged => ({
  ply,
  seat,
  chance,
  best: 1,
  label: named("move", "Zug"),
});
const moves = [judged(1, 0, 0.5), judged(2, 1, 0.25), judged(4, 0, 1)];

describe("the chances", () => {
  it("of two opponents are one line: what the first has not, the other has", () => {
    expect(linesOf(moves, 2, "turns")).toEqual([
      {
        seat: 0,
        points: [
          { ply: 1, chance: 0.5 },
          { ply: 2, chance: 0.75 },
          { ply: 4, chance: 1 },
        ],
      },
    ]);
  });

  it("of those who play together are one line for all", () => {
    const [line, ...others] = linesOf(moves, 3, "coop");
    expect(others).toEqual([]);
    expect([line!.seat, line!.points.map((point) => point.chance)]).toEqual([-1, [0.5, 0.25, 1]]);
  });

  it("of one alone are his line", () => {
    expect(linesOf(moves.slice(0, 1), 1, "turns").map((line) => line.seat)).toEqual([-1]);
  });

  it("of more players are a line for everybody who had a choice, in the order of the seats", () => {
    const lines = linesOf([judged(1, 2, 0.1), ...moves.slice(1)], 4, "turns");
    expect(lines.map((line) => line.seat)).toEqual([0, 1, 2]);
  });

  it("are no line while nothing was looked at", () => {
    expect(linesOf([], 2, "turns")).toEqual([]);
  });
});

describe("the chart", () => {
  const [line] = linesOf(moves, 2, "turns");
  it("is as wide as the whole match and as high as certainty", () => {
    expect(curveOf(line!.points, 4, { wide: 100, high: 40 })).toBe("M25 20L50 10L100 0");
  });

  it("grows with what is known", () => {
    expect(curveOf(line!.points.slice(0, 1), 4, { wide: 100, high: 40 })).toBe("M25 20");
  });

  it("marks the turning points on their lines", () => {
    expect(marksOf([line!], [2])).toEqual([{ ply: 2, chance: 0.75 }]);
  });

  it("is told in four numbers", () => {
    expect(gist(line!.points)).toEqual({ first: 0.5, last: 1, low: 0.5, high: 1 });
  });
});
