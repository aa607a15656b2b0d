// What a change of the table sounds like.
import type { Act, Scene, Tower, View } from "../../messages";
import type { Sound } from "../../sound";
import { isCard as isCardPiece, type Changes } from "./changes";

export interface Heard {
  sound: Sound;
  later: number; // seconds
}

export const DROP = 0.22; // seconds that a cube falls onto its tower
const LANDS = 0.25; // a piece that travels is heard when it arrives
const LAST = 0.45;

/** The sounds of a new view: what happened to the pieces, and then whether it is over or the viewer's turn. */
export function heard(before: View | null, view: View, change: Changes, acts: readonly Act[] = []): Heard[] {
  if (!before) return [];
  return [
    ...ofPieces(view.scene, change),
    ...ofTowers(before.scene, view.scene, acts),
    ...ofTurn(before, view),
  ];
}

function ofPieces(scene: Scene, change: Changes): Heard[] {
  if (change.rolled.length) return [{ sound: "die", later: 0 }];
  const pieces = new Map(
    scene.zones.flatMap((zone) => (zone.pieces ?? []).map((one) => [one.id, one] as const)),
  );
  const isCard = (id: string) => isCardPiece(pieces.get(id));
  const moved = change.moved.map((journey) => journey.to);
  const turned = change.turned.map((journey) => journey.to);
  const sounds: Heard[] = [];
  if ([...moved, ...change.came, ...turned].some(isCard)) sounds.push({ sound: "card", later: 0 });
  if (moved.some((id) => !isCard(id)))
    sounds.push({ sound: change.gone.length ? "capture" : "put", later: LANDS });
  else if (change.came.some((id) => !isCard(id))) sounds.push({ sound: "put", later: 0 });
  if (turned.some((id) => !isCard(id))) sounds.push({ sound: "flip", later: 0.15 });
  return sounds;
}

function ofTowers(before: Scene, after: Scene, acts: readonly Act[]): Heard[] {
  const towers = (scene: Scene): Tower[] => scene.zones.flatMap((zone) => zone.towers ?? []);
  const old = new Map(towers(before).map((tower) => [tower.id, tower]));
  return towers(after).flatMap((tower): Heard[] => {
    const was = old.get(tower.id);
    if (!was) return [];
    if (acts.some(({ act, of }) => act === "fall" && of === tower.id))
      return [
        { sound: "put", later: DROP },
        { sound: "fall", later: DROP + 0.5 },
      ];
    return tower.blocks.length > was.blocks.length ? [{ sound: "put", later: DROP }] : [];
  });
}

function ofTurn(before: View, view: View): Heard[] {
  if (view.over)
    return before.over ? [] : [{ sound: view.winners?.includes(view.seat) ? "win" : "over", later: LAST }];
  const acts = (one: View) => one.acting.includes(view.seat);
  return acts(view) && !acts(before) ? [{ sound: "turn", later: LAST }] : [];
}
