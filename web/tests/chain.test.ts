// A chain of moves: one gesture, several requests, each after the view that offers it.
import { beforeEach, expect, it } from "vitest";
import { makeLine, type Plug } from "../src/line";
import type { View, Way } from "../src/messages";
import { press } from "../src/table/input/press";
import { Table } from "../src/table/state.svelte";
import { receive } from "../src/table/telling";
import { named } from "./named";

const nowhere = { x: 0, y: 0, w: 0, h: 0 };
const way = (move: number, more: Partial<Way>): Way => ({ move, label: named("move", "Zug"), ...more });
const near = way(1, { piece: "p", place: "a" });
const far = way(1, { piece: "p", place: "c", then: [2, 3] });

function view(decision: number, ways: Way[], chains: Way[] = []): View {
  return {
    t: "view",
    event: decision,
    seat: 0,
    decision,
    acting: [0],
    over: false,
    scene: { zones: [], seats: [], ways, chains },
  } as unknown as View;
}

let table: Table;
let sent: { decision: number; move: number; id: string }[];

beforeEach(() => {
  sent = [];
  const plug = { send: (text: string) => sent.push(JSON.parse(text)), close: () => {} } as unknown as Plug;
  table = new Table();
  table.line = makeLine(
    () => plug,
    () => {},
    () => {},
  );
  plug.onopen?.();
  sent.length = 0;
  receive(table, view(4, [near], [far]));
  press(table, { piece: "p" }, nowhere);
  press(table, { place: "c" }, nowhere);
});

const moves = () => sent.map(({ decision, move }) => [decision, move]);

it("sends every move as the answer to a decision of its own", () => {
  expect(moves()).toEqual([[4, 1]]);
  receive(table, view(5, [way(2, { piece: "q", place: "b" })]));
  receive(table, view(6, [way(3, { piece: "r", place: "c" })]));
  receive(table, view(7, [way(3, { piece: "r", place: "c" })]));
  expect(moves()).toEqual([
    [4, 1],
    [5, 2],
    [6, 3],
  ]);
});

it("waits while the same decision is shown again", () => {
  receive(table, view(4, [near], [far]));
  expect(moves()).toEqual([[4, 1]]);
});

it("ends where the next move is not offered", () => {
  receive(table, view(5, [way(9, { button: true })]));
  receive(table, view(6, [way(2, { piece: "q", place: "b" })]));
  expect(moves()).toEqual([[4, 1]]);
});

it("ends where a move is refused", () => {
  receive(table, { t: "answer", id: sent[0]!.id, ok: false } as never);
  receive(table, view(5, [way(2, { piece: "q", place: "b" })]));
  expect(moves()).toEqual([[4, 1]]);
});
