// What is shown of a table: the scene on the screen, and what lights up in it.
import type { Act, LessonStep, Scene, Tips, View, Way } from "../messages";
import { planned, type Pick } from "./input/plan";
import { sided } from "./input/sides";
import { byColour } from "./input/sorting";
import { withoutWays, shown, whole, type Ways } from "./input/ways";

/** A scene, and what happened with the event that led to it. */
export interface Shown {
  scene: Scene;
  acts: readonly Act[];
}

/** What decides which scene is shown, and how the viewer has laid it out. */
export interface Looking {
  view: View | null;
  history: (Shown & { event: number })[];
  looking: number;
  moment: Shown | null;
  picks: Pick[];
  coloured: boolean;
  up: string[];
  sent: number;
  lesson: LessonStep | null;
}

/** The scene on the screen: one of the past, a moment, or the table as it is, with what lies ready of a plan. */
export function sceneOf({
  view,
  history,
  looking,
  moment,
  picks,
  coloured,
  up,
  sent,
  lesson,
}: Looking): Scene | null {
  if (!view) return null;
  const past = history.find((one) => one.event === looking);
  const asLaid = (scene: Scene) => sided(coloured ? byColour(scene) : scene, up);
  if (past) return asLaid(withoutWays(past.scene));
  if (moment) return asLaid(moment.scene);
  const scene = asLaid(planned(view.scene, picks));
  const answered = sent >= view.decision && view.seat >= 0;
  return answered || (lesson && !lesson.asks) ? withoutWays(scene) : scene;
}

/** What happened with the event that led to the scene on the screen. */
export function actsOf({ view, history, looking, moment }: Looking): readonly Act[] {
  const past = history.find((one) => one.event === looking);
  return (past ?? moment ?? view)?.acts ?? [];
}

/** What is pointed at, what is in the hand, and what a hint tells. */
export interface Pointing {
  scene: Scene | null;
  open: Ways;
  held: string;
  pointed: Way[];
  pointedPlace: string;
  tips: Tips | null;
  tipped: number;
}

/** What lights up: what is pointed at, or else what the piece in the hand could do, or the move of the hint. */
export function litBy(pointing: Pointing): Set<string> {
  const { scene, held, pointed, pointedPlace, tips, tipped } = pointing;
  const around = held ? [] : shownAt(scene, pointedPlace);
  if (pointed.length || around.length) return new Set([...shown(pointed), ...around]);
  if (held || !tips) return shownBy(pointing);
  return shown((scene?.ways ?? []).filter((way) => way.move === tipped).map(whole));
}

/** The marks of what would be: of what lights up, or else of all that can be done with what is held. */
export function foreseenBy(lit: Set<string>, pointing: Pointing): Set<string> {
  return lit.size || !pointing.held ? lit : shownBy(pointing);
}

/** All that the piece in the hand could do. */
function shownBy({ open, held }: Pointing): Set<string> {
  return shown([...(open.carries.get(held)?.values() ?? [])].flat());
}

/** What a place and the pieces on it light up while it is pointed at. */
function shownAt(scene: Scene | null, id: string): string[] {
  if (!id) return [];
  for (const zone of scene?.zones ?? [])
    for (const place of zone.places)
      if (place.id === id) {
        const on = (zone.pieces ?? []).filter((piece) => piece.at === id);
        return [...(place.shows ?? []), ...on.flatMap((piece) => piece.shows ?? [])];
      }
  return [];
}
