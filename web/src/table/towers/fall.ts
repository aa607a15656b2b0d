// How a tower falls: what stands above the broken contact tips over its edge, then every cube tumbles for itself.
import { Quaternion, Vector3 } from "three";
import type { Act, Block } from "../../messages";
import { EDGE } from "./aim";

const PULL = 30; // edges for a second squared: cubes as large as houses fall in slow motion
const STEP = 1 / 120;
const LEAN = 0.5; // how far the part above tips as one piece
export const LASTS = 3; // seconds until everything lies still

export interface Body {
  block: Block;
  at: Vector3; // in edges, y upwards, z to the viewer
  turn: Quaternion;
  speed: Vector3;
  spin: Vector3;
}

interface Part {
  bodies: Body[];
  pivot: Vector3;
  axis: Vector3;
  angle: number;
  rate: number; // of the angle
  quick: number; // how fast the angle grows
}

export interface Fall {
  bodies: Body[];
  tipping: Part[]; // one after the other
  time: number;
}

/** Where no cube can go: standing cubes, and the sides of the table. */
export interface Room {
  standing: Vector3[];
  left: number;
  right: number;
  back: number;
  front: number;
}

/** A tower in the moment when it begins to fall, its foot in the origin. */
export function begin({ blocks = [], broken = 0, tip = [0, 0] }: Act): Fall {
  const bodies = blocks.map((block, level) => ({
    block,
    at: new Vector3(block.x / EDGE, level + 0.5, -block.y / EDGE),
    turn: new Quaternion(),
    speed: new Vector3(),
    spin: new Vector3(),
  }));
  const to = new Vector3(tip[0], 0, -tip[1]).normalize();
  const tipping = [part(bodies, broken, blocks.length, to, 0.6)];
  if (broken > 1) tipping.push(part(bodies, 1, broken, to, 0.5));
  return { bodies, tipping, time: 0 };
}

function part(bodies: Body[], from: number, to: number, way: Vector3, rate: number): Part {
  const below = bodies[from - 1]?.at ?? new Vector3();
  const pivot = new Vector3(below.x + way.x / 2, from, below.z + way.z / 2);
  const axis = new Vector3(way.z, 0, -way.x);
  const quick = Math.max(3, Math.sqrt((0.75 * PULL) / ((to - from) / 2 + 0.5)));
  return { bodies: bodies.slice(from, to), pivot, axis, angle: 0, rate, quick };
}

/** So many seconds later. */
export function fallOn(fall: Fall, seconds: number, room: Room): void {
  const end = Math.min(LASTS, fall.time + seconds);
  for (; fall.time + STEP <= end; fall.time += STEP) {
    const bound = new Set(fall.tipping.flatMap((one) => one.bodies));
    const first = fall.tipping[0];
    if (first) tip(first);
    if (first && first.angle >= LEAN) breakUp(fall.tipping.shift()!);
    keepApart(fall.bodies, bound, room.standing);
    for (const body of fall.bodies) if (!bound.has(body)) fly(body, room);
  }
  if (end === LASTS) fall.time = LASTS;
}

function tip(one: Part): void {
  one.rate += one.quick * one.quick * Math.sin(one.angle + 0.05) * STEP;
  const by = new Quaternion().setFromAxisAngle(one.axis, one.rate * STEP);
  one.angle += one.rate * STEP;
  for (const body of one.bodies) {
    body.at.sub(one.pivot).applyQuaternion(by).add(one.pivot);
    body.turn.premultiply(by);
  }
}

/** The part comes apart: every cube keeps the speed it has, and a little chance of its own. */
function breakUp(one: Part): void {
  one.bodies.forEach((body, i) => {
    const way = body.at.clone().sub(one.pivot);
    body.speed.copy(one.axis).multiplyScalar(one.rate).cross(way);
    body.speed.add(new Vector3(chance(i, 1), chance(i, 2) * 0.6, chance(i, 3)).multiplyScalar(0.9));
    body.spin.copy(one.axis).multiplyScalar(one.rate * (1.2 + chance(i, 4) * 0.8));
    body.spin.add(new Vector3(chance(i, 5), chance(i, 6), chance(i, 7)).multiplyScalar(1.6));
  });
}

/** A number from −1 to 1, always the same for the same cube: every viewer sees the same fall. */
function chance(i: number, salt: number): number {
  const mixed = Math.sin(i * 12.9898 + salt * 78.233) * 43758.5453;
  return 2 * (mixed - Math.floor(mixed)) - 1;
}

function fly(body: Body, room: Room): void {
  body.speed.y -= PULL * STEP;
  body.at.addScaledVector(body.speed, STEP);
  rotate(body);
  const high = support(body.turn);
  if (body.at.y < high) touchDown(body, high);
  if (body.at.x < room.left || body.at.x > room.right) body.speed.x *= -0.4;
  if (body.at.z < room.back || body.at.z > room.front) body.speed.z *= -0.4;
  body.at.x = Math.min(room.right, Math.max(room.left, body.at.x));
  body.at.z = Math.min(room.front, Math.max(room.back, body.at.z));
}

function rotate(body: Body): void {
  const angle = body.spin.length() * STEP;
  if (angle < 1e-6) return;
  body.turn.premultiply(new Quaternion().setFromAxisAngle(body.spin.clone().normalize(), angle)).normalize();
}

const sides = (turn: Quaternion) =>
  [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)].map((side) =>
    side.applyQuaternion(turn),
  );

/** How high the middle of a cube is when its lowest corner touches the table. */
export function support(turn: Quaternion): number {
  return sides(turn).reduce((sum, side) => sum + Math.abs(side.y) / 2, 0);
}

/** A bounce, rubbing and rolling; a cube comes to lie on the face that is nearest. */
function touchDown(body: Body, high: number): void {
  body.at.y = high;
  body.speed.y = body.speed.y < -1 ? -0.3 * body.speed.y : 0;
  body.speed.x *= 0.965;
  body.speed.z *= 0.965;
  const flat = sides(body.turn).reduce((one, other) => (Math.abs(other.y) > Math.abs(one.y) ? other : one));
  const upright = flat.clone().cross(new Vector3(0, Math.sign(flat.y), 0));
  const rolling = new Vector3(body.speed.z, 0, -body.speed.x).multiplyScalar(1.4);
  body.spin.multiplyScalar(0.9).addScaledVector(rolling, 0.06).addScaledVector(upright, 0.7);
}

/** Cubes push each other away as if they were balls; standing ones do not give way. */
function keepApart(bodies: Body[], bound: Set<Body>, standing: Vector3[]): void {
  bodies.forEach((one, i) => {
    for (const other of bodies.slice(i + 1)) {
      const gap = overlap(one.at, other.at);
      if (!gap) continue;
      if (!bound.has(one)) push(one, gap, 0.5);
      if (!bound.has(other)) push(other, gap.negate(), 0.5);
    }
    if (bound.has(one)) return;
    for (const other of standing) {
      const gap = overlap(one.at, other);
      if (gap) push(one, gap, 1);
    }
  });
}

function overlap(one: Vector3, other: Vector3): Vector3 | null {
  const far = one.distanceTo(other);
  return far >= 1 || far < 1e-6
    ? null
    : one
        .clone()
        .sub(other)
        .multiplyScalar((1 - far) / far);
}

function push(body: Body, gap: Vector3, share: number): void {
  body.at.addScaledVector(gap, 0.5 * share);
  const way = gap.clone().normalize();
  const against = body.speed.dot(way);
  if (against < 0) body.speed.addScaledVector(way, -0.7 * against * share);
}
