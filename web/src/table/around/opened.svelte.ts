// What is open over the table: one thing at a time, and the rulebook beside it.
import { cited } from "../../rulebook/codes";
import { say } from "../../settings.svelte";
import type { Table } from "../state.svelte";

export class Opened {
  what = $state<"" | "menu" | "log" | "moves" | "folded" | "help" | "settings" | "leave">("");
  rulebook = $state.raw<{ code: string } | null>(null); // the rule at which it was opened last
  newest = $state(0); // the event after which the lines of the log are new
}

/** Opens the rulebook at a rule, or at its top. */
export function openRule(opened: Opened, code: string): void {
  opened.rulebook = { code };
  opened.what = "";
}

/** Opens the rulebook at what the table is about now. */
export function openRulebook(opened: Opened, table: Table): void {
  openRule(opened, cited(say(table.scene?.prompt)) || cited(say(table.reason)));
  table.bubble = null;
}

/** Opens the log, whose lines are read then, or shuts it. */
export function openLog(opened: Opened, table: Table): void {
  opened.newest = Math.max(table.mine, 0);
  opened.what = opened.what === "log" ? "" : "log";
  if (opened.what === "log") table.read = table.view?.event ?? 0;
}

/** The menu and the log step aside for anything else, the rulebook for Escape at a table where nothing else is let go;
dialogs are shut by who reads them. */
export function stepAside(opened: Opened, busy: boolean): void {
  if (opened.what === "menu" || opened.what === "log") opened.what = "";
  else if (!busy) opened.rulebook = null;
}
