// What is in the hand: a piece that was taken up, until it is let go.
import { knock } from "../../sound";
import type { Table } from "../state.svelte";

export function hold(table: Table, piece: string): void {
  table.held = piece;
  knock("take");
}

export function letGo(table: Table): void {
  table.held = "";
  table.aiming = false;
  table.dragging = false;
  table.choice = null;
}
