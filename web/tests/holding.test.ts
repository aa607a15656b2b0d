// What is in the hand: no press ever plays anything else.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeLine, type Plug } from "../src/line";
import type { FromPage, Piece, Reach, View, Way } from "../src/messages";
import { learn } from "../src/phrases.svelte";
import { press } from "../src/table/input/press";
import { meaningOf, byTarget, type Act } from "../src/table/input/ways";
import { say } from "../src/settings.svelte";
import { Table } from "../src/table/state.svelte";
import { receive } from "../src/table/telling";
import { named } from "./named";

/** Whole numbers below n that are the same in every run. */
function chance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

beforeAll(() => learn("en"));

const PIECES = ["p", "q", "r", "s"];
const PLACES = ["a", "b", "c", "d"];

/** Some table: ways of all kinds between a few pieces and places. */
function somewhere(seed: number) {
  const below = chance(seed);
  const one = <T>(of: T[]): T => of[below(of.length)]!;
  const ways = (most: number): Way[] =>
    Array.from({ length: below(most) }, (_, i) => {
      const kind = below(6);
      const way: Way = { move: 100 * most + i, label: named("move", "Zug") };
      if (kind === 0) return { ...way, button: true };
      if (kind === 1) return { ...way, place: one(PLACES) };
      if (kind === 2) return { ...way, piece: one(PIECES) };
      const carried = { ...way, piece: one(PIECES), place: one(PLACES) };
      if (kind === 3) return { ...carried, also: [[one(PIECES), one(PLACES)] as [string, string]] };
      return kind === 4 ? { ...carried, hops: [one(PLACES), carried.place] } : carried;
    });
  const chains = ways(3).map((way) => ({ ...way, piece: one(PIECES), place: one(PLACES), then: [1] }));
  const reaches = below(4) ? [] : [{ piece: one(PIECES) } as Reach];
  return { open: byTarget(ways(12), chains, reaches), shut: byTarget(ways(5)) };
}

/** The pieces with which the moves begin that a press makes or offers. */
function begun(act: Act): string[] {
  const ways = act.act === "move" ? [act.way] : "ways" in act ? act.ways : [];
  return ways.map((way) => (act.act === "hold" && way.piece === act.piece ? "taken up" : (way.piece ?? "")));
}

describe("with any piece in the hand", () => {
  it("no press on any table makes or offers a move of anything else", () => {
    const strange: unknown[] = [];
    for (let seed = 1; seed <= 2000; seed++) {
      const { open, shut } = somewhere(seed);
      for (const held of open.carries.keys())
        for (const piece of ["", ...PIECES])
          for (const place of ["", ...PLACES]) {
            const from = begun(meaningOf(open, shut, held, { piece, place }));
            if (from.some((one) => one !== held && one !== "taken up"))
              strange.push({ seed, held, piece, place });
          }
    }
    expect(strange).toEqual([]);
  });
});

const nowhere = { x: 0, y: 0, w: 0, h: 0 };
const carry = (move: number, piece: string, place: string): Way => ({
  move,
  piece,
  place,
  label: named("move", "Zug"),
});
const card = (id: string, name: string): Piece => ({ id, kind: "card", at: "hand", label: named(name) });

describe("with a card in the hand", () => {
  let table: Table;
  let sent: FromPage[];

  beforeEach(() => {
    sent = [];
    const plug = { send: (text: string) => sent.push(JSON.parse(text)), close: () => {} } as unknown as Plug;
    vi.stubGlobal("innerWidth", 800);
    vi.stubGlobal("innerHeight", 600);
    table = new Table();
    table.line = makeLine(
      () => plug,
      () => {},
      () => {},
    );
    plug.onopen?.();
    sent.length = 0;
    const ways = [carry(1, "red-4", "wheel"), carry(2, "red-4", "arrow"), carry(3, "blue-1", "drop")];
    const scene = {
      zones: [
        { id: "z", width: 1, height: 1, places: [], pieces: [card("red-4", "R4"), card("blue-1", "B1")] },
      ],
      seats: [],
      ways: [...ways, { move: 4, place: "pile", label: named("move", "Zug") }],
      shut: [carry(9, "red-4", "hammer")],
    };
    receive(table, {
      t: "view",
      event: 1,
      seat: 0,
      decision: 1,
      acting: [0],
      scene,
      log: [],
    } as unknown as View);
    press(table, { piece: "red-4", place: "hand" }, nowhere);
  });

  it("the place of another one says that it cannot go there, and keeps it in the hand", () => {
    press(table, { place: "drop" }, nowhere);
    press(table, { place: "drop" }, nowhere);
    expect(sent).toEqual([]);
    expect(say(table.bubble?.text)).toBe("R4: not possible there");
    expect(table.spoken).toEqual([table.bubble?.text]);
    expect(table.held).toBe("red-4");
  });

  it("another card is taken up instead, also if it has one place to go", () => {
    press(table, { piece: "blue-1", place: "hand" }, nowhere);
    expect(sent).toEqual([]);
    expect(table.held).toBe("blue-1");
    press(table, { place: "drop" }, nowhere);
    expect(sent).toMatchObject([{ t: "move", move: 3 }]);
  });

  it("a place where it might be tried asks why", () => {
    press(table, { place: "hammer" }, nowhere);
    expect(sent).toMatchObject([{ t: "why", move: 9 }]);
  });

  it("what is pressed with an empty hand only puts it down", () => {
    press(table, { place: "pile" }, nowhere);
    expect([sent, table.held, table.bubble]).toEqual([[], "", null]);
    press(table, { place: "pile" }, nowhere);
    expect(sent).toMatchObject([{ t: "move", move: 4 }]);
  });

  it("where it lies puts it down", () => {
    press(table, { place: "hand" }, nowhere);
    expect([table.held, table.bubble]).toEqual(["", null]);
  });
});
