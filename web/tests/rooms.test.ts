// The rooms of the table: each uses only what lies before it. Types may come from everywhere.
import { expect, it } from "vitest";

const MAY_USE: Record<string, string[]> = {
  layout: [],
  motion: ["layout"],
  input: ["layout", "motion"],
  well: ["layout", "motion", "input"],
  drawing: ["layout", "motion", "input", "well"],
  free: ["layout", "motion", "input", "drawing"],
  towers: ["layout", "motion", "input", "drawing"],
  around: ["layout", "motion", "input", "well", "drawing", "free", "towers", ""],
  "": ["layout", "motion", "input", "around"], // the table itself and its state
};

const TABLE = "../src/table/";
const files = import.meta.glob<string>("../src/table/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The room of a file of the table. */
const roomOf = (path: string) => path.slice(TABLE.length).match(/^(\w+)\//)?.[1] ?? "";

/** The files of the table that a file uses. */
function used(path: string, text: string): string[] {
  const imports = text.matchAll(/^\s*import (?!type )[^;]*?from "(\.[^"]*)"/gm);
  const here = `http://page/${path.slice("../".length)}`;
  return [...imports].flatMap(([, to]) => {
    const found = `..${new URL(to!, here).pathname}`;
    return found.startsWith(TABLE) ? [found] : [];
  });
}

it.each(Object.entries(files))("%s uses only the rooms before its own", (path, text) => {
  const room = roomOf(path);
  const others = used(path, text)
    .map(roomOf)
    .filter((other) => other !== room);
  expect(others.filter((other) => !MAY_USE[room]?.includes(other))).toEqual([]);
});

it("every room is in use", () => {
  expect(new Set(Object.keys(files).map(roomOf))).toEqual(new Set(Object.keys(MAY_USE)));
});
