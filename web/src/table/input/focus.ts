// The keyboard stays at the table: when what has the focus vanishes, something beside it takes the focus over.

const FOCUSABLE = "button:not(:disabled), a[href], input, select, [tabindex]";
const ABOVE = "dialog, .over"; // what opens above the table and goes again
const ROWS = "ul, ol, nav, header, .steps, .zoom"; // what has several things to press

type Thing = HTMLElement | SVGElement;

/** Where the keyboard is: enough to find it again, or something beside it, when the table is drawn anew. */
interface Visit {
  node: Thing;
  name: string;
  zone: string;
  piece: string;
  place: string;
  row: Element | null;
  index: number; // in its zone or row
}

/** Watches over the focus in a table; the result ends it. A pointer may leave the focus anywhere. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Visit | null = null;
  let under: Visit | null = null; // the same, under what has opened above the table
  let wanted = ""; // a button of the dock that is gone: when it comes back, so does the focus

  function come({ target }: FocusEvent): void {
    const node = target as Thing;
    last = node.matches(":focus-visible") ? visitOf(node) : null;
    if (!node.closest(ABOVE)) under = last;
    if (node !== prompt()) wanted = "";
  }

  function forget(): void {
    last = under = null;
    wanted = "";
  }

  const prompt = () => root.querySelector<HTMLElement>(".dock .prompt");

  function look(): void {
    const now = document.activeElement;
    if (wanted && now === prompt()) named(root, wanted)?.focus({ preventScroll: true });
    if (!last || (now !== document.body && !(now === last.node && !canFocus(now as Thing)))) return;
    const next = heir(root, last) ?? (under && under !== last ? heir(root, under) : null);
    if (next) next.focus({ preventScroll: true });
    else if (under) {
      const gone = under.zone ? "" : under.name;
      prompt()?.focus({ preventScroll: true });
      wanted = gone;
    } else last = null;
  }

  const watch = new MutationObserver(look);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["tabindex", "disabled"] });
  root.addEventListener("focusin", come);
  addEventListener("pointerdown", forget, true);
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", come);
    removeEventListener("pointerdown", forget, true);
  };
}

function canFocus(node: Thing): boolean {
  return node.isConnected && node.matches(FOCUSABLE);
}

function within(part: Element): Thing[] {
  return [...part.querySelectorAll<Thing>(FOCUSABLE)];
}

function visitOf(node: Thing): Visit {
  const thing = node.closest<Thing>("[data-piece], [data-place]");
  const zone = node.closest<Thing>("[data-zone]");
  const row = node.closest(ROWS);
  const { piece = "", place, at = "" } = thing?.dataset ?? {};
  const among = zone ?? row;
  return {
    node,
    name: node.textContent?.trim() ?? "",
    zone: zone?.dataset.zone ?? "",
    piece,
    place: place ?? at,
    row,
    index: among ? within(among).indexOf(node) : 0,
  };
}

/** What takes the focus over: the thing itself, what is where it was, or its neighbour. */
function heir(root: HTMLElement, visit: Visit): Thing | null {
  if (canFocus(visit.node)) return visit.node;
  const part = (name: string, id: string) => `[data-${name}="${CSS.escape(id)}"]`;
  const zone = visit.zone && root.querySelector(part("zone", visit.zone));
  if (!zone) return visit.row?.isConnected ? beside(visit.row, visit.index) : null;
  const here = (selector: string) => within(zone).findLast((node) => node.closest(selector)) ?? null;
  return (
    (visit.piece && here(part("piece", visit.piece))) ||
    here(part("at", visit.place)) ||
    here(part("place", visit.place)) ||
    beside(zone, visit.index)
  );
}

function beside(part: Element, index: number): Thing | null {
  const all = within(part);
  return all[Math.min(index, all.length - 1)] ?? null;
}

/** The button of the dock with that name. */
function named(root: HTMLElement, name: string): HTMLElement | undefined {
  const buttons = root.querySelectorAll<HTMLElement>(".dock .buttons button");
  return [...buttons].find((button) => button.textContent?.trim() === name);
}
