// What this browser prefers: language, look, marks, sound, motion, opponents. Kept in the browser.
import type { Phrase, Text } from "./messages";
import { learn, worded } from "./phrases.svelte";
import { LEVELS, words, type Language, type Words } from "./words";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  marks: "quiet" | "bold";
  sound: boolean;
  motion: "system" | "full" | "reduced";
  level: string; // of the bots, as it was last chosen
}

const KEY = "spieltisch.settings";

export function languageOf(tongues: readonly string[]): Language {
  const known = tongues.map((t) => t.slice(0, 2).toLowerCase()).find((t) => t === "de" || t === "en");
  return known === "de" ? "de" : "en";
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: languageOf(typeof navigator === "undefined" ? [] : navigator.languages),
  theme: "system",
  marks: "quiet",
  sound: false,
  motion: "system",
  level: "casual",
  ...(typeof localStorage === "undefined" ? {} : kept()),
});

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

/** The page's words in the chosen language. */
export function w(): Words {
  return words[settings.language];
}

/** At whose table the page is: the players' names, and which of them reads. */
export const reader: { names: readonly string[]; you: number } = $state({ names: [], you: -1 });

/** What the server says, in the chosen language. */
export function say(said: Text | Phrase | undefined | null): string {
  if (!said) return "";
  if (Array.isArray(said)) return said[settings.language === "de" ? 0 : 1];
  return worded(said, { language: settings.language, ...reader });
}

/** Chooses a language, once its catalogues are there. */
export async function speak(language: Language): Promise<void> {
  await learn(language);
  settings.language = language;
  keep();
}
