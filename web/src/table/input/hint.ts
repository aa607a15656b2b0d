// Hints: when they can be asked for, and how long one holds.
import type { SeatInfo, Tips, View } from "../../messages";

/** What was on the table when a hint was asked for or given. */
export interface Asked {
  event: number;
  decision: number;
}

/** A hint that is waited for. */
export interface HintWish extends Asked {
  id: string;
  again: boolean; // asked once more when the table had changed
}

/** A hint that was given. */
export interface Hinted extends Asked {
  tips: Tips;
}

/** Whether a hint can be asked for: the viewer must move, and all the others are bots. */
export function canAsk(view: View | null, seats: SeatInfo[]): boolean {
  if (!view || view.over || !view.acting.includes(view.seat)) return false;
  return seats.length > 0 && seats.every((seat) => seat.mine || seat.kind === "bot");
}

/** Whether what was asked or said still fits the table. Where everybody chooses at once, the others' secret
choices change nothing for the viewer. */
export function holds(asked: Asked, view: View | null, mode: string): boolean {
  if (!view || view.over) return false;
  return asked.event === view.event || (mode === "together" && asked.decision === view.decision);
}
