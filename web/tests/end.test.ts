// The result of a match: who is level shares a place.
import { render } from "svelte/server";
import { beforeAll, expect, it } from "vitest";
import type { View } from "../src/messages";
import { learn } from "../src/phrases.svelte";
import { reader } from "../src/settings.svelte";
import End from "../src/table/around/End.svelte";
import { Table } from "../src/table/state.svelte";

beforeAll(() => learn("en"));

it("joint winners share the first place, and whoever comes next is third", () => {
  const table = new Table();
  table.givenNames = reader.names = ["Ada", "Bruno", "Clara", "David"];
  reader.you = 0;
  table.view = {
    event: 9,
    seat: 0,
    acting: [],
    log: [],
    over: true,
    points: [5, 9, 5, 9],
  } as unknown as View;
  table.view = { ...table.view, winners: [1, 3], ranks: [3, 1, 3, 1], scene: { zones: [], seats: [] } };
  const { body } = render(End, { props: { table, onclose: () => {}, onrule: () => {} } });
  expect(body).toContain("Bruno and David win");
  const rows = [...body.matchAll(/<li value="(\d)"[^>]*><span>(\w+)/g)].map(([, rank, name]) => [rank, name]);
  expect(rows).toEqual([
    ["1", "Bruno"],
    ["1", "David"],
    ["3", "You"],
    ["3", "Clara"],
  ]);
});
