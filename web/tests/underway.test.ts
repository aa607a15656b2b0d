// What this browser was playing.
import { beforeEach, expect, it, vi } from "vitest";
import { begun, note } from "../src/lessons";
import type { TableInfo } from "../src/messages";
import { follow, forget, underWay } from "../src/underway";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

const table = (id: string, more: Partial<TableInfo> = {}) =>
  ({ id, game: "halma", state: "running", seats: [{ kind: "person", mine: true }], ...more }) as TableInfo;
const ids = () => underWay().map((one) => one.id);

it("is remembered, the last visited first", () => {
  for (const id of ["a", "b", "a"]) follow(table(id));
  expect(ids()).toEqual(["a", "b"]);
});

it("is dropped when it is over or gone, and never kept by who only watches", () => {
  for (const id of ["a", "b", "c"]) follow(table(id));
  follow(table("a", { state: "over" }));
  follow(table("b", { seats: [{ kind: "person" }] }));
  follow(table("d", { seats: [{ kind: "bot" }] }));
  forget("c");
  expect(ids()).toEqual([]);
});

it("is at most eight tables", () => {
  for (let i = 0; i < 12; i++) follow(table(`t${i}`));
  expect(ids()).toEqual(["t11", "t10", "t9", "t8", "t7", "t6", "t5", "t4"]);
});

it("is nothing where what was kept is spoiled", () => {
  kept.set("spieltisch.underway", "{");
  expect(ids()).toEqual([]);
  kept.set("spieltisch.underway", '[null, {"id": 3}, {"id": "a", "game": "halma", "at": 1}]');
  expect(ids()).toEqual(["a"]);
});

it("are lessons too, once something was done in them", () => {
  note("halma", { lesson: { step: 0, answers: [] } });
  note("brooke", { lesson: { step: 2, answers: [1] } });
  note("brikks", { learned: true });
  expect(begun()).toEqual(["brooke"]);
});
