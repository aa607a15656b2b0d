// Pieces with two sides.
import { describe, expect, it } from "vitest";
import type { Piece, Scene, Way } from "../src/messages";
import { lone, otherSide, sided } from "../src/table/input/sides";
import { byTarget, usable } from "../src/table/input/ways";
import { changes } from "../src/table/motion/changes";
import { named } from "./named";

const tile = (id: string, more: Partial<Piece> = {}): Piece => ({ id, kind: "tile", at: "hand", ...more });
const front = tile("t", { symbol: "wheel", colour: "green", reverse: "t-closed" });
const back = tile("t-closed", { symbol: "wheel", flags: ["back"], reverse: "t" });
const scene = (...pieces: Piece[]): Scene => ({
  zones: [{ id: "z", width: 1, height: 1, places: [], pieces }],
  seats: [],
});
const ids = (shown: Scene) => shown.zones.flatMap((zone) => zone.pieces ?? []).map((piece) => piece.id);
const carry = (move: number, piece: string, place: string): Way => ({
  move,
  piece,
  place,
  label: named(""),
});

describe("the side that is up", () => {
  it("is the first", () => {
    expect(ids(sided(scene(front, back, tile("other")), []))).toEqual(["t", "other"]);
  });

  it("is the other one after it was turned", () => {
    expect(ids(sided(scene(front, back), ["t-closed"]))).toEqual(["t-closed"]);
  });

  it("leads to the one below", () => {
    expect(otherSide(scene(front), "t")).toBe("t-closed");
    expect(otherSide(scene(tile("other")), "other")).toBe("");
  });

  it("leaves a scene alone that has no such piece", () => {
    const plain = scene(tile("other"));
    expect(sided(plain, ["t"])).toBe(plain);
  });
});

describe("a lone piece", () => {
  const open = byTarget([carry(1, "t", "a"), carry(2, "t-closed", "a"), carry(3, "t", "b")]);

  it("is all that can be used, whichever side is up", () => {
    expect(lone(scene(front), open)).toBe("t");
    expect(lone(scene(back), open)).toBe("t-closed");
  });

  it("lets its targets be used at once", () => {
    expect(usable(open, "", "t")).toEqual(new Set(["t", "t-closed", "a", "b"]));
    expect(usable(open, "")).toEqual(new Set(["t", "t-closed"]));
  });

  it("is none among several", () => {
    const more = byTarget([carry(1, "t", "a"), carry(2, "u", "a")]);
    expect(lone(scene(front, tile("u")), more)).toBe("");
    expect(
      lone(scene(front), byTarget([carry(1, "t", "a"), { move: 2, place: "b", label: named("") }])),
    ).toBe("");
    expect(lone(scene(front), byTarget([]))).toBe("");
  });
});

describe("what moves", () => {
  it("is turned over with its side", () => {
    expect(changes(scene(front), scene(back))).toMatchObject({
      turned: [{ from: "t", to: "t-closed" }],
      came: [],
      gone: [],
    });
  });

  it("is never a ghost", () => {
    const ghost: Piece = { id: "g", kind: "cube", at: "a", colour: "red", flags: ["ghost"] };
    const cube: Piece = { id: "c", kind: "cube", at: "supply", colour: "red" };
    const put: Piece = { id: "p", kind: "cube", at: "a", colour: "red" };
    expect(changes(scene(cube, ghost), scene(put))).toMatchObject({
      moved: [{ from: "c", to: "p" }],
      gone: [],
    });
    expect(changes(scene(cube), scene(cube, ghost)).came).toEqual([]);
  });
});

it("finds ways whose target is small on a phone", () => {
  const small: Way = { ...carry(1, "g", ""), thumb: true };
  expect(byTarget([small, carry(2, "t", "a")]).thumbs).toEqual([small]);
});
