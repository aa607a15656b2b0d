// The page's own catalogues: every message that is used is there in every language, and none besides.
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const CATALOGUES = import.meta.glob<string>("../src/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Uses = Map<string, string[]>; // a message, and the names of its arguments

interface Node {
  type?: string;
  name?: string;
  [field: string]: unknown;
}

/** Everything in a tree. */
function* within(tree: unknown): Generator<Node> {
  if (typeof tree !== "object" || !tree) return;
  if (!Array.isArray(tree)) yield tree as Node;
  for (const part of Object.values(tree)) yield* within(part);
}

/** The messages that a source says with `t` or `phrase`, each with its arguments. */
function saidIn(path: string, source: string): [string, string[]][] {
  const whole = path.endsWith(".ts") ? `<script lang="ts">\n${source}\n</script>` : source;
  const calls = [...within(parse(whole, { modern: true }))].filter(
    ({ type, callee }) => type === "CallExpression" && ["t", "phrase"].includes((callee as Node).name ?? ""),
  );
  return calls.flatMap((call) => {
    const [message, args] = call.arguments as [Node, Node | undefined];
    if (message.type === "Identifier") return []; // where `t` hands it on
    expect(message.type, `${path}: a message is called by its name`).toBe("Literal");
    const given = ((args?.properties ?? []) as Node[]).map(
      ({ key }) => (key as Node | undefined)?.name ?? "...",
    );
    return [[message.value as string, given.sort()]];
  });
}

/** The messages of a catalogue, each with the arguments that it speaks of, also by way of other messages. */
function writtenIn(source: string): Uses {
  const body = new FluentResource(source).body;
  const argsOf = (id: string): string[] => {
    const parts = [...within(body.filter((one) => one.id === id))];
    const own = parts.filter(({ type }) => type === "var").map(({ name }) => name!.split("-")[0]!);
    const others = parts.filter(({ type }) => type === "mesg").flatMap(({ name }) => argsOf(name!));
    return [...new Set([...own, ...others])].sort();
  };
  return new Map(body.filter(({ id }) => !id.startsWith("-")).map(({ id }) => [id, argsOf(id)]));
}

const used: Uses = new Map();
const disagreeing: string[] = [];
for (const [message, args] of Object.entries(SOURCES).flatMap((source) => saidIn(...source))) {
  if (used.has(message) && `${used.get(message)}` !== `${args}`) disagreeing.push(message);
  used.set(message, args);
}
const sorted = (uses: Uses) => Object.fromEntries([...uses].sort(([a], [b]) => a.localeCompare(b)));

it("a message is said with the same arguments everywhere", () => {
  expect(used.size).toBeGreaterThan(100);
  expect(disagreeing).toEqual([]);
});

describe.each(Object.entries(CATALOGUES))("%s", (_, source) => {
  const written = writtenIn(source);

  it("has all messages that are used, with their arguments, and none besides", () => {
    expect(sorted(written)).toEqual(sorted(used));
  });

  it("is understood whole", () => {
    const begun = [...source.matchAll(/^([a-z][a-z-]*) =/gm)].map(([, id]) => id!);
    expect([...written.keys()]).toEqual(begun);
    expect(new Set(begun).size).toBe(begun.length);
  });
});
