import { expect, test } from "vitest";
import type { Scene, Zone } from "../src/messages";
import { byColour } from "../src/table/input/sorting";

const hand: Zone = {
  id: "hand",
  width: 4,
  height: 1.4,
  places: [],
  sorts: true,
  pieces: [
    { id: "a", kind: "card", at: "p0", colour: "blue", symbol: "drop", number: 6 },
    { id: "b", kind: "card", at: "p1", colour: "red", symbol: "drop", number: 1 },
    { id: "c", kind: "card", at: "p2", colour: "blue", symbol: "wheel", number: 1 },
    { id: "d", kind: "card", at: "p3", colour: "red", symbol: "arrow", number: 5 },
  ],
};
const scene = (zone: Zone): Scene => ({ zones: [zone], seats: [] });
const lying = (shown: Scene) => shown.zones[0]!.pieces!.map(({ id, at }) => `${id} ${at}`);

test("cards by colour change places, high ones first in each colour", () => {
  expect(lying(byColour(scene(hand)))).toEqual(["d p0", "b p1", "a p2", "c p3"]);
});

test("other zones stay as they are", () => {
  expect(byColour(scene({ ...hand, sorts: false })).zones[0]!.pieces).toEqual(hand.pieces);
});
