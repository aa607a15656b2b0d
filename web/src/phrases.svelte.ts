// Puts phrases into words: a message of a catalogue and its arguments become a sentence in the reader's language.
// What becomes of each kind of argument is said in `engine/showing/phrase.py`, which does the same outside the page.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Message,
} from "@fluent/bundle";
import type { Phrase, Who } from "./messages";

export type Arg = number | string | FluentNumber | Who | Phrase;

export const FALLBACK = "en";
const HOUSE = "house";
const PAGE = "page";
const NAME = "name"; // of something that is in no catalogue: its names by language

// Phrases of the page.

/** What the page itself says: a message of its own catalogue, about anything that the server has said. */
export function phrase(message: string, args: Record<string, Arg> = {}): Phrase {
  return { id: `${PAGE}/${message}`, args: args as Phrase["args"] };
}

/** All of these. */
export function every(items: readonly (string | Who)[]): Phrase {
  return { id: "and", args: Object.fromEntries(items.map((item, i) => [i, item])) };
}

/** All of these seats. */
export function players(seats: readonly number[]): Phrase {
  return every(seats.map((seat): Who => [seat]));
}

/** A share of the whole, said in percent. */
export function percent(share: number): FluentNumber {
  return new FluentNumber(share, { style: "percent", maximumFractionDigits: 0 });
}

// Catalogues.

// By their names: the page's own, that of the server, and the games'. One file for a language, put together by
// `catalogues.ts`.
const files = import.meta.glob<Record<string, string>>("./words/*.ftl", { import: "default" });
const lessonFiles = import.meta.glob<Record<string, string>>("./words/*.ftl", {
  import: "default",
  query: "?lessons",
});
const pathOf = (language: string) => `./words/${language}.ftl`;

/** The languages that the page speaks: those it has a catalogue in. */
export const LANGUAGES: readonly string[] = Object.keys(files).map(
  (path) => /([\w-]+)\.ftl$/.exec(path)![1]!,
);

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** The catalogues of a language as they came, and those that were opened. */
interface Shelf {
  texts: Map<string, string>;
  open: Map<string, FluentBundle>;
}

const shelves: Record<string, Shelf> = $state({});
const coming = new Map<string, Promise<void>>();

/** Loads the catalogues of a language. Those that it falls back to may come later. */
export async function learn(language: string): Promise<void> {
  const known = fetched(language);
  fetched(FALLBACK).catch(() => {});
  await known;
}

function fetched(language: string): Promise<void> {
  const known = coming.get(language) ?? load(language);
  coming.set(language, known);
  known.catch(() => coming.delete(language));
  return known;
}

async function load(language: string): Promise<void> {
  const taught = withLessons ? lessonFiles[pathOf(language)]?.() : {};
  shelve(language, { ...(await files[pathOf(language)]?.()), ...(await taught) });
}

let withLessons = false; // what lessons say comes when it is wanted first

/** Loads what lessons say, in this language and from now on in every other. */
export async function learnLessons(language: string): Promise<void> {
  if (withLessons) return;
  withLessons = true;
  coming.clear();
  await learn(language);
}

/** Takes in the catalogues of a language by their names. */
export function shelve(language: string, texts: Record<string, string>): void {
  shelves[language] = { texts: new Map(Object.entries(texts)), open: new Map() };
}

function bundleOf(book: string, language: string): FluentBundle | undefined {
  const shelf = shelves[language];
  const text = shelf?.texts.get(book);
  if (!shelf || text === undefined) return undefined;
  let bundle = shelf.open.get(book);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    shelf.open.set(book, bundle);
  }
  return bundle;
}

// Putting into words.

/** Who reads, and what the players at his table are called. */
export interface Reader {
  language: string;
  names: readonly string[];
  you: number;
}

/** What is said, for a reader. What his language lacks is said in English, and nothing until English is there. */
export function worded(said: Phrase, reader: Reader): string {
  if (!said.id) return "";
  if (said.id === NAME) return nameOf(said, reader.language);
  if (isList(said)) return listed(said, reader);
  const found = messageOf(said, reader.language);
  if (found) return formatted(found.bundle, found.value, variables(said, reader));
  return FALLBACK in shelves ? unworded(said, reader) : "";
}

/** Whether there are words for something in a language. */
export function knows(said: Phrase, language: string): boolean {
  return !!messageOf(said, language);
}

/** What no catalogue has: its name, and what it is about. */
function unworded({ id, args }: Phrase, reader: Reader): string {
  const about = Object.values<Arg>(args ?? {}).map((arg) => alone(arg, reader));
  return about.length ? `${id} (${about.join(", ")})` : id;
}

/** A message, where numbers below zero have a minus sign and not a hyphen. */
function formatted(bundle: FluentBundle, pattern: Pattern, known: Record<string, FluentVariable>): string {
  const text = bundle.formatPattern(pattern, known, []);
  return Object.values(known).some(isBelowZero) ? withMinus(text) : text;
}

type Pattern = NonNullable<Message["value"]>;

const isBelowZero = (value: FluentVariable): boolean =>
  (typeof value === "number" || value instanceof FluentNumber) && value.valueOf() < 0;

const withMinus = (text: string): string => text.replace(/(?<!\p{L}|\d)-(?=\d)/gu, "\u2212");

/** A number as it stands alone. */
export const numeral = (value: number): string => withMinus(String(value));

const nameOf = ({ args }: Phrase, language: string): string => String(args?.[language] ?? args?.[FALLBACK]);
const isList = ({ id }: Phrase): boolean => id === "and" || id === "or";
const isWho = (arg: Arg): arg is Who => Array.isArray(arg) && typeof arg[0] === "number";
const isPhrase = (arg: Arg): arg is Phrase => typeof arg === "object" && "id" in arg;

function messageOf({ id }: Phrase, language: string) {
  const [book, name] = id.split("/") as [string, string];
  for (const one of [language, FALLBACK]) {
    const bundle = bundleOf(book, one);
    const message = bundle?.getMessage(name);
    if (bundle && message?.value) return { bundle, value: message.value, attributes: message.attributes };
  }
  return undefined;
}

/** What the message of a phrase calls its arguments. */
function variables({ args }: Phrase, reader: Reader): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries<Arg>(args ?? {})) {
    if (isWho(arg)) {
      found[name] = arg[0] === reader.you ? "you" : "other";
      found[`${name}-name`] = reader.names[arg[0]] ?? "";
    } else if (isPhrase(arg)) {
      found[name] = worded(arg, reader);
      for (const [trait, text] of Object.entries(traits(arg, reader))) found[`${name}-${trait}`] = text;
    } else found[name] = arg;
  }
  return found;
}

/** What is known of a thing beside its name. */
function traits(said: Phrase, reader: Reader): Record<string, FluentVariable> {
  return isList(said) ? ofList(said, reader) : attributes(said, reader);
}

/** What its message says of a thing beside its name: its cases, its gender. */
function attributes(said: Phrase, reader: Reader): Record<string, FluentVariable> {
  const found = messageOf(said, reader.language);
  if (!found) return {};
  const known = variables(said, reader);
  return Object.fromEntries(
    Object.entries(found.attributes).map(([name, text]) => [name, formatted(found.bundle, text, known)]),
  );
}

function ofList({ args }: Phrase, reader: Reader): Record<string, FluentVariable> {
  const items = Object.values(args ?? {});
  const seats = items.filter(isWho).map(([seat]) => seat);
  const you = !seats.includes(reader.you) ? "not" : items.length === 1 ? "alone" : "among";
  return { count: items.length, ...(seats.length && { you }) };
}

/** A list in words; the reader himself comes last. */
function listed({ id, args }: Phrase, reader: Reader): string {
  const items = Object.values(args ?? {});
  const you = items.filter((item) => isWho(item) && item[0] === reader.you);
  const sorted = [...items.filter((item) => !you.includes(item)), ...you];
  return joiner(id, reader.language).format(sorted.map((item) => alone(item, reader)));
}

const joiners = new Map<string, Intl.ListFormat>();

function joiner(id: string, language: string): Intl.ListFormat {
  const known = joiners.get(`${id} ${language}`);
  if (known) return known;
  const type = id === "or" ? "disjunction" : "conjunction";
  const made = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type });
  joiners.set(`${id} ${language}`, made);
  return made;
}

/** A thing in a list. */
function alone(item: Arg, reader: Reader): string {
  if (isPhrase(item)) return worded(item, reader);
  if (typeof item === "number") return numeral(item);
  if (!isWho(item)) return String(item);
  return item[0] === reader.you ? worded({ id: `${HOUSE}/you` }, reader) : (reader.names[item[0]] ?? "");
}
