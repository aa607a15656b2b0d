// Aiming at a tower: the sway of the cube, the move of an aim, and how far a tower reaches. Pure arithmetic.
import type { Act, Aim, Colour, Tower } from "../../messages";

/** The edge of a cube, in units. */
export const EDGE = 16;

/** Units to the right and to the back. */
export interface Offset {
  x: number;
  y: number;
}

/** Whole units within the span. */
export function settled(aim: Aim, at: Offset): Offset {
  const cut = (v: number) => Math.max(-aim.span, Math.min(aim.span, Math.round(v))) + 0;
  return { x: cut(at.x), y: cut(at.y) };
}

export function moveOfAim(aim: Aim, at: Offset): number {
  const { x, y } = settled(aim, at);
  return aim.base + (2 * aim.span + 1) * (x + aim.span) + y + aim.span;
}

/** Where the swaying cube is after so many seconds: a slow figure that never quite repeats. */
export function swayingCube(span: number, seconds: number): Offset {
  const far = span * 0.85;
  return { x: far * Math.sin(1.9 * seconds), y: far * Math.sin(1.37 * seconds + 0.8) };
}

export function topOf(tower: Tower | undefined): Offset {
  const top = tower?.blocks[tower.blocks.length - 1];
  return { x: top?.x ?? 0, y: top?.y ?? 0 };
}

/** The cube above a tower, which moves with the tower's top: what is aimed at is what is hit. */
export interface Hanging {
  tower: string;
  colour: Colour;
  at: Offset; // from the top cube
}

/** Room for the tallest tower, standing or falling, and the cube above it, in cubes. */
export function levels(towers: Seen[]): number {
  const high = ({ blocks, fall }: Seen) => Math.max(blocks.length, fall?.blocks?.length ?? 0);
  return Math.max(3, ...towers.map(high)) + 1.8;
}

/** A tower as it is seen: what has fallen lies there until it is built anew. */
export interface Seen extends Tower {
  fall?: Act;
}

/** Towers with how they fell, if they have. */
export function withFalls(towers: Tower[], acts: readonly Act[]): Seen[] {
  return towers.map((tower) => {
    const fall = acts.findLast(({ act, of }) => act === "fall" && of === tower.id);
    return fall && !tower.blocks.length ? { ...tower, fall } : tower;
  });
}
