// Where things are: zones in an area, places in a zone, pieces on a place. Pure arithmetic.
import type { Kind, Piece, Place, Shot, Zone } from "../../messages";

/** One unit of a zone's coordinates, in the units of its drawing. */
export const UNIT = 100;

export type Look =
  | "cell"
  | "point-up"
  | "point-down"
  | "point-left"
  | "point-right"
  | "slot"
  | "bed"
  | "tray"
  | "hole"
  | "land"
  | "none"
  | "floor"
  | "start"
  | "finish"
  | "wall"
  | "logs"
  | "slit"
  | "dry"
  | "planet"
  | "vortex"
  | "void"
  | "sum"
  | "gauge"
  | "tower"
  | "keep"
  | "castle";
export type Heap = "stack" | "beside" | "down" | "up" | "right" | "left" | "fan" | "row" | "army" | "foot";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Laid extends Box {
  id: string;
  look: Look;
  heap: Heap;
  turn: number; // quarter turns clockwise from upwards
  place: Place;
}

/** How much higher than the table some ground is. */
export const RAISED: Partial<Record<Look, number>> = { wall: 0.13, logs: 0.13, slit: 0.13 };

/** Where a piece lies: its middle, its width, and whether it carries the number of its heap. */
export interface Spot {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  depth: number; // how many lie below it in the heap
  heaped: number; // shown on the top one of a stack, else 0
}

const LYING = { "point-up": "point-left", "point-down": "point-right" } as const;
const ALONG = { down: "right", up: "left" } as const;

/** Whether a zone is drawn upright: in its other arrangement where that is larger, or with x and y exchanged. */
export function upended(zone: Zone, upright: boolean, width: number, height: number): boolean {
  if (!zone.upright) return upright && (zone.transposable ?? false);
  const unit = (size: { width: number; height: number }) =>
    Math.min(width / size.width, height / size.height);
  return unit(zone.upright) > unit(zone);
}

/** How large a zone is, upright or not. */
export function sized(zone: Zone, exchanged: boolean): Sized {
  if (exchanged && zone.upright) return { w: zone.upright.width, h: zone.upright.height };
  return exchanged ? { w: zone.height, h: zone.width } : { w: zone.width, h: zone.height };
}

/** The places as they are drawn; upright in their other arrangement, or with x and y exchanged. */
export function lay(zone: Zone, exchanged: boolean): Laid[] {
  return zone.places.map((place, i) => {
    const { x, y, w = 1, h = 1, look = "none", heap = "stack", turn = 0 } = place;
    if (!exchanged) return { id: place.id, x, y, w, h, look, heap, turn, place };
    const box = zone.upright?.boxes[i];
    if (box) return { id: place.id, x: box[0], y: box[1], w: box[2], h: box[3], look, heap, turn, place };
    return {
      id: place.id,
      x: y,
      y: x,
      w: h,
      h: w,
      look: look in LYING ? LYING[look as keyof typeof LYING] : look,
      heap: heap in ALONG ? ALONG[heap as keyof typeof ALONG] : heap,
      turn: 3 - turn,
      place,
    };
  });
}

export const ASPECT: Record<Kind, number> = {
  card: 1.4,
  tile: 1,
  cube: 1,
  disc: 1,
  die: 1,
  pawn: 1.25,
  nugget: 1,
  marker: 1,
  doubler: 1,
  token: 1,
  heart: 1,
  ship: 1.2,
  strip: 0.58,
  block: 1,
  bomb: 1,
  placard: 0.68,
  role: 1.4,
  flask: 1.1,
  wand: 1,
  cloud: 0.7,
  broom: 1,
};

const FILL: Record<Kind, number> = {
  card: 0.95,
  tile: 0.95,
  cube: 0.82,
  disc: 0.88,
  die: 0.74,
  pawn: 0.74,
  nugget: 0.72,
  marker: 0.8,
  doubler: 0.74,
  token: 0.84,
  heart: 0.9,
  ship: 0.7,
  strip: 0.97,
  block: 0.94,
  bomb: 0.86,
  placard: 0.98,
  role: 0.95,
  flask: 0.8,
  wand: 0.86,
  cloud: 0.98,
  broom: 0.9,
};

/** What smaller pieces stand on. */
const GROUND: ReadonlySet<Kind> = new Set(["card", "tile", "strip", "block", "placard"]);

const FOOT = 5; // more pieces at the foot of a tile get more room

/** Where the pieces on a place lie. Cards and tiles are the ground on which smaller pieces stand. */
export function spots(flat: Laid, pieces: Piece[]): Spot[] {
  const place = { ...flat, y: flat.y - (RAISED[flat.look] ?? 0) };
  const ground = pieces.filter((piece) => GROUND.has(piece.kind));
  const loose = pieces.filter((piece) => !GROUND.has(piece.kind));
  if (!ground.length || !loose.length) return heaped(place, pieces, place.heap);
  const below = heaped(place, ground, ground.length > 1 ? place.heap : "stack");
  const top = below[below.length - 1]!;
  if (top.piece.kind === "block") return [...below, ...heaped(cornerOf(place), loose, "beside")];
  const high = top.size * ASPECT[top.piece.kind];
  const from = place.heap !== "foot" ? -0.2 : loose.length <= FOOT ? 0.06 : -0.12;
  const on: Laid = {
    ...place,
    x: top.x - top.size * 0.46,
    y: top.y + high * from,
    w: top.size * 0.92,
    h: high * (0.46 - from),
  };
  return [...below, ...heaped(on, loose, place.heap === "army" ? "army" : "beside")];
}

/** Where something lies beside a block, which fills the middle of its place. */
function cornerOf({ x, y, w, h }: Box): Box {
  return { x: x + w * 0.62, y: y + h * 0.62, w: w * 0.36, h: h * 0.36 };
}

function heaped(place: Box, pieces: Piece[], heap: Heap): Spot[] {
  if (pieces.length <= 1 && (heap === "beside" || heap === "fan")) heap = "stack";
  if (heap === "beside") return beside(place, pieces);
  if (heap === "fan") return fan(place, pieces);
  if (heap === "row") return row(place, pieces);
  if (heap === "army") return army(place, pieces);
  if (heap === "down" || heap === "up") return column(place, pieces, heap === "up");
  if (heap === "right" || heap === "left") return line(place, pieces, heap === "left");
  return stack(place, pieces);
}

function fit(piece: Piece, w: number, h: number): number {
  return Math.min(w, h / ASPECT[piece.kind]) * FILL[piece.kind];
}

function stack(place: Box, pieces: Piece[]): Spot[] {
  return pieces.map((piece, i) => {
    const size = fit(piece, place.w, place.h);
    const lift = Math.min(i, 4) * size * 0.025;
    return {
      piece,
      x: place.x + place.w / 2 - lift,
      y: place.y + place.h / 2 - lift,
      size,
      depth: i,
      heaped: i === pieces.length - 1 && pieces.length > 1 ? pieces.length : 0,
    };
  });
}

function beside(place: Box, pieces: Piece[]): Spot[] {
  const aspect = Math.max(...pieces.map((piece) => ASPECT[piece.kind]));
  let columns = 1;
  let room = 0;
  for (let c = 1; c <= pieces.length; c++) {
    const w = Math.min(place.w / c, place.h / Math.ceil(pieces.length / c) / aspect);
    if (w > room + 1e-9) [columns, room] = [c, w];
  }
  const rows = Math.ceil(pieces.length / columns);
  return pieces.map((piece, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? pieces.length - row * columns : columns;
    return {
      piece,
      x: place.x + place.w / 2 + ((i % columns) - (inRow - 1) / 2) * room,
      y: place.y + place.h / 2 + (row - (rows - 1) / 2) * room * aspect,
      size: room * FILL[piece.kind],
      depth: 0,
      heaped: 0,
    };
  });
}

const RANK = 3;

/** One or two ranks of up to three; more stand on each other. A lone piece is not larger than one of two. */
function army(place: Box, pieces: Piece[]): Spot[] {
  const many = pieces.length;
  if (many > 2 * RANK) return stack(place, pieces);
  const ranks = many > RANK ? 2 : 1;
  const front = Math.ceil(many / ranks);
  const room = Math.min(place.w / Math.max(2, front), (place.h * (ranks === 1 ? 0.75 : 1)) / ranks);
  return pieces.map((piece, i) => {
    const rank = i < front ? 0 : 1;
    const inRank = rank ? many - front : front;
    return {
      piece,
      x: place.x + place.w / 2 + (i - rank * front - (inRank - 1) / 2) * room,
      y: place.y + place.h / 2 + (rank - (ranks - 1) / 2) * room,
      size: room * 0.96,
      depth: 0,
      heaped: 0,
    };
  });
}

function fan(place: Box, pieces: Piece[]): Spot[] {
  const sizes = pieces.map((piece) => fit(piece, place.w, place.h));
  const wide = Math.max(...sizes);
  const pitch = Math.min(wide * 1.06, (place.w - wide) / (pieces.length - 1));
  const first = place.x + place.w / 2 - (pitch * (pieces.length - 1)) / 2;
  return pieces.map((piece, i) => ({
    piece,
    x: first + i * pitch,
    y: place.y + place.h / 2,
    size: sizes[i]!,
    depth: 0,
    heaped: 0,
  }));
}

/** Cards from the left, each over the one before it; the last one carries the number. */
function row(place: Box, pieces: Piece[]): Spot[] {
  const last = pieces.length - 1;
  return pieces.map((piece, i) => {
    const size = fit(piece, place.w, place.h);
    const pitch = last ? (place.w - size) / last : 0;
    const x = place.x + size / 2 + i * pitch;
    return { piece, x, y: place.y + place.h / 2, size, depth: 0, heaped: i && i === last ? last + 1 : 0 };
  });
}

const READ = 0.28; // of a strip must be seen below the next one

function column(place: Box, pieces: Piece[], upwards: boolean): Spot[] {
  return pieces.map((piece, i) => {
    const strips = piece.kind === "strip" ? 1 + READ * (pieces.length - 1) : 1;
    const size = Math.min(place.w, place.h / ASPECT[piece.kind] / strips) * 0.96;
    const high = size * ASPECT[piece.kind];
    const pitch = pieces.length > 1 ? Math.min(high, (place.h - high) / (pieces.length - 1)) : 0;
    const along = high / 2 + i * pitch;
    const y = upwards ? place.y + place.h - along : place.y + along;
    const told = piece.kind === "strip"; // every single one can be read
    const tight = !told && pieces.length > 1 && pitch < high * 0.5 && i === pieces.length - 1;
    return { piece, x: place.x + place.w / 2, y, size, depth: 0, heaped: tight ? pieces.length : 0 };
  });
}

function line(place: Box, pieces: Piece[], leftwards: boolean): Spot[] {
  return pieces.map((piece, i) => {
    const size = Math.min(place.w, place.h / ASPECT[piece.kind]) * 0.96;
    const pitch = pieces.length > 1 ? Math.min(size, (place.w - size) / (pieces.length - 1)) : 0;
    const along = size / 2 + i * pitch;
    const x = leftwards ? place.x + place.w - along : place.x + along;
    const tight = pieces.length > 1 && pitch < size * 0.5 && i === pieces.length - 1;
    return { piece, x, y: place.y + place.h / 2, size, depth: 0, heaped: tight ? pieces.length : 0 };
  });
}

export interface Sized {
  w: number; // in units
  h: number;
}

export interface Arrangement {
  unit: number; // pixels for one unit
  rows: number[][]; // indices of the boxes
}

/** Pixels around every zone: frame and title. */
export interface Frame {
  x: number;
  y: number;
  gap: number;
}

/** Sets boxes in rows, in order, so that one unit becomes as large as the room allows. */
export function arrange(
  boxes: Sized[],
  width: number,
  height: number,
  frame: Frame,
  most: number,
): Arrangement {
  let best: Arrangement = { unit: 0, rows: [] };
  for (const rows of breaks(boxes.length)) {
    const unit = unitFor(boxes, rows, width, height, frame);
    if (unit > best.unit * 1.02) best = { unit, rows };
    if (unit >= most) break;
  }
  return {
    unit: Math.max(1, Math.min(best.unit, most)),
    rows: best.rows.length ? best.rows : [boxes.map((_, i) => i)],
  };
}

/** How much wider and higher than asked a zone that can use it may be: what its row and the area leave over. */
export function leftover(
  boxes: Sized[],
  { unit, rows }: Arrangement,
  i: number,
  width: number,
  height: number,
  frame: Frame,
): Sized {
  const row = rows.find((one) => one.includes(i)) ?? [];
  const wide = row.reduce((sum, j) => sum + boxes[j]!.w * unit + frame.x + frame.gap, -frame.gap);
  const tallest = (one: number[]) => Math.max(...one.map((j) => boxes[j]!.h)) * unit;
  const high = rows.reduce((sum, one) => sum + tallest(one) + frame.y + frame.gap, -frame.gap);
  const inRow = tallest(row) - boxes[i]!.h * unit;
  return { w: Math.max(0, width - wide), h: inRow + Math.max(0, height - high) };
}

/** The height in which boxes set in rows become as large as the width allows, or large enough. */
export function wantedHeight(boxes: Sized[], width: number, frame: Frame, enough: number): number {
  let best = { unit: 0, height: 0 };
  for (const rows of breaks(boxes.length)) {
    const unit = Math.min(enough, unitFor(boxes, rows, width, Infinity, frame));
    const tall = rows.reduce((sum, row) => sum + Math.max(...row.map((i) => boxes[i]!.h)), 0);
    const height = tall * unit + frame.y * rows.length + frame.gap * (rows.length - 1);
    if (unit > best.unit || (unit === best.unit && height < best.height)) best = { unit, height };
  }
  return best.height;
}

function unitFor(boxes: Sized[], rows: number[][], width: number, height: number, frame: Frame): number {
  let unit = Infinity;
  let high = 0;
  for (const row of rows) {
    const wide = row.reduce((sum, i) => sum + boxes[i]!.w, 0);
    unit = Math.min(unit, (width - frame.x * row.length - frame.gap * (row.length - 1)) / wide);
    high += Math.max(...row.map((i) => boxes[i]!.h));
  }
  return Math.min(unit, (height - frame.y * rows.length - frame.gap * (rows.length - 1)) / high);
}

const MOST_TO_TRY = 8;

/** All ways to break a sequence into rows, few rows first; even rows only when there are many boxes. */
function* breaks(count: number): Generator<number[][]> {
  if (count > MOST_TO_TRY) {
    for (let rows = 1; rows <= count; rows++) yield even(count, Math.ceil(count / rows));
    return;
  }
  const masks = Array.from({ length: 1 << Math.max(0, count - 1) }, (_, mask) => mask);
  masks.sort((a, b) => bits(a) - bits(b));
  for (const mask of masks) {
    const rows: number[][] = [[]];
    for (let i = 0; i < count; i++) {
      if (i && (mask >> (i - 1)) & 1) rows.push([]);
      rows[rows.length - 1]!.push(i);
    }
    yield rows;
  }
}

function even(count: number, perRow: number): number[][] {
  const rows: number[][] = [];
  for (let i = 0; i < count; i++) {
    if (i % perRow === 0) rows.push([]);
    rows[rows.length - 1]!.push(i);
  }
  return rows;
}

function bits(mask: number): number {
  let count = 0;
  for (; mask; mask &= mask - 1) count++;
  return count;
}

/** The middle of a place. */
export function middle(place: Box): { x: number; y: number } {
  return { x: place.x + place.w / 2, y: place.y + place.h / 2 };
}

/** Where a shot begins and ends, in the units of a drawing, and which way it flies: out of its slit to the far edge. */
export function flight(shot: Shot, places: Map<string, Box>) {
  const start = middle(places.get(shot.start)!);
  const end = middle(places.get(shot.over[shot.over.length - 1]!)!);
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const step = { x: (end.x - start.x) / far, y: (end.y - start.y) / far };
  const put = (from: { x: number; y: number }, by: number) => ({
    x: (from.x + step.x * by) * UNIT,
    y: (from.y + step.y * by) * UNIT,
  });
  const angle = (Math.atan2(step.y, step.x) * 180) / Math.PI;
  return { from: put(start, 0.5), to: put(end, 0.4), angle };
}

export type Direction = "left" | "right" | "up" | "down";

/** The thing next to a point in a direction, for the arrow keys; nothing if there is none. */
export function next<T extends { x: number; y: number }>(
  from: T,
  things: T[],
  direction: Direction,
): T | undefined {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction]!;
  let best: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    const along = (thing.x - from.x) * dx! + (thing.y - from.y) * dy!;
    const across = Math.abs((thing.x - from.x) * dy!) + Math.abs((thing.y - from.y) * dx!);
    if (along <= 1e-6 || across > along * 2.5) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
