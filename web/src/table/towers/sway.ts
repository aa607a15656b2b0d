// How a tower sways: it bends from its base, farther and slower the taller it is. For the eye only; pure arithmetic.
import type { Tower } from "../../messages";
import { DROP } from "../motion/hearing";
import { EDGE, type Offset } from "./aim";

const FARTHEST = EDGE;
const BEND = 1.6; // the power of the curve from base to top

/** A tower in motion: where in its swing it is, how far it goes, and how long ago a cube landed on it. */
export interface Swing {
  phase: number;
  far: number; // units, at the top
  landed: number; // seconds; negative while the cube still falls
}

export const atRest = (i: number): Swing => ({ phase: 1.7 * i, far: 0, landed: Infinity });

/** How far the top of a tower swings to each side. */
export function breadth({ blocks, strain = 0 }: Tower): number {
  if (blocks.length < 2) return 0;
  return Math.min(FARTHEST, 0.35 * (blocks.length - 1) ** 1.15 * (0.5 + 1.2 * strain));
}

/** Seconds for a swing there and back. */
export const period = (count: number): number => 0.5 + 1.1 * Math.sqrt(count);

/** A moment later. A tower that grew swings on from where it is. */
export function swayOn(swing: Swing, tower: Tower, seconds: number): void {
  swing.phase += (2 * Math.PI * seconds) / period(tower.blocks.length);
  swing.far += (breadth(tower) - swing.far) * (1 - Math.exp(-2 * seconds));
  swing.landed += seconds;
}

/** A cube is on its way down to the top. */
export function letFall(swing: Swing): void {
  swing.landed = -DROP;
}

/** How far the top is from its true place now, in units. */
export function shift(swing: Swing, tower: Tower): Offset {
  const { phase, far, landed } = swing;
  const shake = landed < 0 || landed > 3 ? 0 : trembling(landed, tower.blocks.length);
  return {
    x: far * Math.sin(phase) * (0.8 + 0.2 * Math.sin(phase * 0.31)) + shake,
    y: far * 0.6 * Math.sin(phase * 0.83 + 1) + shake * 0.5,
  };
}

function trembling(seconds: number, count: number): number {
  if (count < 2) return 0;
  return (0.7 + 0.1 * count) * Math.exp(-3 * seconds) * Math.sin((30 * seconds) / Math.sqrt(count));
}

/** The share of the top's shift that a level takes: nothing at the base, all at the top. */
export function bend(level: number, count: number): number {
  return count < 2 ? 0 : Math.min(1, level / (count - 1)) ** BEND;
}

/** How steeply a tower leans at a level, in units of shift for a level. */
export function slope(level: number, count: number): number {
  return count < 2 ? 0 : (BEND * Math.min(1, level / (count - 1)) ** (BEND - 1)) / (count - 1);
}
