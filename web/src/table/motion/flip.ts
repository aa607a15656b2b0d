// Pieces travel: from where they were to where they are, on a layer above the table.
import { still } from "../../settings.svelte";
import type { Point } from "../layout/layout";
import { counting, hopping, ripple, schedule, type Changes, type Flight, type Spread } from "./changes";
import { stations, type Path } from "./path";

const EASE = "cubic-bezier(.3,.7,.2,1)";
const SVG = "http://www.w3.org/2000/svg";
const TURN = 130;
const LONGEST = 400; // until the last one turns
const SETTLE = 120; // a piece that was put down lies before others turn
const HANDING = 450; // how long something takes from one player to the next
const SHINE = 420; // how long a piece that is counted is lit

interface Seen {
  rect: DOMRect;
  copy: Element | null;
}

export type Memory = Map<string, Seen>;

type Flying = Map<string, { ghost: SVGGElement; real: Element; motion: Animation }>;

const skies = new WeakMap<Element, Flying>(); // what flies over each table
const over = (layer: Element): Flying => skies.get(layer) ?? skies.set(layer, new Map()).get(layer)!;

function drawn(root: Element, id: string): SVGGElement | null {
  return root.querySelector<SVGGElement>(`[data-piece="${CSS.escape(id)}"] > .body`);
}

/** Before the table changes: where the pieces are that will move, and what those look like that will turn or go. */
export function remember(root: HTMLElement | null, change: Changes): Memory {
  const memory: Memory = new Map();
  if (!root) return memory;
  const layer = sky(root);
  const flying = over(layer);
  for (const id of new Set([
    ...change.moved.map((journey) => journey.from),
    ...change.turned.map((journey) => journey.from),
    ...change.gone,
    ...change.handed.map(({ id }) => id),
  ])) {
    const body = flying.get(id)?.ghost ?? drawn(root, id);
    if (!body) continue;
    const copied = !change.moved.some(({ from }) => from === id);
    memory.set(id, {
      rect: body.getBoundingClientRect(),
      copy: copied ? (body.cloneNode(true) as Element) : null,
    });
  }
  for (const id of [...flying.keys()]) land(layer, id);
  return memory;
}

/** After the table has changed: sets everything in motion. Nothing waits for it. */
export function animate(root: HTMLElement | null, change: Changes, memory: Memory, quick: boolean): void {
  if (!root || still() || document.hidden) return;
  const layer = sky(root);
  const flights = schedule(change.moved, quick);
  const counted = shine(root, change, quick);
  change.moved.forEach(({ from, to, over: touched, path, rolls }, i) => {
    const body = drawn(root, to);
    const seen = memory.get(from);
    const { time } = flights[i]!;
    const delay = flights[i]!.delay + (counted.get(from) ?? 0);
    if (!body || !seen) return;
    const begin = seen.rect;
    if (touched && !quick)
      fly(layer, to, body, begin, { delay, time: hopping(touched.length - 1) }, (end, box) =>
        hops(begin, end, stops(root, touched), box),
      );
    else if (path)
      fly(layer, to, body, begin, { delay, time }, (end, box) =>
        along(begin, path, end, box, body.closest("[data-zone]")),
      );
    else if (rolls)
      fly(layer, to, body, begin, { delay, time }, (end, box) => [
        { transform: `${put(onScreen(begin, box))} rotate(-180deg)`, easing: EASE },
        { transform: put(onScreen(end, box)) },
      ]);
    else fly(layer, to, body, begin, { delay, time }, around(begin, body));
  });
  turnAll(root, layer, change, memory);
  handOver(root, layer, change, memory);
  change.came.slice(0, 40).forEach((id, i) => {
    const body = drawn(root, id);
    body?.animate(
      [
        { opacity: 0, transform: "scale(1.25)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: quick ? 120 : 220, delay: Math.min(i * 25, 250), easing: EASE, fill: "backwards" },
    );
  });
  change.rolled.forEach((id, i) => drawn(root, id) && tumble(drawn(root, id)!, i));
  for (const id of change.gone.slice(0, 40)) fade(layer, memory.get(id), counted.get(id));
}

/** Hands on what nobody sees any more, and hands over what was seen by somebody else: all at once. */
function handOver(root: HTMLElement, layer: SVGSVGElement, change: Changes, memory: Memory): void {
  for (const { id, to } of change.handed) {
    const seen = memory.get(id);
    const goal = placeOf(root, to)?.getBoundingClientRect();
    if (!goal?.width || !seen?.copy) fade(layer, seen);
    else depart(layer, seen, goal);
  }
  for (const { id, from } of change.received) {
    const body = drawn(root, id);
    const start = placeOf(root, from)?.getBoundingClientRect();
    if (body && start?.width) fly(layer, id, body, start, { delay: HANDING / 2, time: HANDING });
  }
}

/** Lights up what is counted, one after another; until when, by what it is counted for. */
function shine(root: HTMLElement, change: Changes, quick: boolean): Map<string, number> {
  const until = new Map<string, number>();
  for (const { id, when, of } of counting(change.tallies, quick)) {
    drawn(root, id)?.animate(
      [
        { filter: "none", transform: "none" },
        { filter: "brightness(1.25) drop-shadow(0 0 9px #ffb020)", transform: "scale(1.1)", offset: 0.3 },
        { filter: "none", transform: "none" },
      ],
      { duration: SHINE, delay: when, easing: "ease-out" },
    );
    until.set(of, when + SHINE / 2);
  }
  return until;
}

/** Turns what shows another face, in every zone outward from what was put there. */
function turnAll(root: HTMLElement, layer: SVGSVGElement, change: Changes, memory: Memory): void {
  const travelling = new Set(change.moved.map((journey) => journey.to));
  const bodies = (ids: Iterable<string>) =>
    Map.groupBy(
      [...ids].flatMap((id) => ({ id, body: drawn(root, id)! })).filter(({ body }) => body),
      ({ body }) => body.closest("[data-zone]"),
    );
  const put = bodies([...change.came, ...travelling]);
  const before = new Map(change.turned.map(({ from, to }) => [to, from]));
  for (const [zone, turning] of bodies([...before.keys()].filter((id) => !travelling.has(id)))) {
    const from = (put.get(zone) ?? []).map(({ body }) => spread(body));
    const delays = ripple(
      turning.map(({ body }) => spread(body)),
      from,
      LONGEST,
    );
    turning.forEach(({ id, body }, i) =>
      turn(layer, body, memory.get(before.get(id)!), delays[i]! + (from.length ? SETTLE : 0)),
    );
  }
}

function spread(body: SVGGElement): Spread {
  const rect = body.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, size: rect.width };
}

function sky(root: HTMLElement): SVGSVGElement {
  const there = root.querySelector<SVGSVGElement>(":scope > svg.sky");
  if (there) return there;
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "sky");
  layer.setAttribute("aria-hidden", "true");
  root.append(layer);
  return layer;
}

/** The scale that makes a copy of a drawing (100 wide) as large as it is on the screen, and its middle. */
export function onScreen(
  rect: { x: number; y: number; width: number; height: number },
  box: { x: number; y: number; width: number; height: number },
) {
  const scale = rect.width / (box.width || 1);
  return {
    x: rect.x + rect.width / 2 - (box.x + box.width / 2) * scale,
    y: rect.y + rect.height / 2 - (box.y + box.height / 2) * scale,
    scale,
  };
}

const put = (at: { x: number; y: number; scale: number }) =>
  `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;

function placeOf(root: HTMLElement, id: string): SVGGElement | null {
  return root.querySelector<SVGGElement>(`[data-place="${CSS.escape(id)}"]`);
}

/** The middles of places on the screen. */
function stops(root: HTMLElement, places: string[]): Spread[] {
  return places.flatMap((id) => {
    const place = placeOf(root, id);
    return place ? spread(place) : [];
  });
}

/** A flight from one stop to the next, a little nearer to the eye between them. */
function hops(from: DOMRect, to: DOMRect, touched: Spread[], box: DOMRect): Keyframe[] {
  const end = touched[touched.length - 1];
  if (!end) return [{ transform: put(onScreen(from, box)) }, { transform: put(onScreen(to, box)) }];
  const landed = touched.map(
    ({ x, y }) => new DOMRect(to.x + x - end.x, to.y + y - end.y, to.width, to.height),
  );
  landed[0] = from;
  return landed.flatMap((rect, i) => {
    const frame = { transform: put(onScreen(rect, box)), easing: "ease-out" };
    const next = landed[i + 1];
    if (!next) return [frame];
    const [wide, high] = [to.width * HIGH, to.height * HIGH];
    const middle = new DOMRect(
      (rect.x + next.x + to.width - wide) / 2,
      (rect.y + next.y + to.height - high) / 2 - to.height * RISE,
      wide,
      high,
    );
    return [frame, { transform: put(onScreen(middle, box)), easing: "ease-in" }];
  });
}

const HIGH = 1.16; // the size of a piece at the top of a hop
const RISE = 0.22; // and how far it has risen, of its height

const centre = (rect: { x: number; y: number; width: number; height: number }): Point => ({
  x: rect.x + rect.width / 2,
  y: rect.y + rect.height / 2,
});

/** Where on the screen a piece is while it goes along a path. */
function way(from: DOMRect, path: Path, to: DOMRect, zone: Element | null) {
  const stops = path.stops.flatMap((id) => zone?.querySelector(`[data-place="${CSS.escape(id)}"]`) ?? []);
  const points = stops.map((place) => centre(place.getBoundingClientRect()));
  const middle = centre(zone?.getBoundingClientRect() ?? to);
  return stations([centre(from), ...points, centre(to)], path.leap, middle);
}

/** A flight along a path. */
function along(from: DOMRect, path: Path, to: DOMRect, box: DOMRect, zone: Element | null): Keyframe[] {
  const passing = way(from, path, to, zone).map(({ x, y, when }) => ({
    transform: put(onScreen(new DOMRect(x - to.width / 2, y - to.height / 2, to.width, to.height), box)),
    offset: when,
  }));
  return [{ transform: put(onScreen(from, box)) }, ...passing, { transform: put(onScreen(to, box)) }];
}

/** On a zone whose ends meet, a piece that goes from one to the other leaves here and comes in there. */
function around(from: DOMRect, body: SVGGElement) {
  const ring = body.closest("[data-ring]")?.getBoundingClientRect();
  const to = body.getBoundingClientRect();
  const far = to.x - from.x;
  const inside = ring && from.y >= ring.top && from.bottom <= ring.bottom;
  if (!inside || Math.abs(far) < ring.width / 2) return undefined;
  const [out, back] = far < 0 ? [ring.right, ring.left - to.width] : [ring.left - to.width, ring.right];
  return (end: DOMRect, box: DOMRect): Keyframe[] => [
    { transform: put(onScreen(from, box)), easing: "ease-in" },
    { transform: put(onScreen(new DOMRect(out, from.y, to.width, to.height), box)), opacity: 0, offset: 0.5 },
    { transform: put(onScreen(new DOMRect(back, to.y, to.width, to.height), box)), opacity: 0, offset: 0.5 },
    { transform: put(onScreen(end, box)) },
  ];
}

function fly(
  layer: SVGSVGElement,
  id: string,
  body: SVGGElement,
  from: DOMRect,
  { delay, time }: Flight,
  frames?: (to: DOMRect, box: DOMRect) => Keyframe[],
): void {
  const to = body.getBoundingClientRect();
  const box = body.getBBox();
  if (!to.width || !from.width) return;
  const ghost = body.cloneNode(true) as SVGGElement;
  layer.append(ghost);
  body.style.opacity = "0";
  const straight = [{ transform: put(onScreen(from, box)) }, { transform: put(onScreen(to, box)) }];
  const motion = ghost.animate(frames?.(to, box) ?? straight, {
    duration: time,
    delay,
    easing: frames ? "linear" : EASE,
    fill: "both",
  });
  over(layer).set(id, { ghost, real: body, motion });
  motion.onfinish = () => land(layer, id);
}

function land(layer: Element, id: string): void {
  const flight = over(layer).get(id);
  if (!flight) return;
  over(layer).delete(id);
  flight.motion.onfinish = null;
  flight.motion.cancel();
  flight.ghost.remove();
  (flight.real as SVGGElement).style.opacity = "";
}

/** Turns a piece over, about its long axis. */
function turn(layer: SVGSVGElement, body: SVGGElement, seen: Seen | undefined, delay: number): void {
  const edgeOn = body.querySelector(":scope > .placard") ? "scaleY(0)" : "scaleX(0)";
  body.animate([{ transform: edgeOn }, { transform: "none" }], {
    duration: TURN,
    delay: delay + TURN,
    easing: "ease-out",
    fill: "backwards",
  });
  if (!seen?.copy) return;
  const ghost = seen.copy as SVGGElement;
  layer.append(ghost);
  const at = put(onScreen(seen.rect, ghost.getBBox()));
  ghost.animate([{ transform: at }, { transform: `${at} ${edgeOn}` }], {
    duration: TURN,
    delay,
    easing: "ease-in",
    fill: "both",
  }).onfinish = () => ghost.remove();
}

function fade(layer: SVGSVGElement, seen: Seen | undefined, delay = 0): void {
  if (!seen?.copy) return;
  const ghost = seen.copy as SVGGElement;
  layer.append(ghost);
  const at = put(onScreen(seen.rect, ghost.getBBox()));
  ghost.animate(
    [
      { transform: at, opacity: 1 },
      { transform: `${at} translateY(12px) scale(.9)`, opacity: 0 },
    ],
    { duration: 220, delay, easing: "ease-in", fill: "both" },
  ).onfinish = () => ghost.remove();
}

/** Carries a copy of something that is not there any more to where it went. */
function depart(layer: SVGSVGElement, seen: Seen, goal: DOMRect): void {
  const ghost = seen.copy as SVGGElement;
  layer.append(ghost);
  const box = ghost.getBBox();
  ghost.animate(
    [
      { transform: put(onScreen(seen.rect, box)), opacity: 1 },
      { transform: put(onScreen(goal, box)), opacity: 1, offset: 0.85 },
      { transform: put(onScreen(goal, box)), opacity: 0 },
    ],
    { duration: HANDING, easing: EASE, fill: "both" },
  ).onfinish = () => ghost.remove();
}

function tumble(body: SVGGElement, i: number): void {
  const side = i % 2 ? -1 : 1;
  body.animate(
    [
      { transform: `translate(${side * 60}px, -50px) rotate(${side * 300}deg) scale(.9)`, opacity: 0.6 },
      { transform: `translate(${side * -14}px, 8px) rotate(${side * 40}deg)`, opacity: 1, offset: 0.6 },
      { transform: "none" },
    ],
    { duration: 340, delay: i * 40, easing: EASE, fill: "backwards" },
  );
}

/** A copy of a piece that follows the pointer while it is carried. */
export function lift(
  root: HTMLElement,
  id: string,
): { follow: (x: number, y: number) => void; drop: () => void } | null {
  const body = drawn(root, id);
  if (!body) return null;
  const rect = body.getBoundingClientRect();
  const box = body.getBBox();
  const ghost = body.cloneNode(true) as SVGGElement;
  ghost.classList.add("lifted");
  sky(root).append(ghost);
  body.style.opacity = "0.25";
  const follow = (x: number, y: number) => {
    const middle = {
      x: x - rect.width / 2,
      y: y - rect.height / 2 - 8,
      width: rect.width,
      height: rect.height,
    };
    const at = onScreen(middle, box);
    ghost.style.transform = put({ ...at, scale: at.scale });
  };
  const drop = () => {
    ghost.remove();
    body.style.opacity = "";
  };
  return { follow, drop };
}
