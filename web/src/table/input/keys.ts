// The keys of the whole table: those of the game's ways, and those of the page.
import type { PageKey, Scene, Way } from "../../messages";
import type { Table } from "../state.svelte";
import { letGo } from "./holding";
import { move } from "./moves";

/** The ways that have a key. */
export function keyed(scene: Scene | null): Way[] {
  return (scene?.ways ?? []).filter((way) => way.key);
}

/** A key that is pressed anywhere at the table. `putAway` takes away what lies above it; `busy`: something else was let
go with the same key. */
export function keyDown(
  event: KeyboardEvent,
  table: Table,
  pageKeys: Record<PageKey, () => void>,
  putAway: (busy: boolean) => void,
): void {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    const busy = !!table.held || !!table.bubble || !!table.choice;
    letGo(table);
    table.bubble = null;
    putAway(busy);
    return;
  }
  // Space presses what has the focus before it is a key of the game.
  if (event.key === " " && (event.defaultPrevented || event.target instanceof HTMLButtonElement)) return;
  const pressed = event.key.toLowerCase();
  const way = keyed(table.scene).find((one) => one.key === pressed);
  const own = pageKeys[pressed as PageKey];
  if (way) move(table, way.move);
  else if (own) own();
  else return;
  event.preventDefault();
}
