// Pieces that the viewer may sort: they come by symbol, and change places to lie by colour.
import type { Colour, Piece, Scene, Zone } from "../../messages";
import { travel } from "../motion/travel";
import type { Table } from "../state.svelte";

const ORDER: Colour[] = ["red", "yellow", "green", "blue", "white", "black", "wood", "gold", "grey", ""];

/** The scene with its sortable zones by colour, in each colour from high to low. */
export function byColour(scene: Scene): Scene {
  return { ...scene, zones: scene.zones.map((zone) => (zone.sorts ? sorted(zone) : zone)) };
}

function sorted(zone: Zone): Zone {
  const pieces = zone.pieces ?? [];
  const inOrder = [...pieces].sort((a, b) => rank(a) - rank(b) || (b.number ?? 0) - (a.number ?? 0));
  return { ...zone, pieces: inOrder.map((piece, i) => ({ ...piece, at: pieces[i]!.at })) };
}

function rank(piece: Piece): number {
  return ORDER.indexOf(piece.colour ?? "");
}

/** Sorts the viewer's things the other way. */
export function sortAnew(table: Table): void {
  const before = table.scene;
  table.coloured = !table.coloured;
  void travel(table, before);
}
