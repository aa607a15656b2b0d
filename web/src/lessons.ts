// What this browser knows of the games: how far it is in their lessons, and which decisions it has met.
import type { LessonStep } from "./messages";

/** Where somebody is in a lesson: at which step, and with which answers. */
export interface Reached {
  step: number;
  answers: number[];
}

/** What is known of a game. */
interface Known {
  lesson?: Reached;
  learned?: boolean; // the lesson was at its end once
  offered?: boolean; // the lesson was offered at a table
  played?: boolean; // a match was played to its end
  met?: string[]; // prompts of decisions that were met
}

const KEY = "spieltisch.lessons";

function all(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** What is known of a game. */
export function known(game: string): Known {
  return all()[game] ?? {};
}

/** Keeps something about a game. */
export function note(game: string, news: Partial<Known>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...known(game), ...news } }));
  } catch {
    // A browser that keeps nothing still learns.
  }
}

/** Where this browser is in the lesson of a game. */
export function reached(game: string): Reached {
  const { lesson } = known(game);
  const whole = lesson && Array.isArray(lesson.answers) && Number.isInteger(lesson.step);
  return whole ? lesson : { step: 0, answers: [] };
}

/** Remembers where the lesson of a game is; at its end it begins anew the next time. */
export function remember(game: string, { step, steps, answers }: LessonStep): void {
  if (step === steps - 1) note(game, { learned: true, lesson: undefined });
  else note(game, { lesson: { step, answers } });
}

/** The games whose lessons were begun and not yet gone through. */
export function begun(): string[] {
  return Object.keys(all()).filter((game) => reached(game).step > 0);
}

/** Whether the lesson is to be offered at a table: to who knows nothing of the game yet. */
export function isNew(game: string): boolean {
  const { lesson, learned, offered, played } = known(game);
  return !lesson && !learned && !offered && !played;
}

/** Whether a decision is met for the first time, by who has not played the game to its end. */
export function isFirst(game: string, prompt: string): boolean {
  const { played, met } = known(game);
  return !played && !met?.includes(prompt);
}

/** A decision has been met. */
export function meet(game: string, prompt: string): void {
  note(game, { met: [...new Set([...(known(game).met ?? []), prompt])] });
}
