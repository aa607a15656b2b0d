// Leaving the table: who plays gives his seat to a bot.
import { go } from "../../address.svelte";
import * as api from "../../api";
import type { Table } from "../state.svelte";

/** Whether the viewer has a seat in a match that goes on. */
export function plays(table: Table): boolean {
  return !table.lesson && (table.view?.seat ?? -1) >= 0 && !table.view?.over;
}

export async function leave(table: Table): Promise<void> {
  if (plays(table)) await api.wish(table.id, { action: "leave" }).catch(() => {});
  go("/");
}
