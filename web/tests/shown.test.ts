// What is shown of a table: which scene, and what lights up in it.
import { describe, expect, it } from "vitest";
import type { Scene, Tips, View, Way } from "../src/messages";
import { byTarget } from "../src/table/input/ways";
import { foreseenBy, litBy, sceneOf, type Looking, type Pointing } from "../src/table/shown";
import { named } from "./named";

const way: Way = { move: 4, label: named("move", "Zug"), piece: "pawn", place: "b", shows: ["mark"] };
const scene: Scene = {
  zones: [
    {
      id: "board",
      width: 2,
      height: 1,
      places: [
        { id: "a", x: 0, y: 0, shows: ["lane"] },
        { id: "b", x: 1, y: 0 },
      ],
      pieces: [{ id: "pawn", kind: "pawn", at: "a", shows: ["coin"] }],
    },
  ],
  seats: [],
  ways: [way],
};
const other = (id: string): Scene => ({ ...scene, zones: [{ ...scene.zones[0]!, id }] });

describe("the scene on the screen", () => {
  const now: Looking = {
    view: { t: "view", event: 5, seat: 0, decision: 3, acting: [0], log: [], scene } as unknown as View,
    history: [{ event: 2, scene: other("past"), acts: [] }],
    looking: -1,
    moment: null,
    picks: [],
    coloured: false,
    up: [],
    sent: -1,
    lesson: null,
  };
  const seen = (change: Partial<Looking>) => sceneOf({ ...now, ...change });

  it("is nothing before the first view", () => {
    expect(seen({ view: null })).toBe(null);
  });

  it("is the table as it is, with what can be done", () => {
    expect(seen({})?.ways).toEqual([way]);
  });

  it("is one of the past, where nothing can be done, even during a moment", () => {
    const past = seen({ looking: 2, moment: { scene: other("moment"), acts: [] } });
    expect([past?.zones[0]!.id, past?.ways]).toEqual(["past", []]);
  });

  it("is a moment before the next view", () => {
    expect(seen({ moment: { scene: other("moment"), acts: [] } })?.zones[0]!.id).toBe("moment");
  });

  it("has nothing to do while an answer is under way", () => {
    expect(seen({ sent: 3 })?.ways).toEqual([]);
    expect(seen({ sent: 2 })?.ways).toEqual([way]);
  });
});

describe("what lights up", () => {
  const idle: Pointing = {
    scene,
    open: byTarget(scene.ways),
    held: "",
    pointed: [],
    pointedPlace: "",
    tips: null,
    tipped: -1,
  };
  const lit = (change: Partial<Pointing>) => [...litBy({ ...idle, ...change })].sort();

  it("is nothing while nothing is pointed at", () => {
    expect(lit({})).toEqual([]);
  });

  it("is what is pointed at, with what its place and the pieces on it show", () => {
    expect(lit({ pointed: [way] })).toEqual(["b", "mark"]);
    expect(lit({ pointedPlace: "a" })).toEqual(["coin", "lane"]);
  });

  it("is what the piece in the hand could do", () => {
    expect(lit({ held: "pawn" })).toEqual(["b", "mark"]);
    expect(lit({ held: "pawn", pointedPlace: "a" })).toEqual(["b", "mark"]);
  });

  it("is the whole move of a hint while the hand is empty", () => {
    const tips = {} as Tips;
    expect(lit({ tips, tipped: 4 })).toEqual(["b", "mark", "pawn"]);
    expect(lit({ tips, tipped: 4, held: "stone" })).toEqual([]);
  });

  it("foresees what is lit, or all that what is held could do", () => {
    expect(foreseenBy(new Set(["lane"]), { ...idle, held: "pawn" })).toEqual(new Set(["lane"]));
    expect(foreseenBy(new Set(), { ...idle, held: "pawn" })).toEqual(new Set(["b", "mark"]));
    expect(foreseenBy(new Set(), idle)).toEqual(new Set());
  });
});
