// Which games a shopper at the shelf wants to see, as the address keeps it, and who sits down for a quick game.
import type { GameCard, GameKind, Mode, NewTable } from "../messages";

export interface Filter {
  players: number; // 0: any
  minutes: number;
  difficulty: number;
  kind: GameKind | "";
}

export const KINDS: readonly GameKind[] = ["race", "bluff", "building", "duel", "together", "quick", "alone"];
export const DIFFICULTIES: readonly number[] = [1, 2, 3];

export function fits(game: GameCard, { players, minutes, difficulty, kind }: Filter): boolean {
  if (players && (players < game.few || players > game.many)) return false;
  if (minutes && game.minutes > minutes) return false;
  if (difficulty && game.difficulty !== difficulty) return false;
  return !kind || game.kinds.includes(kind);
}

/** The filter in an address; what means nothing there does not count. */
export function filterOf(query: string): Filter {
  const given = new URLSearchParams(query);
  const number = (name: string) => Math.max(0, Number.parseInt(given.get(name) ?? "", 10) || 0);
  const kind = KINDS.find((one) => one === given.get("kind")) ?? "";
  const difficulty = DIFFICULTIES.find((one) => one === number("difficulty")) ?? 0;
  return { players: number("players"), minutes: number("minutes"), difficulty, kind };
}

/** A filter for the address. */
export function queryOf(filter: Filter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value);
  return String(new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])));
}

/** As many as asked for where the game allows it, else as many as usual, or a small round of at least two. */
export function quickSeats(game: GameCard, asked: number): number {
  const wanted = asked || game.usual || (game.few === game.many ? game.few : Math.max(3, game.few));
  return Math.max(game.few, Math.min(game.many, wanted));
}

/** The other modes a game can be played in by so many, each with the option that gives it. */
export function otherModes(
  game: GameCard,
  seats: number,
): { mode: Mode; options: NonNullable<NewTable["options"]> }[] {
  const counting = game.options.filter((option) => option.seats.includes(seats));
  return counting.flatMap(({ id, modes }) =>
    modes.map(([value, mode]) => ({ mode, options: { [id]: value } })),
  );
}
