// Which games a shopper at the shelf wants to see, and how many sit down for a quick game.
import type { GameCard, Mode } from "../messages";

export interface Filter {
  players: number; // 0: any
  minutes: number;
  mode: Mode | "";
}

export function fits(game: GameCard, filter: Filter): boolean {
  if (filter.players && (filter.players < game.few || filter.players > game.many)) return false;
  if (filter.minutes && game.minutes > filter.minutes) return false;
  return !filter.mode || game.modes.includes(filter.mode);
}

/** As many as asked for where the game allows it, else as many as usual, or a small round of at least two. */
export function quickSeats(game: GameCard, asked: number): number {
  const wanted = asked || game.usual || (game.few === game.many ? game.few : Math.max(3, game.few));
  return Math.max(game.few, Math.min(game.many, wanted));
}
