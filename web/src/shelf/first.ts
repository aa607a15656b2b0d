// Which game somebody should meet first, and how long its lesson takes.
import type { GameCard } from "../messages";

const STEP = 15; // seconds that a step of a lesson takes
const LEAST = 2; // minutes that are promised for any lesson

/** The minutes that a lesson of so many steps takes. */
export function lessonMinutes(steps: number): number {
  return Math.max(LEAST, Math.round((steps * STEP) / 60));
}

/** What a game asks of somebody new: what hurries him or cannot be learned here comes last, the short and easy first. */
const demands = (game: GameCard): number[] => [
  Number(game.modes[0] === "race"),
  Number(!game.lesson),
  game.difficulty,
  game.minutes,
  game.lesson,
];

/** The easiest and shortest game that is not known; when all are, the easiest. */
export function firstGame(games: readonly GameCard[], isKnown: (game: string) => boolean): GameCard | null {
  const order = games.toSorted((a, b) => {
    const theirs = demands(b);
    const apart = demands(a).map((demand, i) => demand - theirs[i]!);
    return apart.find((difference) => difference) ?? a.id.localeCompare(b.id);
  });
  return order.find((game) => !isKnown(game.id)) ?? order[0] ?? null;
}
