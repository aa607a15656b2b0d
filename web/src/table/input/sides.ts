// Pieces with two sides: one is up, and a press on what is held turns it over.
import type { Piece, Scene } from "../../messages";
import type { Ways } from "./ways";

function pieces(scene: Scene | null): Piece[] {
  return (scene?.zones ?? []).flatMap((zone) => zone.pieces ?? []);
}

/** The other side of a piece; "" if it has none. */
export function otherSide(scene: Scene | null, id: string): string {
  return pieces(scene).find((piece) => piece.id === id)?.reverse ?? "";
}

/** The scene with one side of each piece: that which was turned up, else the first. */
export function sided(scene: Scene, up: string[]): Scene {
  const below = new Set<string>();
  for (const { id, reverse } of pieces(scene)) {
    if (!reverse || below.has(id)) continue;
    below.add(up.includes(reverse) ? id : reverse);
  }
  if (!below.size) return scene;
  const zones = scene.zones.map((zone) => ({
    ...zone,
    pieces: (zone.pieces ?? []).filter((piece) => !below.has(piece.id)),
  }));
  return { ...scene, zones };
}

/** The one piece that can be used at all, whichever of its sides is up; "" if there is more to choose from. */
export function lone(scene: Scene | null, open: Ways): string {
  if (open.pieces.size + open.places.size + open.reaches.size || !open.carries.size) return "";
  const [first, ...others] = pieces(scene).filter((piece) => open.carries.has(piece.id));
  const hidden = [...open.carries.keys()].filter((id) => id !== first?.id);
  return first && !others.length && hidden.every((id) => id === first.reverse) ? first.id : "";
}
