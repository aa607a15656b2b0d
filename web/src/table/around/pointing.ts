// What a lesson points at: by its name for who hears it, by where it is on the screen for who sees it.
import type { Phrase, Scene } from "../../messages";
import { say } from "../../settings.svelte";

const SEAT = /^seat (\d+)$/;

/** The name of something that is pointed at. */
export function named(scene: Scene | null, id: string, player: (seat: number) => string): string {
  const seat = SEAT.exec(id);
  if (seat) return player(Number(seat[1]));
  return say(labels(scene).get(id));
}

function labels(scene: Scene | null): Map<string, Phrase | undefined> {
  const found = new Map<string, Phrase | undefined>();
  for (const zone of scene?.zones ?? []) {
    found.set(zone.id, zone.title);
    for (const thing of [
      ...zone.places,
      ...(zone.pieces ?? []),
      ...(zone.towers ?? []),
      ...(zone.bars ?? []),
    ])
      found.set(thing.id, thing.label);
  }
  return found;
}

/** Where to find it in the page. */
export function selector(id: string): string {
  const seat = SEAT.exec(id);
  if (seat) return `[data-seat="${seat[1]}"]`;
  const name = CSS.escape(id);
  return ["piece", "place", "zone", "bar", "tower"].map((kind) => `[data-${kind}="${name}"]`).join(", ");
}
