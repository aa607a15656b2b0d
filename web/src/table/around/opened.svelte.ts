// What is open over the table: one thing at a time.
import type { Table } from "../state.svelte";

export class Opened {
  what = $state<"" | "menu" | "log" | "moves" | "folded" | "help" | "rules" | "settings" | "leave">("");
  code = $state(""); // of the rule at which the rulebook is opened
  newest = $state(0); // the event after which the lines of the log are new
}

export function openRule(opened: Opened, cited: string): void {
  opened.code = cited;
  opened.what = "rules";
}

/** Opens the log, whose lines are read then, or shuts it. */
export function openLog(opened: Opened, table: Table): void {
  opened.newest = Math.max(table.mine, 0);
  opened.what = opened.what === "log" ? "" : "log";
  if (opened.what === "log") table.read = table.view?.event ?? 0;
}

/** The menu and the log step aside for anything else; dialogs are shut by who reads them. */
export function stepAside(opened: Opened): void {
  if (opened.what === "menu" || opened.what === "log") opened.what = "";
}
