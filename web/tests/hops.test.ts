// The ways of pieces that hop.
import { expect, it } from "vitest";
import type { Piece, Scene, Way } from "../src/messages";
import { meaningOf, byTarget } from "../src/table/input/ways";
import { changes, hopping } from "../src/table/motion/changes";
import { along, bow, leaps, together } from "../src/table/motion/hops";
import { named } from "./named";

const way = (piece: string, ...hops: string[]): Way => ({
  move: 1,
  label: named("move", "Zug"),
  piece,
  place: hops.at(-1)!,
  hops,
});
const none = byTarget([]);

it("joins the hops of all ways, each once", () => {
  const ways = [way("p", "c3"), way("p", "c3", "e5"), way("p", "c3", "c5"), way("q", "d1")];
  const at = new Map([["p", "a1"]]);
  expect(together(ways, at)).toEqual([
    ["a1", "c3"],
    ["c3", "e5"],
    ["c3", "c5"],
  ]);
});

it("goes from place to place", () => {
  expect(along(["a1", "c3", "c5"])).toEqual([
    ["a1", "c3"],
    ["c3", "c5"],
  ]);
  expect(along([])).toEqual([]);
});

it("tells a step from a leap", () => {
  expect(leaps({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(false);
  expect(leaps({ x: 0, y: 0 }, { x: 2, y: 0 })).toBe(true);
});

it("bows upwards over what is leapt over, and is straight for a step", () => {
  expect(bow({ x: 0, y: 1 }, { x: 2, y: 1 }, 100)).toBe("M0 100Q100 60 200 100");
  expect(bow({ x: 2, y: 1 }, { x: 0, y: 1 }, 100)).toBe("M200 100Q100 60 0 100");
  expect(bow({ x: 0, y: 0 }, { x: 1, y: 0 }, 100)).toBe("M0 0Q50 0 100 0");
});

it("asks for the piece before its goal", () => {
  const open = byTarget([way("p", "c3")]);
  expect(meaningOf(open, none, "", { place: "c3" })).toEqual({ act: "nothing" });
  expect(meaningOf(open, none, "", { piece: "p", place: "a1" })).toMatchObject({ act: "hold", piece: "p" });
  expect(meaningOf(open, none, "p", { place: "c3" })).toMatchObject({ act: "move" });
});

it("says no where the piece in the hand cannot go but another can", () => {
  const open = byTarget([way("p", "c3"), way("q", "e5")]);
  expect(meaningOf(open, none, "p", { place: "e5" })).toEqual({ act: "refuse" });
});

const red = (at: string): Piece => ({ id: `red-${at}`, kind: "pawn", at, colour: "red" });
const scene = (piece: Piece): Scene => ({
  zones: [{ id: "z", width: 1, height: 1, places: [], pieces: [piece] }],
  seats: [],
});

const hop = (of: string, ...over: string[]) => [{ act: "hop" as const, of, over }];

it("lets a piece hop over the places that were told", () => {
  const change = changes(scene(red("a1")), scene(red("c5")), hop("red-c5", "a1", "c3", "c5"));
  expect(change.moved).toEqual([{ from: "red-a1", to: "red-c5", over: ["a1", "c3", "c5"] }]);
});

it("goes straight where it was not at their beginning", () => {
  const change = changes(scene(red("c5")), scene(red("a1")), hop("red-a1", "e5", "a1"));
  expect(change.moved).toEqual([{ from: "red-c5", to: "red-a1" }]);
});

it("takes longer for more hops, but nobody waits for ever", () => {
  expect(hopping(3) - hopping(2)).toBe(150);
  expect(hopping(40)).toBeLessThan(2000);
});
