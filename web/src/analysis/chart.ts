// The chances during a match as lines of a chart, and its turning points.
import type { Judged } from "../messages";

export interface Chance {
  ply: number;
  chance: number;
}

/** The chances of a seat, or of everybody together. */
export interface ChanceLine {
  seat: number; // -1: everybody
  points: Chance[];
}

const EVERYBODY = -1;

/** One line for those who play together or alone, one for two opponents (what the first has not, the other has),
otherwise one for every seat that had a choice. */
export function linesOf(moves: Judged[], seats: number, mode: string): ChanceLine[] {
  const together = mode === "coop" || seats === 1;
  const lines = new Map<number, Chance[]>();
  for (const { ply, seat, chance } of moves) {
    const [whose, value] = together
      ? [EVERYBODY, chance]
      : seats === 2
        ? [0, seat === 0 ? chance : 1 - chance]
        : [seat, chance];
    lines.set(whose, [...(lines.get(whose) ?? []), { ply, chance: value }]);
  }
  return [...lines].sort(([a], [b]) => a - b).map(([seat, points]) => ({ seat, points }));
}

export interface ChartSize {
  wide: number;
  high: number;
}

/** Where a chance is drawn: the whole match is as wide as the box, certainty as high. */
export function drawnAt(point: Chance, plies: number, box: ChartSize): [number, number] {
  const round = (n: number) => Math.round(10 * n) / 10;
  return [round((box.wide * point.ply) / Math.max(1, plies)), round(box.high * (1 - point.chance))];
}

/** The points of a line as a path. */
export function curveOf(points: Chance[], plies: number, box: ChartSize): string {
  return points.map((point, i) => (i ? "L" : "M") + drawnAt(point, plies, box).join(" ")).join("");
}

/** Where the lines turn. */
export function marksOf(lines: ChanceLine[], turning: number[]): Chance[] {
  return lines.flatMap((line) => line.points).filter((point) => turning.includes(point.ply));
}

/** A line in four numbers. */
export function gist(points: Chance[]): { first: number; last: number; low: number; high: number } {
  const chances = points.map((point) => point.chance);
  return {
    first: chances[0] ?? 0,
    last: chances.at(-1) ?? 0,
    low: Math.min(...chances),
    high: Math.max(...chances),
  };
}
