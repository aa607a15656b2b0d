// Views in order, each after its moments: what decides is seen to its end before the table goes on.
import type { Moment, View } from "../../messages";
import { settings, still } from "../../settings.svelte";

// Milliseconds by the pace that is chosen: to take in what has come to rest, that one view takes with all its moments,
// and that a move of somebody else stays before the next.
const PACES = {
  calm: { breath: 1400, longest: 4000, between: 1200 },
  normal: { breath: 800, longest: 2000, between: 0 },
  quick: { breath: 300, longest: 900, between: 0 },
} as const;
const pace = () => PACES[settings.pace];
const MOST_WAITING = 12;
const CONTROLS = "button, a, input, select, dialog, .over";

/** What shows a course: moments and views, and what may cut a moment short. */
export interface Display {
  holds: () => boolean; // whether somebody is there to see moments
  // Until it has been taken in; `seen`: how many of the view's acts were seen before.
  moment: (moment: Moment, view: View, seen: number, most: number) => Promise<void>;
  view: (view: View, seen: number) => void;
  rest?: (view: View) => Promise<void> | undefined; // until the next view may come
  goOn: () => void;
}

/** Views as they arrive: those that come during a moment wait behind it, and who is late sees no more moments. */
export class Course {
  private waiting: View[] = [];
  private running = false;

  constructor(private display: Display) {}

  async take(view: View): Promise<void> {
    this.waiting.push(view);
    if (this.late()) this.display.goOn();
    if (this.running) return;
    this.running = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const seen = next.moments?.length ? await this.watch(next, next.moments) : 0;
      this.display.view(next, seen);
      const resting = this.waiting.length <= MOST_WAITING && this.display.rest?.(next);
      if (resting) await resting;
    }
    this.running = false;
  }

  /** Shows the moments of a view; how many of its acts were seen with them. */
  private async watch(view: View, moments: Moment[]): Promise<number> {
    let left: number = pace().longest;
    let seen = 0;
    for (const [i, moment] of moments.entries()) {
      if (this.late() || !this.display.holds()) return seen;
      const begun = performance.now();
      await this.display.moment(moment, view, seen, left / (moments.length - i));
      seen = moment.acts ?? 0;
      left -= Math.min(left, performance.now() - begun);
    }
    return seen;
  }

  /** Whether the next thing to be held waits already, or too much does. */
  private late(): boolean {
    return this.waiting.length > MOST_WAITING || this.waiting.some((view) => view.moments?.length);
  }
}

/** A table that can be held. */
export interface HeldTable {
  root: HTMLElement | null;
  goOn: (() => void) | null; // while it is held
}

/** Holds the table until all motion has ended (not before `least`) and been taken in, or somebody goes on. Who wants no
motion goes on himself. A finger on the table holds it too. */
export function holdStill(table: HeldTable, least = 0, most: number = pace().longest): Promise<void> {
  if (!table.root || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timed = !still();
    const wait = (time: number) => timed && (timer = setTimeout(done, time));
    const events: [string, (event: Event) => void][] = [
      ["pointerdown", () => clearTimeout(timer)],
      ["pointerup", () => wait(CLICK)],
      ["pointercancel", () => wait(CLICK)],
      ["click", pressed],
      ["keydown", (event) => KEYS.has((event as KeyboardEvent).key) && pressed(event)],
      ["visibilitychange", done],
    ];
    function pressed(event: Event): void {
      const on = event.target instanceof Element && event.target.closest(CONTROLS);
      if (on || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopPropagation();
      if (!(event as KeyboardEvent).repeat) done();
    }
    function done(): void {
      clearTimeout(timer);
      for (const [name, listener] of events) removeEventListener(name, listener, true);
      table.goOn = null;
      resolve();
    }
    table.goOn = done;
    for (const [name, listener] of events) addEventListener(name, listener, true);
    wait(Math.min(Math.max(lasting(table.root!), least) + pace().breath, most));
  });
}

/** Lets what somebody else did be seen for a while, if that is wished. */
export function restAfter(root: HTMLElement | null): Promise<void> | undefined {
  const { between } = pace();
  if (!between || !root || document.hidden) return undefined;
  return new Promise((resolve) =>
    requestAnimationFrame(() => setTimeout(resolve, Math.min(lasting(root), LONGEST_REST) + between)),
  );
}

const LONGEST_REST = 2500;
const CLICK = 60; // a click comes so soon after the finger is lifted
const KEYS = new Set(["Enter", " ", "Escape"]);

/** How long it takes until everything that moves, and will not move for ever, has come to rest. */
function lasting(root: HTMLElement): number {
  const left = root.getAnimations({ subtree: true }).map((motion) => {
    const end = Number(motion.effect?.getComputedTiming().endTime ?? 0);
    return end - Number(motion.currentTime ?? 0);
  });
  return Math.max(0, ...left.filter(Number.isFinite));
}
