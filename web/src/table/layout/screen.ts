// How the areas of the table share the screen. Pure arithmetic.
import type { Zone } from "../../messages";

/** What an area may become: pixels for one unit at most, and its height; null: all there is. */
export interface Share {
  most: number;
  height: number | null;
}

/** The heights in which the pieces of a board suit a finger, and a single board the width. */
export interface Wanted {
  least: number;
  full: number;
}

const FINGER = 42; // on a phone several own zones are just large enough to touch: the board needs the room
const OTHERS = 76;

/** Whether there is room for a column beside the board. */
export function isDesk(wide: number, high: number): boolean {
  return wide >= 900 || (wide > high && wide >= 640);
}

/** Whether a board is so tall that on a desk it has the whole height, and the hands lie beside it. */
export function isTall(board: Zone[]): boolean {
  return board.length === 1 && board[0]!.height > 1.2 * board[0]!.width;
}

/** The shares of the areas on a screen so high; `own`: how many zones of his own the viewer has. A board that roams
makes do with any room. */
export function shares(desk: boolean, high: number, own: number, roams: boolean) {
  if (desk)
    return {
      board: { most: 120, height: null },
      others: { most: 60, height: high * 0.14 },
      side: { most: 64, height: high * 0.42 },
      own: { most: 100, height: high * 0.18 },
    } satisfies Record<string, Share>;
  return {
    board: { most: 110, height: null },
    others: { most: 44, height: OTHERS },
    side: { most: 48, height: roams ? 116 : 84 },
    own: own > 1 ? { most: FINGER, height: high * 0.22 } : { most: 92, height: high * 0.15 },
  } satisfies Record<string, Share>;
}

/** The least height of a board on a phone. One too small for fingers may be higher than what is left of the screen, but
is seen whole in `sight`, above the hand. */
export function boardLeast(room: number, wanted: Wanted, sight: number): number {
  return room >= wanted.least ? 0 : Math.min(wanted.full, sight - 8);
}

/** Whether a board is so small for fingers that what lies beside it and with the others shares one strip; `room` is its
height without what lies with the others. */
export function sharesStrip(room: number, wanted: Wanted): boolean {
  return room - OTHERS < wanted.least;
}
