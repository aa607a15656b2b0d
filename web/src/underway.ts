// The tables at which this browser has a seat and whose match is not over, as far as it knows.
import type { TableInfo } from "./messages";

/** A table to go on at. */
export interface UnderWay {
  id: string;
  game: string;
  at: number; // milliseconds since 1970: when it was last visited
}

const KEY = "spieltisch.underway";
const MOST = 8;

const isWhole = (one: Partial<UnderWay> | null) =>
  typeof one?.id === "string" && typeof one.game === "string" && typeof one.at === "number";

/** All of them, the last visited first. */
export function underWay(): UnderWay[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isWhole) : [];
  } catch {
    return [];
  }
}

function keep(tables: UnderWay[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** A table is gone, or its match is over. */
export function forget(id: string): void {
  keep(underWay().filter((one) => one.id !== id));
}

/** Remembers a table as it was just seen, if there is something to go on with. */
export function follow({ id, game, seats, state }: TableInfo): void {
  forget(id);
  if (state !== "over" && seats.some((seat) => seat.mine))
    keep([{ id, game, at: Date.now() }, ...underWay()]);
}
