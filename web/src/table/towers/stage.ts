// The towers in three dimensions: a stage with soft light, seen a little from above. Loaded only when needed.
import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from "three";
import { MARKS } from "../../pieces/symbols";
import { DROP } from "../motion/hearing";
import { EDGE, levels, topOf, type Hanging, type Offset, type Seen } from "./aim";
import { fallOn, begin, LASTS, type Fall } from "./fall";
import { bend, shift, slope, type Swing } from "./sway";

const PAINT: Record<string, [string, string]> = {
  red: ["#c8372d", "#ffffff"],
  yellow: ["#e8b429", "#3d2c00"],
  green: ["#3e8e4f", "#ffffff"],
  blue: ["#2f6db5", "#ffffff"],
  white: ["#f6f1e7", "#4a4335"],
  black: ["#2b2b2b", "#f6f1e7"],
};
const NEAREST = 2; // between the middles of towers, in edges
const BESIDE = 2.3; // edges to be seen on each side of a tower that is aimed at
const HOVER = 0.7; // edges between the top of a tower and the cube above it
const THREAD = 4;
const FOOT = 1.6; // edges of table to be seen before the towers
const FADE = 0.4;

export interface Stage {
  /** Takes new towers in; `near`: the one to look at closely. */
  show(towers: Seen[], near: string, width: number, height: number, still: boolean): void;
  /** Draws a moment, so many seconds after the one before. Whether something falls or the view moves. */
  draw(seconds: number, swings: Swing[], hanging: Hanging | null): boolean;
  /** Draws with less care from now on, for a machine that is too slow. */
  spare(): void;
  end(): void;
}

/** A tower that fell: its cubes, and since when they fade. */
interface Rubble {
  tower: string;
  fall: Fall;
  meshes: Mesh[];
  wait: number; // seconds until it begins to fall: the last cube must land first
  faded: number; // seconds, negative while it lies
  from: Offset;
}

interface Standing {
  tower: Seen;
  meshes: Mesh[];
  from: Offset | null; // where the top cube was let go
}

export function build(canvas: HTMLCanvasElement): Stage {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.shadowMap.enabled = true;
  const scene = new Scene();
  const camera = new PerspectiveCamera(24, 1, 0.1, 300);
  const half = Math.tan((camera.fov * Math.PI) / 360); // of the height seen, at a distance of one
  const sun = light();
  const floor = new Mesh(new CircleGeometry(60, 48), new ShadowMaterial({ opacity: 0.22 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  const cubes = new Group();
  const hand = new Group();
  scene.add(sun, sun.target, new AmbientLight("#fff8ee", 1.5), floor, cubes, hand);
  const geometry = new BoxGeometry(0.985, 0.985, 0.985);
  const paints = new Map<string, MeshStandardMaterial>();
  const held = new Mesh(geometry);
  held.castShadow = true;
  const thread = new Mesh(new CylinderGeometry(0.02, 0.02, 1), new MeshBasicMaterial({ color: "#8a7a64" }));
  const print = new Mesh(
    new PlaneGeometry(1, 1).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: "#000000", transparent: true, opacity: 0.3, depthWrite: false }),
  );
  hand.add(held, thread, print);

  let standing: Standing[] = [];
  let rubble: Rubble[] = [];
  let apart = NEAREST;
  let calm = true;
  let sharpest = 2;
  let letGo: { tower: string; at: Offset } | null = null; // where the cube in the hand was seen last
  let seen: { x: number; tall: number; far: number } | null = null;
  let goal = { x: 0, tall: 5, far: 20 };

  function paint(colour: string): MeshStandardMaterial {
    const known = paints.get(colour);
    if (known) return known;
    const made = new MeshStandardMaterial({ map: texture(colour), roughness: 0.75 });
    paints.set(colour, made);
    return made;
  }

  function cube(colour: string): Mesh {
    const mesh = new Mesh(geometry, paint(colour));
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    cubes.add(mesh);
    return mesh;
  }

  const middle = (i: number) => (i - (standing.length - 1) / 2) * apart;

  // What is shown.

  function show(towers: Seen[], near: string, width: number, height: number, still: boolean): void {
    calm = still;
    const before = new Map(standing.map((one) => [one.tower.id, one]));
    for (const { meshes } of standing) cubes.remove(...meshes);
    standing = towers.map((tower) => {
      const was = before.get(tower.id);
      const from = letGo?.tower === tower.id ? letGo.at : topOf(was?.tower);
      if (was?.tower !== tower) change(was?.tower, tower, from);
      const grew = was && was.tower.blocks.length + 1 === tower.blocks.length;
      return {
        tower,
        meshes: tower.blocks.map((block) => cube(block.colour)),
        from: grew ? from : was?.tower.blocks.length === tower.blocks.length ? was.from : null,
      };
    });
    frame(near, width, height);
  }

  /** A tower falls, or what is left of it goes. */
  function change(was: Seen | undefined, tower: Seen, from: Offset): void {
    const there = rubble.find((one) => one.tower === tower.id && one.faded < 0);
    if (there && !tower.fall) there.faded = 0;
    if (tower.above) for (const one of rubble) if (one.tower === tower.id) one.fall.time = LASTS; // out of the way
    if (there || !tower.fall) return;
    const fall = begin(tower.fall);
    const meshes = fall.bodies.map(({ block }) => cube(block.colour));
    for (const mesh of meshes) mesh.material = (mesh.material as MeshStandardMaterial).clone();
    rubble.push({ tower: tower.id, fall, meshes, wait: DROP, faded: -Infinity, from });
    if (calm || !was) rubble[rubble.length - 1]!.wait = -LASTS;
  }

  /** Where the camera has to go, so that all towers stand in the middles of equal parts of the picture. */
  function frame(near: string, width: number, height: number): void {
    renderer.setPixelRatio(Math.min(sharpest, devicePixelRatio));
    renderer.setSize(width, height, false);
    camera.aspect = width / Math.max(1, height);
    const far = (tall: number, wide: number) => Math.max(tall + 1.4, wide / camera.aspect) / 2 / half + 1;
    const tall = levels(standing.map((one) => one.tower));
    const all = { x: 0, tall, far: far(tall, standing.length * NEAREST + 0.6) };
    place(all);
    const one = new Vector3(1, tall * 0.4, 0).project(camera).x;
    apart = 2 / one / Math.max(1, standing.length);
    const i = standing.findIndex((it) => it.tower.id === near);
    goal = all;
    if (i >= 0) {
      const high = levels([standing[i]!.tower]);
      goal = { x: middle(i), tall: high, far: Math.min(all.far, far(high, 2 * BESIDE)) };
    }
    if (!seen || calm) seen = { ...goal };
    place(seen);
    const size = Math.max(tall, (standing.length * apart) / 2) + 2;
    Object.assign(sun.shadow.camera, { left: -size, right: size, top: size, bottom: -size });
    sun.shadow.camera.updateProjectionMatrix();
  }

  function place({ x, tall, far }: { x: number; tall: number; far: number }): void {
    const middle = Math.max(tall * 0.47, far * half - FOOT); // low towers stand at the bottom of the picture
    camera.position.set(x, middle + far * 0.24, far);
    camera.lookAt(x, middle, 0);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
  }

  // A moment.

  function draw(seconds: number, swings: Swing[], hanging: Hanging | null): boolean {
    const moved = follow(seconds);
    hand.visible = false;
    letGo = null;
    standing.forEach((one, i) => {
      const swing = swings[i]!;
      stand(one, i, swing);
      if (hanging?.tower === one.tower.id) hang(one.tower, i, swing, hanging);
    });
    rubble = rubble.filter((one) => tumble(one, seconds, swings));
    renderer.render(scene, camera);
    const busy = rubble.some((one) => one.fall.time < LASTS || one.faded >= 0);
    return moved || busy || swings.some((swing) => swing.landed < 1);
  }

  /** The camera goes a part of its way. */
  function follow(seconds: number): boolean {
    if (!seen) return false;
    const part = calm ? 1 : 1 - Math.exp(-6 * seconds);
    const step = (now: number, to: number) => (Math.abs(to - now) < 0.002 ? to : now + (to - now) * part);
    const next = {
      x: step(seen.x, goal.x),
      tall: step(seen.tall, goal.tall),
      far: step(seen.far, goal.far),
    };
    const moved = next.x !== seen.x || next.far !== seen.far || next.tall !== seen.tall;
    seen = next;
    place(seen);
    return moved;
  }

  function stand({ tower, meshes, from }: Standing, i: number, swing: Swing): void {
    const top = shift(swing, tower);
    const drop = swing.landed < 0 && from ? 1 + swing.landed / DROP : 1; // the part of its way down
    const count = meshes.length - (drop < 1 ? 1 : 0);
    const waits = rubble.some((one) => one.tower === tower.id && one.faded <= 0);
    meshes.forEach((mesh, level) => {
      const { x, y } = tower.blocks[level]!;
      const on = level === count ? 1 : bend(level, count);
      put(mesh, i, level + 0.5, { x: x + top.x * on, y: y + top.y * on });
      lean(mesh, top, level === count ? 0 : slope(level, count));
      mesh.visible = !waits;
      if (level === count) fallDown(mesh, i, from!, { x: x + top.x, y: y + top.y }, level, drop);
    });
  }

  function fallDown(mesh: Mesh, i: number, from: Offset, to: Offset, level: number, t: number): void {
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    put(mesh, i, level + 0.5 + HOVER * (1 - t * t), at);
  }

  function put(mesh: Mesh, i: number, high: number, at: Offset): void {
    mesh.position.set(middle(i) + at.x / EDGE, high, -at.y / EDGE);
  }

  function lean(mesh: Mesh, top: Offset, steep: number): void {
    mesh.rotation.set((-top.y * steep) / EDGE, 0, (-top.x * steep) / EDGE);
  }

  /** The cube on its thread, the point it hangs from above the top of the tower, and its print below. */
  function hang(tower: Seen, i: number, swing: Swing, { colour, at }: Hanging): void {
    const top = topOf(tower);
    const moved = shift(swing, tower);
    const from = { x: top.x + moved.x, y: top.y + moved.y };
    const to = { x: from.x + at.x, y: from.y + at.y };
    const high = tower.blocks.length + HOVER + 0.5;
    held.material = paint(colour);
    put(held, i, high, to);
    held.rotation.set(at.y / EDGE / THREAD, 0, at.x / EDGE / THREAD);
    put(thread, i, 0, from);
    const pivot = thread.position.clone().setY(high + THREAD);
    const way = pivot.clone().sub(held.position);
    thread.scale.y = way.length();
    thread.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize());
    thread.position.copy(held.position).addScaledVector(way, 0.5);
    put(print, i, tower.blocks.length + 0.01, to);
    hand.visible = true;
    letGo = { tower: tower.id, at: to };
  }

  /** The rubble of a tower a moment later; whether any is left. */
  function tumble(one: Rubble, seconds: number, swings: Swing[]): boolean {
    const i = standing.findIndex(({ tower }) => tower.id === one.tower);
    one.wait -= seconds;
    if (one.wait <= 0) fallOn(one.fall, calm || one.wait <= -LASTS ? LASTS : seconds, room(i));
    const top = shift(swings[i]!, standing[i]!.tower);
    const before = Math.max(0, one.wait / DROP);
    one.fall.bodies.forEach(({ at, turn, block }, level) => {
      const mesh = one.meshes[level]!;
      mesh.position.set(middle(i) + at.x, at.y, at.z);
      mesh.quaternion.copy(turn);
      if (before && level === one.meshes.length - 1) fallDown(mesh, i, one.from, block, level, 1 - before);
      else if (before) mesh.position.x += (top.x * before * bend(level, one.meshes.length - 1)) / EDGE;
    });
    if (one.faded < 0) return true;
    if (!calm && one.fall.time < LASTS * 0.5) return true;
    one.faded += calm ? FADE : seconds;
    for (const mesh of one.meshes) {
      Object.assign(mesh.material, { transparent: true, opacity: Math.max(0, 1 - one.faded / FADE) });
    }
    if (one.faded < FADE) return true;
    cubes.remove(...one.meshes);
    for (const mesh of one.meshes) (mesh.material as MeshStandardMaterial).dispose();
    return false;
  }

  /** Where the cubes of a falling tower can go. */
  function room(i: number) {
    const others = standing.filter((_, other) => other !== i).flatMap(({ meshes }) => meshes);
    return {
      standing: others.map((mesh) => mesh.position.clone().setX(mesh.position.x - middle(i))),
      left: middle(0) - apart / 2 - middle(i) + 0.6,
      right: middle(standing.length - 1) + apart / 2 - middle(i) - 0.6,
      back: -3,
      front: 1.3,
    };
  }

  function spare(): void {
    sharpest = 1;
    renderer.setPixelRatio(1);
    sun.shadow.mapSize.set(512, 512);
    sun.shadow.map?.dispose();
    sun.shadow.map = null;
  }

  function end(): void {
    for (const one of paints.values()) {
      one.map?.dispose();
      one.dispose();
    }
    geometry.dispose();
    renderer.dispose();
  }

  return { show, draw, spare, end };
}

function light(): DirectionalLight {
  const sun = new DirectionalLight("#fff4e0", 2.4);
  sun.position.set(-12, 32, 20);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.camera.far = 120;
  sun.shadow.bias = -0.001;
  sun.shadow.radius = 4;
  return sun;
}

/** A face of a wooden cube with the quiet mark of its colour. */
function texture(colour: string): CanvasTexture {
  const [ground, ink] = PAINT[colour] ?? ["#c79a63", "#3b260f"];
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, 128, 128);
  pen.strokeStyle = `#${new Color(ground).multiplyScalar(0.55).getHexString()}`;
  pen.lineWidth = 5;
  pen.strokeRect(1, 1, 126, 126);
  const mark = MARKS[colour];
  if (mark) {
    pen.globalAlpha = document.documentElement.dataset.marks === "bold" ? 1 : 0.4;
    pen.translate(64, 64);
    pen.scale(2.4, 2.4);
    pen.fillStyle = pen.strokeStyle = ink;
    pen.lineWidth = mark.line ?? 0;
    if (mark.line) pen.stroke(new Path2D(mark.d));
    else pen.fill(new Path2D(mark.d));
  }
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  return made;
}
