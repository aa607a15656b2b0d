// Bars of a sheet: where their fields are, and what circles that were just won bring.
import type { Bar } from "../../messages";
import { UNIT } from "../layout/layout";

export const boxes = (bar: Bar) => bar.look !== "circles";

/** The side of a field in the drawing. */
export const sizeOf = (bar: Bar) => (bar.width / bar.columns) * UNIT;

/** The middle of a field, in units of the zone. */
export function middleOf(bar: Bar, field: number): { x: number; y: number } {
  const side = bar.width / bar.columns;
  return {
    x: bar.x + ((field % bar.columns) + 0.5) * side,
    y: bar.y + (Math.floor(field / bar.columns) + 0.5) * side,
  };
}

/** The circles with a gift that were won since, the last one first. */
export function newGifts(before: Bar[], now: Bar[]): { bar: Bar; field: number }[] {
  return now.flatMap((bar) => {
    const won = before.find(({ id }) => id === bar.id)?.won ?? 0;
    const found = (bar.gifts ?? []).filter((field) => field >= won && field < (bar.won ?? 0));
    return found.reverse().map((field) => ({ bar, field }));
  });
}
