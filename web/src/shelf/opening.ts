// Opening a table from the shelf.
import { go } from "../address.svelte";
import * as api from "../api";
import type { GameCard, NewTable } from "../messages";
import { settings } from "../settings.svelte";
import { quickSeats } from "./filter";

/** How somebody wants to play: at once against bots or with friends, by how many (0: as usual), with which options. */
export interface Wanted {
  quick: boolean;
  players: number;
  options?: NewTable["options"];
}

/** Opens a table and goes there. */
export async function openTable(game: GameCard, { quick, players, options }: Wanted): Promise<void> {
  const made = await api.newTable({
    game: game.id,
    seats: quickSeats(game, players),
    quick,
    level: settings.level,
    options: options ?? {},
  });
  if (!quick) await api.wish(made.id, { action: "join" });
  go(`/t/${made.id}`);
}
