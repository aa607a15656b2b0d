// What a press means.
import { describe, expect, it } from "vitest";
import type { Way } from "../src/messages";
import { ascending, counted, meaningOf, shown, byTarget, touching, usable } from "../src/table/input/ways";
import { say } from "../src/settings.svelte";
import { named } from "./named";

let number = 0;
const way = (more: Partial<Way>): Way => ({ move: ++number, label: named("move", "Zug"), ...more });
const none = byTarget([]);

describe("a press with an empty hand", () => {
  it("makes the one move of a place", () => {
    const put = way({ place: "c4" });
    expect(meaningOf(byTarget([put]), none, "", { place: "c4" })).toEqual({ act: "move", way: put });
  });

  it("on a piece without a way of its own means its place", () => {
    const put = way({ place: "c4" });
    expect(meaningOf(byTarget([put]), none, "", { piece: "tile", place: "c4" })).toEqual({
      act: "move",
      way: put,
    });
  });

  it("asks where several moves share a target", () => {
    const bids = [way({ place: "drop" }), way({ place: "drop" })];
    expect(meaningOf(byTarget(bids), none, "", { place: "drop" })).toEqual({ act: "choose", ways: bids });
  });

  it("takes up a piece that can be carried to several places", () => {
    const open = byTarget([way({ piece: "p", place: "a" }), way({ piece: "p", place: "b" })]);
    expect(meaningOf(open, none, "", { piece: "p", place: "z" })).toEqual({
      act: "hold",
      piece: "p",
      ways: [],
    });
  });

  it("carries at once what can go to one place only", () => {
    const only = way({ piece: "p", place: "a" });
    expect(meaningOf(byTarget([only]), none, "", { piece: "p", place: "z" })).toEqual({
      act: "move",
      way: only,
    });
  });

  it("asks why where a way is shut", () => {
    const shut = way({ place: "a1" });
    expect(meaningOf(none, byTarget([shut]), "", { place: "a1" })).toEqual({ act: "why", way: shut });
  });

  it("means nothing on anything else", () => {
    expect(meaningOf(none, none, "", { place: "a1" })).toEqual({ act: "nothing" });
  });
});

describe("a move with two handles", () => {
  const played = way({ piece: "card", place: "a", also: [["pawn", "c"]], shows: ["ghost"] });
  const other = way({ piece: "card", place: "b", also: [["pawn-2", "c"]] });
  const open = byTarget([played, other]);

  it("is made by either", () => {
    expect(meaningOf(open, none, "card", { piece: "pawn", place: "a" })).toMatchObject({
      act: "move",
      way: { move: played.move },
    });
    expect(meaningOf(open, none, "", { piece: "pawn", place: "a" })).toMatchObject({
      act: "move",
      way: { move: played.move },
    });
  });

  it("lights up where the handle in question leads", () => {
    expect(shown(touching(open, "", { piece: "pawn", place: "a" }))).toEqual(new Set(["ghost", "c"]));
    expect(shown(touching(open, "card", { piece: "pawn", place: "a" }))).toEqual(new Set(["ghost", "a"]));
  });

  it("shares the target of its second handle", () => {
    expect(meaningOf(open, none, "", { place: "c" })).toMatchObject({ act: "choose" });
    expect(usable(open, "")).toEqual(new Set(["card", "pawn", "pawn-2"]));
  });
});

describe("a press with a piece in the hand", () => {
  const a = way({ piece: "p", place: "a" });
  const b = way({ piece: "p", place: "b" });
  const other = [way({ piece: "q", place: "a" }), way({ piece: "q", place: "c" })];
  const open = byTarget([a, b, ...other]);

  it("puts it down where it may go, also onto a piece lying there", () => {
    expect(meaningOf(open, none, "p", { piece: "x", place: "a" })).toEqual({ act: "move", way: a });
  });

  it("lets go of it on itself", () => {
    expect(meaningOf(open, none, "p", { piece: "p", place: "z" })).toEqual({ act: "let-go" });
  });

  it("takes another piece instead", () => {
    expect(meaningOf(open, none, "p", { piece: "q", place: "y" })).toEqual({
      act: "hold",
      piece: "q",
      ways: [],
    });
  });

  it("lights only the places where it may go", () => {
    expect([...usable(open, "p")]).toEqual(["a", "b"]);
    expect(touching(open, "p", { place: "b" })).toEqual([b]);
  });
});

describe("a choice of numbers", () => {
  it("is in ascending order", () => {
    const ways = ["10 ×", "9 ×", "2 ×"].map((short) => way({ place: "x", short: named(short) }));
    expect(ascending(ways).map((one) => say(one.short))).toEqual(["2 ×", "9 ×", "10 ×"]);
  });

  it("becomes a counter when it is long", () => {
    const ways = Array.from({ length: 7 }, (_, i) => way({ place: "x", short: named(`${i}`) }));
    expect(counted(ways)).toBe(true);
    expect(counted(ways.slice(0, 3))).toBe(false);
  });
});

describe("a chain", () => {
  const near = way({ piece: "p", place: "a" });
  const far = way({ piece: "p", place: "b", then: [7] });
  const open = byTarget([near], [far]);

  it("is made by carrying the piece to its end", () => {
    expect(meaningOf(open, none, "p", { place: "b" })).toEqual({ act: "move", way: far });
    expect([...usable(open, "p")]).toEqual(["a", "b"]);
  });

  it("leaves a piece to be taken up that has one move besides", () => {
    expect(meaningOf(open, none, "", { piece: "p", place: "z" })).toMatchObject({ act: "hold", piece: "p" });
  });

  it("is not meant by pressing its end alone", () => {
    expect(meaningOf(open, none, "", { place: "a" })).toEqual({ act: "move", way: near });
    expect(meaningOf(open, none, "", { place: "b" })).toEqual({ act: "nothing" });
  });
});
