// What a scene says, put into words for a reader of its own: who looks at an example is not who sits at the table.
import type { Phrase } from "../messages";
import { FALLBACK, worded, type Reader } from "../phrases.svelte";

/** Whether something is a phrase: a message of a catalogue, a list, or a name. */
function isPhrase(thing: object): thing is Phrase {
  const { id } = thing as { id?: unknown };
  const alone = Object.keys(thing).every((key) => key === "id" || key === "args");
  return alone && typeof id === "string" && (id.includes("/") || ["and", "or", "name"].includes(id));
}

/** The same thing with every phrase in it said to this reader. */
export function spoken<T>(thing: T, reader: Reader): T {
  if (typeof thing !== "object" || thing === null) return thing;
  if (Array.isArray(thing)) return thing.map((part) => spoken(part, reader)) as T;
  if (isPhrase(thing)) return { id: "name", args: { [FALLBACK]: worded(thing, reader) } } as T;
  return Object.fromEntries(Object.entries(thing).map(([key, part]) => [key, spoken(part, reader)])) as T;
}
