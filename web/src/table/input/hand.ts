// The hand over the table: clicks, drags, long presses, pointing, and the keyboard's arrows.
import { neighbour, type Direction } from "../layout/layout";
import { lift } from "../motion/flip";
import type { Table } from "../state.svelte";
import { why } from "./asking";
import { hold, letGo } from "./holding";
import { nothingThere, press, tell } from "./press";
import { anchorOf } from "./reasons";
import { meaningOf, touching, type Target } from "./ways";

const FAR_ENOUGH = 7;
const LONG = 550;
const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function targetOf(node: EventTarget | null): Target | null {
  if (!(node instanceof Element)) return null;
  const thing = node.closest<SVGElement | HTMLElement>("[data-piece], [data-place]");
  if (!thing) return null;
  const { piece, place, at, carrier } = thing.dataset;
  if (carrier) return { piece: carrier, place: place ?? at };
  return piece ? { piece, place: at } : { place };
}

interface Grip {
  target: Target;
  x: number;
  y: number;
  pointer: number;
  ghost: ReturnType<typeof lift>;
  timer: ReturnType<typeof setTimeout>;
}

/** Puts the hand over a table; the result takes it away. */
export function putHand(table: Table, root: HTMLElement): () => void {
  let grip: Grip | null = null;
  let moved = false; // the press became a drag or a long press: no click any more
  let finger = false;
  let touched = { x: 0, y: 0 }; // where: a browser moves the click of a finger to what lies near
  let pause: ReturnType<typeof setTimeout> | undefined;

  function down(event: PointerEvent): void {
    finger = event.pointerType === "touch";
    touched = { x: event.clientX, y: event.clientY };
    const target = aimedAt(event);
    moved = false;
    if (!target || event.button) return;
    const timer = setTimeout(() => {
      if (grip?.ghost) return;
      const act = meaningOf(table.open, table.shut, "", target);
      if (act.act === "why") why(table, act.way, target);
      else if (!tell(table, target)) return;
      moved = true;
    }, LONG);
    grip = { target, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null, timer };
  }

  function go(event: PointerEvent): void {
    if (!grip || event.pointerId !== grip.pointer) return;
    if (grip.ghost) {
      grip.ghost.follow(event.clientX, event.clientY);
      table.aiming = table.field?.hover(event.clientX, event.clientY) ?? false;
      table.pointed = touching(table.open, table.held, under(event) ?? {});
      return;
    }
    if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < FAR_ENOUGH) return;
    clearTimeout(grip.timer);
    const piece = grip.target.piece;
    if (!piece || !table.open.carries.has(piece)) {
      grip = null;
      return;
    }
    moved = true;
    table.choice = null;
    hold(table, piece);
    table.dragging = true;
    grip.ghost = lift(root, piece);
    grip.ghost?.follow(event.clientX, event.clientY);
  }

  function up(event: PointerEvent): void {
    if (!grip) return;
    clearTimeout(grip.timer);
    const dragged = grip.ghost;
    grip = null;
    if (!dragged) return;
    dragged.drop();
    table.dragging = false;
    const near = table.field?.find(event.clientX, event.clientY);
    const target = event.type === "pointerup" ? (near ?? under(event)) : null;
    if (target?.place && meant(table, target.place))
      press(table, { place: target.place }, anchorOf(table, { place: target.place }));
    else if (event.type === "pointerup" && table.field?.land(event.clientX, event.clientY, false, null))
      table.aiming = false;
    else letGo(table);
  }

  /** What is pressed; on a free table, where pieces are small, what is near a finger too. */
  function aimedAt(event: MouseEvent): Target | null {
    const target = targetOf(event.target);
    if (table.open.reaches.has(table.held) || (target && !finger)) return target;
    return table.field?.find(event.clientX, event.clientY) ?? target;
  }

  function under(event: PointerEvent): Target | null {
    for (const node of document.elementsFromPoint(event.clientX, event.clientY)) {
      const target = targetOf(node);
      if (target && target.piece !== table.held) return target;
    }
    return null;
  }

  function click(event: MouseEvent): void {
    if (moved) {
      moved = false;
      return;
    }
    const target = aimedAt(event);
    const { x, y } = finger ? touched : { x: event.clientX, y: event.clientY };
    if (table.held && table.field?.land(x, y, finger, target)) return;
    if (target) press(table, target, anchorOf(table, target));
    else if (event.target instanceof Element && !event.target.closest("button, a, dialog, .over")) {
      letGo(table);
      table.bubble = null;
    }
  }

  function point(event: PointerEvent): void {
    if (table.dragging) return;
    const target = targetOf(event.target);
    clearTimeout(pause);
    table.pointed = target ? touching(table.open, table.held, target) : [];
    table.pointedPlace = target?.place ?? "";
    if (!target || event.pointerType !== "mouse") return;
    const act = meaningOf(table.open, table.shut, table.held, target);
    if (act.act === "why") pause = setTimeout(() => why(table, act.way, target), 900);
  }

  function focus(event: FocusEvent): void {
    const target = targetOf(event.target);
    if (!target) return;
    table.pointed = touching(table.open, table.held, target);
    table.pointedPlace = target.place ?? "";
  }

  function key(event: KeyboardEvent): void {
    const target = targetOf(event.target);
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (event.repeat) return; // who holds a key down does not press again
      if (!press(table, target, anchorOf(table, target))) nothingThere(table, target);
    } else if (event.key in ARROWS) {
      event.preventDefault();
      step(event.target as SVGElement, ARROWS[event.key]!);
    }
  }

  /** A finger on something that can be carried carries it; elsewhere it pans the board. */
  function stay(event: TouchEvent): void {
    const piece = grip?.target.piece;
    if (piece && table.open.carries.has(piece) && event.cancelable) event.preventDefault();
  }

  const listeners: [string, (event: never) => void][] = [
    ["touchmove", stay],
    ["pointerdown", down],
    ["click", click],
    ["pointerover", point],
    ["focusin", focus],
    ["keydown", key],
  ];
  const outside: [string, (event: never) => void][] = [
    ["pointermove", go],
    ["pointerup", up],
    ["pointercancel", up],
  ];
  for (const [name, listener] of listeners)
    root.addEventListener(name, listener as EventListener, { passive: false });
  for (const [name, listener] of outside) addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener);
    for (const [name, listener] of outside) removeEventListener(name, listener as EventListener);
    clearTimeout(pause);
  };
}

/** Whether what is let go over a place was meant for it: it, or something else, might go there. */
function meant(table: Table, place: string): boolean {
  const { open, shut, held } = table;
  const own = open.carries.get(held)?.has(place) || shut.carries.get(held)?.has(place);
  return own || (open.into.has(place) && !open.reaches.has(held));
}

/** Moves the focus to the thing next to this one in its zone; at the edge it stays. */
function step(from: SVGElement, direction: Direction): void {
  const zone = from.closest("[data-zone]");
  if (!zone) return;
  const spot = (node: Element) => {
    const rect = node.getBoundingClientRect();
    return { node, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  };
  const others = [...zone.querySelectorAll("[tabindex]")].filter((node) => node !== from).map(spot);
  const to = neighbour(spot(from), others, direction)?.node as SVGElement | undefined;
  to?.focus();
}
