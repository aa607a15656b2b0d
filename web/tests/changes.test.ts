// What travels, turns, comes and goes between two scenes.
import { expect, it } from "vitest";
import type { Piece, Scene } from "../src/messages";
import { changes, counting, ripple, schedule } from "../src/table/motion/changes";
import { onScreen } from "../src/table/motion/flip";
import { named } from "./named";

const scene = (...pieces: Piece[]): Scene => ({
  zones: [{ id: "z", width: 1, height: 1, places: [], pieces }],
  seats: [],
});
const card = (id: string, at: string, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: "card",
  at,
  ...more,
});

it("moves a piece that keeps its id", () => {
  expect(changes(scene(card("c", "hand")), scene(card("c", "pile"))).moved).toEqual([{ from: "c", to: "c" }]);
});

it("takes one that left and one of its kind that came for one journey", () => {
  const before = scene({ id: "red-1", kind: "disc", at: "p1", colour: "red" });
  const after = scene({ id: "red-9", kind: "disc", at: "p9", colour: "red" });
  expect(changes(before, after)).toMatchObject({
    moved: [{ from: "red-1", to: "red-9" }],
    came: [],
    gone: [],
  });
});

const put = (id: string, number: number | null): Piece => ({
  id,
  kind: "die",
  at: id,
  colour: "blue",
  number,
});

it("lets dice that are put somewhere travel, those of one number first", () => {
  const before = scene(put("a-4", 4), put("b-2", 2), put("supply", null));
  const after = scene(put("a-2", 2), put("b-4", 4), put("a-6", 6));
  expect(changes(before, after)).toMatchObject({ came: [], gone: [], rolled: [] });
  expect(changes(before, after).moved).toEqual([
    { from: "b-2", to: "a-2" },
    { from: "a-4", to: "b-4" },
    { from: "supply", to: "a-6", rolls: true },
  ]);
});

it("lets dice that are cast tumble", () => {
  const cast: Piece = { id: "rolled", kind: "die", at: "tray", colour: "blue", number: 3 };
  const acts = [{ act: "cast" as const, of: "rolled" }];
  expect(changes(scene(put("a-4", 4)), scene(cast), acts)).toMatchObject({ rolled: ["rolled"], moved: [] });
});

it("turns a placard over", () => {
  const up = (colour: "blue" | "red"): Piece => ({ id: "card-1", kind: "placard", at: "A", colour });
  expect(changes(scene(up("blue")), scene(up("red"))).turned).toEqual([{ from: "card-1", to: "card-1" }]);
});

it("does not pair different colours", () => {
  const before = scene({ id: "red-1", kind: "disc", at: "p1", colour: "red" });
  const after = scene({ id: "blue-1", kind: "disc", at: "p1", colour: "blue" });
  expect(changes(before, after)).toMatchObject({ moved: [], came: ["blue-1"], gone: ["red-1"] });
});

it("turns a card that shows its other side", () => {
  const back = card("c", "pile", { flags: ["back"] });
  expect(changes(scene(back), scene(card("c", "pile"))).turned).toEqual([{ from: "c", to: "c" }]);
});

it("turns a hidden card over whose place an open one takes", () => {
  const back = card("planned-1", "slot", { flags: ["back"] });
  const open = card("card-7", "slot", { symbol: "arrow", number: 3 });
  expect(changes(scene(back), scene(open))).toMatchObject({
    turned: [{ from: "planned-1", to: "card-7" }],
    came: [],
    gone: [],
  });
});

it("lets a lone hidden card that is played travel and show its face", () => {
  const back = card("held-1", "hand", { kind: "strip", flags: ["back"] });
  const open = card("card-3", "end", { kind: "strip", symbol: "fist" });
  expect(changes(scene(back), scene(open))).toMatchObject({
    moved: [{ from: "held-1", to: "card-3" }],
    came: [],
    gone: [],
  });
  const doubt = [back, card("held-2", "hand", { kind: "strip", flags: ["back"] })];
  expect(changes(scene(...doubt), scene(open))).toMatchObject({ moved: [], came: ["card-3"] });
});

it("knows a strip by its title, whether or not its number is told", () => {
  const hit: Partial<Piece> = { kind: "strip", colour: "red", symbol: "fist", title: named("Hit") };
  const held = card("held-0", "hand", { ...hit, number: 8 });
  expect(changes(scene(held), scene(card("card-1", "end", hit))).moved).toEqual([
    { from: "held-0", to: "card-1" },
  ]);
  const twice = card("card-1", "end", { ...hit, title: named("Hit-2") });
  expect(changes(scene(held), scene(twice)).moved).toEqual([]);
});

it("lets an open card travel into a closed hand", () => {
  const open = card("card-7", "display", { symbol: "arrow", number: 3 });
  const backs = [
    card("hidden-1", "hand", { flags: ["back"] }),
    card("hidden-2", "hand", { flags: ["back"] }),
  ];
  expect(changes(scene(open), scene(...backs))).toMatchObject({
    moved: [{ from: "card-7", to: "hidden-1" }],
    came: ["hidden-2"],
  });
});

it("turns a heart that is lost", () => {
  const heart = (flags: Piece["flags"]): Piece => ({ id: "h", kind: "heart", at: "p", flags });
  expect(changes(scene(heart([])), scene(heart(["dim"]))).turned).toEqual([{ from: "h", to: "h" }]);
});

it("turns a die that shows another number without being cast", () => {
  const die = (number: number): Piece => ({ id: "d", kind: "die", at: "t", number });
  expect(changes(scene(die(2)), scene(die(1)))).toMatchObject({
    turned: [{ from: "d", to: "d" }],
    rolled: [],
  });
});

it("finds nothing on the first sight of a table", () => {
  expect(changes(null, scene(card("c", "hand"))).came).toEqual([]);
});

const straight = (count: number) => Array.from({ length: count }, (_, i) => ({ from: `p${i}`, to: `p${i}` }));

it("lets several pieces leave a little one after another", () => {
  const flights = schedule(straight(20), false);
  expect(flights[1]!.delay).toBeGreaterThan(flights[0]!.delay);
  expect(flights[19]!.delay + flights[19]!.time).toBeLessThanOrEqual(700);
  expect(schedule(straight(1), true)).toEqual([{ delay: 0, time: 150 }]);
});

const cell = (x: number, y: number) => ({ x: x * 60, y: y * 60, size: 60 });

it("turns what was captured outward from the piece that was put down", () => {
  const row = [cell(0, 2), cell(1, 2), cell(2, 2)];
  expect(ripple(row, [cell(3, 2)], 400)).toEqual([140, 70, 0]);
  expect(ripple([cell(2, 1), cell(4, 3), cell(5, 4)], [cell(3, 2)], 400)).toEqual([0, 0, 70]);
});

it("turns in order where nothing was put down, and never takes long", () => {
  expect(ripple([cell(0, 0), cell(9, 9), cell(1, 0)], [], 400)).toEqual([0, 70, 140]);
  expect(
    Math.max(
      ...ripple(
        Array.from({ length: 30 }, (_, i) => cell(i, 0)),
        [cell(0, 1)],
        400,
      ),
    ),
  ).toBe(400);
});

it("lays a copy exactly over its original", () => {
  const at = onScreen({ x: 100, y: 50, width: 40, height: 40 }, { x: -50, y: -50, width: 100, height: 100 });
  expect(at).toEqual({ x: 120, y: 70, scale: 0.4 });
});

it("lets those behind a piece on a path wait until it has arrived", () => {
  const ship = { from: "ship", to: "ship", path: { stops: ["a", "b"], leap: true } };
  const [card, first, crate] = schedule([straight(1)[0]!, ship, straight(1)[0]!], false);
  expect(card!.delay).toBe(0);
  expect(first!.time).toBeGreaterThan(600);
  expect(crate!.delay).toBeGreaterThanOrEqual(first!.delay + first!.time);
});

const tile = (id: string, at: string): Piece => ({ id, kind: "tile", at });

it("counts what the rules told that a piece is worth", () => {
  const table = scene(tile("a", "1"), tile("b", "2"), { id: "m", kind: "cube", at: "1" });
  const count = { act: "count" as const, of: "m", over: ["a", "b"] };
  expect(changes(table, table, [count]).tallies).toEqual([{ of: "m", counted: ["a", "b"] }]);
  expect(changes(table, table).tallies).toEqual([]);
});

it("lights up one after another, in no longer than it should take", () => {
  const tally = (of: string, n: number) => ({
    of,
    counted: Array.from({ length: n }, (_, i) => `${of}${i}`),
  });
  expect(counting([tally("x", 2), tally("y", 1)], false).map(({ when }) => when)).toEqual([0, 140, 280]);
  expect(counting([tally("x", 100)], false).at(-1)!.when).toBeLessThan(2400);
  expect(counting([tally("x", 2)], true).map(({ when }) => when)).toEqual([0, 0]);
});

it("hands on what leaves for nowhere, and takes what comes from nowhere", () => {
  const hand = (...pieces: Piece[]): Scene => ({
    zones: [
      { id: "hand", width: 1, height: 1, places: [], pieces, passing: ["left", "right"] },
      { id: "pile", width: 1, height: 1, places: [], pieces: [card("top", "pile")] },
    ],
    seats: [],
  });
  const before = hand(card("a", "hand", { number: 1 }), card("b", "hand", { number: 2 }));
  const after = hand(card("b", "hand", { number: 2 }), card("c", "hand", { number: 3 }));
  expect(changes(before, after)).toMatchObject({
    handed: [{ id: "a", to: "left" }],
    received: [{ id: "c", from: "right" }],
    gone: [],
    came: [],
    moved: [],
  });
});

it("lets a piece go over the places that were told, and a die tumble that was cast again", () => {
  const ship = (at: string): Piece => ({ id: "ship", kind: "ship", at });
  const die: Piece = { id: "die", kind: "die", at: "d", number: 3 };
  const acts = [
    { act: "cast" as const, of: "die" },
    { act: "go" as const, of: "ship", over: ["a", "b", "c"] },
  ];
  const found = changes(scene(ship("a"), die), scene(ship("c"), die), acts);
  expect(found.moved).toEqual([{ from: "ship", to: "ship", path: { stops: ["b"], leap: false } }]);
  expect(found.rolled).toEqual(["die"]);
});

it("lets pieces set out in the order in which they were told", () => {
  const both = (at: string) => scene(card("x", at), card("y", at), card("z", at));
  const acts = ["z", "x"].map((of) => ({ act: "go" as const, of, over: ["a", "b"] }));
  expect(changes(both("a"), both("b"), acts).moved.map(({ to }) => to)).toEqual(["z", "y", "x"]);
});
