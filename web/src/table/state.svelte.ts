// The one state object of a table at the page. What changes it: telling.ts, asking.ts, and the rooms.
import type { Line } from "../line";
import type {
  Act,
  GameCard,
  LessonStep,
  LogLine,
  Scene,
  Phrase,
  TableInfo,
  Tips,
  View,
  Way,
} from "../messages";
import { reader, t } from "../settings.svelte";
import { canAsk, holds, type Hinted, type HintWish } from "./input/hint";
import type { Pick } from "./input/plan";
import { lone } from "./input/sides";
import { byTarget, type Target, type Ways } from "./input/ways";
import { Course, restAfter } from "./motion/moments";
import { actsOf, foreseenBy, litBy, sceneOf, type Shown } from "./shown";
import { see, seeMoment } from "./telling";

export interface Anchor {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A free table under the hand: what is near a point of the screen, and what it means to point or press there. */
export interface Field {
  find: (x: number, y: number) => Target | null;
  hover: (x: number, y: number) => boolean;
  land: (x: number, y: number, finger: boolean, target: Target | null) => boolean;
}

interface Past extends Shown {
  event: number;
  lines: LogLine[];
}

export class Table {
  // The table as the server tells it.
  id = "";
  line: Line | null = null;
  connected = $state(true);
  problem = $state.raw<Phrase | null>(null);
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameCard | null>(null);
  view = $state.raw<View | null>(null);
  clocksAt = $state(0);
  log = $state.raw<LogLine[]>([]);
  history = $state.raw<Past[]>([]);
  givenNames = $state.raw<string[]>([]); // of a match that is only looked at
  givenMode = $state("");
  lesson = $state.raw<LessonStep | null>(null); // where the viewer is in a lesson, if he is in one
  mode: string = $derived(this.info?.mode ?? this.givenMode); // in turns, together, as a race or in common

  // What the viewer does: with his hand, and what he has asked the server.
  held = $state("");
  dragging = $state(false);
  aiming = $state(false); // something is carried over a free table, where it shows where it would come to lie
  field: Field | null = null;
  release = $state.raw<(() => void) | null>(null); // lets the aimed cube fall, or sets what is carried down
  pointed = $state.raw<Way[]>([]);
  pointedPlace = $state(""); // the place that is pointed at
  choice = $state.raw<{ ways: Way[]; anchor: Anchor } | null>(null);
  coloured = $state(false); // the viewer's things lie by colour, not by symbol
  up = $state.raw<string[]>([]); // the sides of pieces that were turned up
  picks = $state.raw<Pick[]>([]); // what lies ready of a plan
  chain: { after: number; moves: number[] } | null = null; // moves to be sent once the one before is made
  sent = $state(-1); // the last decision that was answered and not yet confirmed
  resting = $state(-1); // the seat in whose turn every window is answered with silence
  asked = new Map<string, { target: Target | null; kind: "move" | "why" | "other" }>();
  wishing = $state.raw<HintWish | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  tipped = $state(-1); // the move of the hint that is looked at
  looking = $state(-1); // the event of the past that is shown, -1 for now
  sought = -1; // the event that the viewer wants to look at
  read = $state(0); // the last event whose lines were looked at

  // What is shown.
  root = $state.raw<HTMLElement | null>(null);
  course = new Course({
    holds: () => !!this.view && !!this.root && this.looking < 0 && !document.hidden,
    moment: (moment, view, seen, most) => seeMoment(this, moment, view, seen, most),
    view: (view, seen) => void see(this, view, seen),
    rest: (view) => (isOthers(this, view) ? restAfter(this.root) : undefined),
    goOn: () => this.goOn?.(),
  });
  moment = $state.raw<Shown | null>(null); // what is seen before the next view
  goOn = $state.raw<(() => void) | null>(null); // while the table is held
  ended = $state(-1); // the event whose end has been seen
  fired = $state.raw<readonly string[]>([]); // the lines of fire along which arrows fly
  bubble = $state.raw<{ text: Phrase; anchor: Anchor } | null>(null);
  reason = $state.raw<Phrase | null>(null); // the last one that was told before this decision
  spoken = $state.raw<Phrase[]>([]);
  silent = false; // nothing that moves is heard
  shaken = $state("");
  /** The event of the viewer's last own move. */
  mine: number = $derived(this.log.findLast((line) => line.seat === this.view?.seat)?.event ?? 0);
  scene: Scene | null = $derived.by(() => sceneOf(this));
  acts: readonly Act[] = $derived.by(() => actsOf(this)); // what has led to it
  open: Ways = $derived(byTarget(this.scene?.ways, this.scene?.chains, this.scene?.reaches));
  shut: Ways = $derived(byTarget(this.scene?.shut));
  lone: string = $derived(lone(this.scene, this.open)); // the only piece that can be used
  mayHint: boolean = $derived(
    this.atHand() && canAsk(this.view, this.info?.seats ?? []) && (!this.lesson || !!this.lesson.asks),
  );
  thinking: boolean = $derived(
    this.mayHint && !!this.wishing && (this.wishing.again || this.fits(this.wishing)),
  );
  tips: Tips | null = $derived(
    this.atHand() && this.hinted && this.fits(this.hinted) ? this.hinted.tips : null,
  );
  lit: Set<string> = $derived.by(() => litBy(this));
  foreseen: Set<string> = $derived.by(() => foreseenBy(this.lit, this));

  /** Whether the viewer looks at the table as it is, and has not answered yet. */
  private atHand(): boolean {
    const answered = this.sent >= (this.view?.decision ?? 0);
    return this.looking < 0 && !this.moment && !this.picks.length && !answered;
  }

  private fits(asked: HintWish | Hinted): boolean {
    return holds(asked, this.view, this.mode);
  }
}

/** Whether a view shows what somebody else did, and nobody is in a hurry. */
function isOthers(table: Table, view: View): boolean {
  const maker = view.log?.at(-1)?.seat ?? view.seat;
  return maker !== view.seat && table.mode !== "race" && !!table.view;
}

/** What the viewer reads for who sits there. */
export function youOrName(table: Table, seat: number): string {
  return seat === reader.you ? t("you") : nameOf(table, seat);
}

/** The name of who sits there. */
export function nameOf(table: Table, seat: number): string {
  return table.givenNames[seat] ?? table.info?.seats[seat]?.name ?? String(seat + 1);
}
