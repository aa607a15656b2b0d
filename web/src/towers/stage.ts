// The towers in three dimensions: a stage with soft light, seen a little from above. Loaded only when needed.
import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  DirectionalLight,
  Group,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  WebGLRenderer,
} from "three";
import type { Colour, Tower } from "../messages";
import { MARKS } from "../pieces/symbols";
import { levels } from "./aim";

const PAINT: Record<string, [string, string]> = {
  red: ["#c8372d", "#ffffff"],
  yellow: ["#e8b429", "#3d2c00"],
  green: ["#3e8e4f", "#ffffff"],
  blue: ["#2f6db5", "#ffffff"],
  white: ["#f6f1e7", "#4a4335"],
  black: ["#2b2b2b", "#f6f1e7"],
};
const APART = 2; // between the middles of towers, in edges
const FALL = 900;

export interface Cube {
  tower: string;
  colour: Colour;
  x: number;
  y: number;
}

export interface Stage {
  show(towers: Tower[], cube: Cube | null, width: number, height: number, still: boolean): void;
  end(): void;
}

interface Falling {
  mesh: Mesh;
  start: number;
  x: number;
  y: number;
  z: number;
  dx: number;
  dz: number;
}

export function build(canvas: HTMLCanvasElement): Stage {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.shadowMap.enabled = true;
  const scene = new Scene();
  const camera = new PerspectiveCamera(26, 1, 0.1, 200);
  const sun = new DirectionalLight("#fff4e0", 2.4);
  sun.position.set(-6, 16, 10);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  Object.assign(sun.shadow.camera, { left: -10, right: 10, top: 14, bottom: -6 });
  scene.add(sun, new AmbientLight("#fff8ee", 1.5));
  const floor = new Mesh(new CircleGeometry(40, 48), new ShadowMaterial({ opacity: 0.22 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  scene.add(floor);
  const cubes = new Group();
  const rubble = new Group();
  scene.add(cubes, rubble);
  const geometry = new BoxGeometry(0.985, 0.985, 0.985);
  const paints = new Map<string, MeshStandardMaterial>();
  let before = new Map<string, Tower>();
  let falling: Falling[] = [];
  let frame = 0;

  function paint(colour: string): MeshStandardMaterial {
    const known = paints.get(colour);
    if (known) return known;
    const made = new MeshStandardMaterial({ map: texture(colour), roughness: 0.75 });
    paints.set(colour, made);
    return made;
  }

  function cubeAt(colour: string, middle: number, level: number, x: number, y: number): Mesh {
    const mesh = new Mesh(geometry, paint(colour));
    mesh.position.set(middle + x / 16, level + 0.5, y / 16);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    return mesh;
  }

  function frameAll(count: number, tall: number, width: number, height: number): void {
    renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    renderer.setSize(width, height, false);
    camera.aspect = width / Math.max(1, height);
    const half = Math.tan((camera.fov * Math.PI) / 360);
    const far = Math.max((tall + 0.6) / 2 / half, (count * APART + 1.4) / 2 / half / camera.aspect) + 0.8;
    camera.position.set(0, tall * 0.5 + far * 0.24, far);
    camera.lookAt(0, tall * 0.44, 0);
    camera.updateProjectionMatrix();
  }

  function draw(now: number): void {
    frame = 0;
    falling = falling.filter((one) => {
      const t = (now - one.start) / FALL;
      if (t >= 1) {
        rubble.remove(one.mesh);
        return false;
      }
      const down = Math.max(0.5, one.y - 9 * t * t * (0.6 + one.y * 0.12));
      const out = t * (1 + one.y * 0.35);
      one.mesh.position.set(one.x + one.dx * out, down, one.z + one.dz * out);
      one.mesh.rotation.set(one.dz * t * 4, 0, -one.dx * t * 4);
      return true;
    });
    renderer.render(scene, camera);
    if (falling.length) frame = requestAnimationFrame(draw);
  }

  function show(towers: Tower[], cube: Cube | null, width: number, height: number, still: boolean): void {
    frameAll(towers.length, levels(towers), width, height);
    cubes.clear();
    towers.forEach((tower, i) => {
      const middle = (i - (towers.length - 1) / 2) * APART;
      tower.blocks.forEach((block, level) =>
        cubes.add(cubeAt(block.colour, middle, level, block.x, block.y)),
      );
      if (cube?.tower === tower.id)
        cubes.add(cubeAt(cube.colour, middle, tower.blocks.length + 0.7, cube.x, cube.y));
      const was = before.get(tower.id);
      if (tower.fell && was && was !== tower && was.blocks.length > tower.blocks.length && !still)
        tip(was, tower, middle);
    });
    before = new Map(towers.map((tower) => [tower.id, tower]));
    frame ||= requestAnimationFrame(draw);
  }

  function tip(was: Tower, tower: Tower, middle: number): void {
    was.blocks.slice(tower.blocks.length).forEach((block, level) => {
      const mesh = cubeAt(block.colour, middle, tower.blocks.length + level, block.x, block.y);
      rubble.add(mesh);
      const { x, y, z } = mesh.position;
      const spread = (level % 3) - 1;
      const dx = (tower.tip_x ?? 0) + spread * 0.25 || 0.4;
      const dz = (tower.tip_y ?? 0) + spread * 0.2;
      falling.push({ mesh, start: performance.now() + level * 20, x, y, z, dx, dz });
    });
  }

  function end(): void {
    cancelAnimationFrame(frame);
    for (const one of paints.values()) {
      one.map?.dispose();
      one.dispose();
    }
    geometry.dispose();
    renderer.dispose();
  }

  return { show, end };
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
