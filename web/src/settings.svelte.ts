// What this browser prefers: language, look, marks, sound, motion, opponents. Kept in the browser.
import type { Phrase } from "./messages";
import { FALLBACK, LANGUAGES, learn, phrase, worded, type Arg } from "./phrases.svelte";

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  marks: "quiet" | "bold";
  sound: boolean;
  motion: "system" | "full" | "reduced";
  pace: "calm" | "normal" | "quick"; // how long what others do is seen
  level: string; // of the bots, as it was last chosen
  coach: boolean; // who is new to a game is told what it is about
}

export const LEVELS = ["beginner", "casual", "good", "strong", "master"]; // of bots, the weakest first
const KEY = "spieltisch.settings";

/** The first of somebody's languages that the page speaks. */
export function languageOf(tongues: readonly string[]): string {
  const known = tongues.map((tongue) => tongue.split("-")[0]!.toLowerCase());
  return known.find((language) => LANGUAGES.includes(language)) ?? FALLBACK;
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const tongues = typeof navigator === "undefined" ? [] : navigator.languages;

export const settings: Settings = $state({
  language: languageOf(tongues),
  theme: "system",
  marks: "quiet",
  sound: false,
  motion: "system",
  pace: "normal",
  level: "casual",
  coach: true,
  ...(typeof localStorage === "undefined" ? {} : kept()),
});

if (!LANGUAGES.includes(settings.language)) settings.language = languageOf(tongues);
if (!["calm", "normal", "quick"].includes(settings.pace)) settings.pace = "normal";
if (!LEVELS.includes(settings.level)) settings.level = "casual";

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Remembers how strong bots shall be. */
export function chooseLevel(level: string): void {
  settings.level = level;
  keep();
}

/** Puts the settings where the style sheet sees them. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.marks = settings.marks;
  root.dataset.motion = still() ? "reduced" : "full";
}

/** Whether things jump instead of travelling. */
export function still(): boolean {
  if (settings.motion !== "system") return settings.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** At whose table the page is: the players' names, and which of them reads. */
export const reader: { names: readonly string[]; you: number } = $state({ names: [], you: -1 });

/** What the server says, in the chosen language. */
export function say(said: Phrase | undefined | null): string {
  return said ? worded(said, { language: settings.language, names: reader.names, you: reader.you }) : "";
}

/** The page's own words, in the chosen language: a message of its catalogue, and what it is said about. */
export function t(message: string, args?: Record<string, Arg>): string {
  return say(phrase(message, args));
}

let wanted = "";

/** Chooses a language, once its catalogues are there. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  await learn(language);
  if (language !== wanted) return;
  settings.language = language;
  keep();
}
