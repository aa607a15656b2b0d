// A plan that is laid ready, thought over and sent.
import { beforeAll, expect, it } from "vitest";
import type { Scene, Way } from "../src/messages";
import { learn } from "../src/phrases.svelte";
import { say } from "../src/settings.svelte";
import { inOrder, pending, picked, pickOf, planned, READY, type Pick } from "../src/table/input/plan";
import { named } from "./named";

beforeAll(() => learn("en"));

const card = (id: string, at = "hand") => ({
  id,
  kind: "card" as const,
  at,
  label: named(id),
});
const way = (move: number): Way => ({ move, label: named("?"), piece: `card-${move}` });
const scene: Scene = {
  zones: [
    {
      id: "hand",
      width: 1,
      height: 1,
      places: [{ id: "hand", x: 0, y: 0 }],
      pieces: [1, 2, 3].map((n) => card(`card-${n}`)),
    },
    { id: "plan", width: 1, height: 1, places: ["first", "second"].map((id) => ({ id, x: 0, y: 0 })) },
  ],
  seats: [],
  prompt: named("Plan", "Plane"),
  ways: [way(1), way(2), way(3)],
  plan: {
    places: ["first", "second"],
    labels: [named("one", "eins"), named("two", "zwei")],
    ready: named("ready", "fertig"),
  },
};
const where = (shown: Scene) =>
  Object.fromEntries(shown.zones.flatMap((zone) => (zone.pieces ?? []).map((piece) => [piece.id, piece.at])));
const of = (...moves: number[]): Pick[] =>
  moves.reduce((picks, move) => picked(scene, picks, move), [] as Pick[]);

it("fills its places in order", () => {
  expect(of(3, 1)).toEqual([
    { move: 3, place: "first" },
    { move: 1, place: "second" },
  ]);
  expect(where(planned(scene, of(3)))).toEqual({ "card-1": "hand", "card-2": "hand", "card-3": "first" });
});

it("offers what is not picked yet for the next place", () => {
  const ways = planned(scene, of(3)).ways!;
  expect(ways.map((one) => one.move)).toEqual([1, 2]);
  expect(say(ways[0]!.label)).toBe("card-1: two");
});

it("offers nothing but to send it when it is full", () => {
  const full = of(3, 1, 2);
  expect(planned(scene, full).ways).toMatchObject([
    { move: READY, button: true, label: named("ready", "fertig") },
  ]);
  expect(inOrder(scene, full)).toEqual([3, 1]);
});

it("sends the moves by their places, not by the order of the clicks", () => {
  const [first, second] = of(3, 1);
  expect(inOrder(scene, [second!, first!])).toEqual([3, 1]);
  const thoughtOver = picked(scene, [second!], 2);
  expect(inOrder(scene, thoughtOver)).toEqual([2, 1]);
});

it("knows which pick a piece is", () => {
  expect(pickOf(scene, of(3), "card-3")).toEqual({ move: 3, place: "first" });
  expect(pickOf(scene, of(3), "card-1")).toBeUndefined();
});

it("forgets picks for places that the table has filled", () => {
  const later: Scene = {
    ...scene,
    plan: { ...scene.plan!, places: ["second"], labels: [named("two", "zwei")] },
  };
  expect(pending(later, of(3, 1))).toEqual([{ move: 1, place: "second" }]);
});

it("leaves a scene without a plan as it is", () => {
  const other: Scene = { ...scene, plan: null };
  expect(planned(other, of(3))).toBe(other);
});
