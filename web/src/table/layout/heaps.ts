// Where the pieces on a place lie: heaped, beside each other, in a fan. Pure arithmetic.
import type { Kind, Piece } from "../../messages";
import { RAISED, type Box, type DrawnHeap, type Laid } from "./layout";

/** Where a piece lies: its middle, its width, and whether it carries the number of its heap. */
export interface Spot {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  depth: number; // how many lie below it in the heap
  heaped: number; // shown on the top one of a stack, else 0
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

function heaped(place: Box, pieces: Piece[], heap: DrawnHeap): Spot[] {
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
  const all = pieces.reduce((n, piece) => n + (piece.count ?? 1), 0);
  return pieces.map((piece, i) => {
    const size = fit(piece, place.w, place.h);
    const lift = Math.min(i, 4) * size * 0.025;
    return {
      piece,
      x: place.x + place.w / 2 - lift,
      y: place.y + place.h / 2 - lift,
      size,
      depth: i,
      heaped: i === pieces.length - 1 && pieces.length > 1 ? all : 0,
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
