// The table sets out: what is different from what was seen last is set in motion, with its sounds.
import { tick } from "svelte";
import type { Act, Scene, View } from "../../messages";
import { knock } from "../../sound";
import type { Table } from "../state.svelte";
import { changes, type Changes } from "./changes";
import { animate, remember } from "./flip";
import { heard } from "./hearing";

/** Sets what is new, and what has happened, in motion, with its sounds; how long it can be heard, in milliseconds. */
export async function setInMotion(
  table: Table,
  last: View | null,
  view: View,
  acts: readonly Act[],
): Promise<number> {
  table.fired = acts.filter(({ act }) => act === "fire").map(({ of }) => of);
  const change = await travel(table, table.looking < 0 && last ? last.scene : null, acts);
  const sounds = change && !table.silent ? heard(last, view, change, acts) : [];
  for (const { sound, later } of sounds) knock(sound, later);
  return Math.max(0, ...sounds.map(({ later }) => 1000 * later + LASTS));
}

const LASTS = 500; // how long a sound lasts

/** Sets in motion what is different from a scene that is still on the screen. */
export async function travel(
  table: Table,
  before: Scene | null,
  acts: readonly Act[] = [],
): Promise<Changes | null> {
  if (!table.scene) return null;
  const change = changes(before, table.scene, acts);
  const memory = remember(table.root, change);
  await tick();
  animate(table.root, change, memory, table.mode === "race");
  return change;
}
