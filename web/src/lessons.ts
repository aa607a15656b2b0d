// How far this browser has come in the lessons of the games.
import type { LessonStep } from "./messages";

/** Where somebody is in a lesson: at which step, and with which answers. */
export interface Reached {
  step: number;
  answers: number[];
  done?: boolean; // was at its end once
}

const KEY = "spieltisch.lessons";
const NOWHERE: Reached = { step: 0, answers: [] };

function kept(): Record<string, Reached> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Where this browser is in the lesson of a game. */
export function reached(game: string): Reached {
  const known = kept()[game];
  return known && Array.isArray(known.answers) && Number.isInteger(known.step) ? known : NOWHERE;
}

/** Remembers where the lesson of a game is; at its end it begins anew the next time. */
export function remember(game: string, { step, steps, answers }: LessonStep): void {
  const ended = step === steps - 1;
  const done = ended || !!reached(game).done;
  const now = ended ? NOWHERE : { step, answers };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: { ...now, done } }));
  } catch {
    // A browser that keeps nothing still learns.
  }
}
