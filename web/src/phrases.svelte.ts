// Puts phrases into words: a message of a catalogue and its arguments become a sentence in the reader's language.
// What becomes of each kind of argument is said in `engine/phrase.py`, which does the same outside the page.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase, Who } from "./messages";

type Arg = number | string | Who | Phrase;

const FALLBACK = "en";
const HOUSE = "house";

// All catalogues: the games' own, those of the server, and the page's. Each language is loaded when it is wanted.
const files = import.meta.glob<string>(
  ["../../src/spieltisch/games/*/words.*.ftl", "../../src/spieltisch/words/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The catalogue's name and its language: `games/halma/words.de.ftl`, `words/house.de.ftl`. */
function titleOf(path: string): { book: string; language: string } {
  const [, folder, name, language] = /([^/]+)\/([^/.]+)\.([^/.]+)\.ftl$/.exec(path)!;
  return { book: name === "words" ? folder! : name!, language: language! };
}

interface Shelf {
  books: Map<string, FluentBundle>;
}

const shelves: Record<string, Shelf> = $state({});

/** Loads the catalogues of a language, and those that it falls back to. */
export async function learn(language: string): Promise<void> {
  await Promise.all([...new Set([language, FALLBACK])].filter((one) => !(one in shelves)).map(load));
}

async function load(language: string): Promise<void> {
  const paths = Object.keys(files).filter((path) => titleOf(path).language === language);
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  shelves[language] = { books: new Map(paths.map((path, i) => [titleOf(path).book, bundleOf(language, texts[i]!)])) };
}

function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Who reads, and what the players at his table are called. */
export interface Reader {
  language: string;
  names: readonly string[];
  you: number;
}

/** The phrase for a reader. What his language lacks is said in English. */
export function worded(phrase: Phrase, reader: Reader): string {
  if (isList(phrase)) return listed(phrase, reader);
  const found = messageOf(phrase, reader.language);
  return found ? found.bundle.formatPattern(found.value, variables(phrase, reader), []) : phrase.id;
}

const isList = ({ id }: Phrase): boolean => id === "and" || id === "or";
const isWho = (arg: Arg): arg is Who => Array.isArray(arg);
const isPhrase = (arg: Arg): arg is Phrase => typeof arg === "object" && !Array.isArray(arg);

function messageOf({ id }: Phrase, language: string) {
  const [book, name] = id.split("/") as [string, string];
  for (const one of [language, FALLBACK]) {
    const bundle = shelves[one]?.books.get(book);
    const message = bundle?.getMessage(name);
    if (bundle && message?.value) return { bundle, value: message.value, attributes: message.attributes };
  }
  return undefined;
}

/** What the message of a phrase calls its arguments. */
function variables({ args }: Phrase, reader: Reader): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args ?? {})) {
    if (isWho(arg)) {
      found[name] = arg[0] === reader.you ? "you" : "other";
      found[`${name}-name`] = reader.names[arg[0]] ?? "";
    } else if (isPhrase(arg)) {
      found[name] = worded(arg, reader);
      const traits = isList(arg) ? ofList(arg, reader) : attributes(arg, reader);
      for (const [trait, text] of Object.entries(traits)) found[`${name}-${trait}`] = text;
    } else found[name] = arg;
  }
  return found;
}

/** What its message says of a thing beside its name: its cases, its gender. */
function attributes(phrase: Phrase, reader: Reader): Record<string, FluentVariable> {
  const found = messageOf(phrase, reader.language);
  if (!found) return {};
  const known = variables(phrase, reader);
  return Object.fromEntries(
    Object.entries(found.attributes).map(([name, text]) => [name, found.bundle.formatPattern(text, known, [])]),
  );
}

function ofList({ args }: Phrase, reader: Reader): Record<string, FluentVariable> {
  const items = Object.values(args ?? {});
  const seats = items.filter(isWho).map(([seat]) => seat);
  const you = !seats.includes(reader.you) ? "not" : items.length === 1 ? "alone" : "among";
  return { count: items.length, ...(seats.length && { you }) };
}

function listed({ id, args }: Phrase, reader: Reader): string {
  const type = id === "or" ? "disjunction" : "conjunction";
  const locale = reader.language === "en" ? "en-GB" : reader.language;
  return new Intl.ListFormat(locale, { type }).format(Object.values(args ?? {}).map((item) => alone(item, reader)));
}

/** A thing in a list. */
function alone(item: Arg, reader: Reader): string {
  if (isPhrase(item)) return worded(item, reader);
  if (!isWho(item)) return String(item);
  return item[0] === reader.you ? worded({ id: `${HOUSE}/you` }, reader) : (reader.names[item[0]] ?? "");
}
