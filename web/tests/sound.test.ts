// Every sound is heard, is soft, short and ends without a click, and is told apart from the others.
import { describe, expect, it } from "vitest";
import type { Act, Piece, Scene, Tower, View } from "../src/messages";
import { samples, sounds, type Sound } from "../src/sound";
import { changes } from "../src/table/motion/changes";
import { heard } from "../src/table/motion/hearing";
import { named } from "./named";

const RATE = 44_100;
const peak = (wave: Float32Array) => wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const power = (wave: Float32Array) => Math.sqrt(wave.reduce((sum, v) => sum + v * v, 0) / wave.length);

/** How often a sound changes its sign in a second: high for bright sounds. */
const crossings = (wave: Float32Array) =>
  wave.reduce((n, value, i) => n + Number(i > 0 && value * wave[i - 1]! < 0), 0) / (wave.length / RATE);

describe.each(sounds)("the sound '%s'", (name) => {
  const wave = samples(name, RATE);

  it("is heard and does not clip", () => {
    expect(peak(wave)).toBeGreaterThan(0.08);
    expect(peak(wave)).toBeLessThan(0.9);
    expect(power(wave)).toBeGreaterThan(0.01);
  });

  it("is short", () => {
    expect(wave.length / RATE).toBeGreaterThan(0.05);
    expect(wave.length / RATE).toBeLessThan(1.8);
  });

  it("begins and ends without a click", () => {
    expect(Math.abs(wave[0]!)).toBeLessThan(0.01);
    expect(peak(wave.slice(-20))).toBeLessThan(0.002);
  });
});

it("no two sounds are alike", () => {
  const seen = sounds.map((name) => {
    const wave = samples(name, RATE);
    return { pitch: crossings(wave), time: wave.length / RATE };
  });
  seen.forEach((one, i) =>
    seen.slice(i + 1).forEach((other) => {
      const ratio = (a: number, b: number) => Math.max(a, b) / Math.min(a, b);
      expect(Math.max(ratio(one.pitch, other.pitch), ratio(one.time, other.time))).toBeGreaterThan(1.12);
    }),
  );
});

describe("a table is heard", () => {
  const scene = (pieces: Piece[], towers: Tower[] = []): Scene => ({
    zones: [{ id: "z", width: 1, height: 1, places: [], pieces, towers }],
    seats: [],
  });
  const view = (shown: Scene, more: Partial<View> = {}): View => ({
    t: "view",
    event: 1,
    seat: 0,
    decision: 0,
    acting: [1],
    scene: shown,
    log: [],
    ...more,
  });
  const names = (before: View | null, after: View, acts: Act[] = []): Sound[] =>
    heard(before, after, changes(before?.scene ?? null, after.scene, acts), acts).map(({ sound }) => sound);
  const piece = (id: string, kind: Piece["kind"], at: string, more: Partial<Piece> = {}): Piece => ({
    id,
    kind,
    at,
    ...more,
  });
  const tower = (count: number): Tower => ({
    id: "t",
    label: named(""),
    blocks: Array.from({ length: count }, () => ({ colour: "red", x: 0, y: 0 })),
  });
  const empty = scene([]);

  it("not when one comes to it", () => {
    expect(names(null, view(empty, { acting: [0] }))).toEqual([]);
  });

  it.each<[string, Scene, Scene, Sound[], Act[]?]>([
    ["a piece that moves", scene([piece("p", "pawn", "a")]), scene([piece("p", "pawn", "b")]), ["put"]],
    [
      "a piece that is taken",
      scene([piece("p", "pawn", "a"), piece("q", "disc", "b", { colour: "red" })]),
      scene([piece("p", "pawn", "b")]),
      ["capture"],
    ],
    ["a card that is dealt", empty, scene([piece("c", "card", "hand")]), ["card"]],
    [
      "dice",
      scene([piece("d", "die", "t", { number: 1 })]),
      scene([piece("d", "die", "t", { number: 2 })]),
      ["die"],
      [{ act: "cast", of: "d" }],
    ],
    [
      "a disc that turns over",
      scene([piece("d", "disc", "a", { colour: "white" })]),
      scene([piece("d", "disc", "a", { colour: "black" })]),
      ["flip"],
    ],
    ["a tower that grows", scene([], [tower(2)]), scene([], [tower(3)]), ["put"]],
    [
      "a tower that falls",
      scene([], [tower(2)]),
      scene([], [tower(0)]),
      ["put", "fall"],
      [{ act: "fall", of: "t" }],
    ],
    ["nothing", empty, empty, []],
  ])("%s", (_, before, after, expected, acts) => {
    expect(names(view(before), view(after), acts)).toEqual(expected);
  });

  it("when it becomes the viewer's turn, once", () => {
    expect(names(view(empty), view(empty, { acting: [0] }))).toEqual(["turn"]);
    expect(names(view(empty, { acting: [0] }), view(empty, { acting: [0] }))).toEqual([]);
  });

  it("when the game ends", () => {
    expect(names(view(empty), view(empty, { acting: [], over: true, winners: [0] }))).toEqual(["win"]);
    expect(names(view(empty), view(empty, { acting: [], over: true, winners: [1] }))).toEqual(["over"]);
  });
});
