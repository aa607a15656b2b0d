// Reasons in a bubble: why something cannot be done, beside the thing that was meant.
import type { Phrase } from "../../messages";
import { say } from "../../settings.svelte";
import type { Anchor, Table } from "../state.svelte";
import type { Target } from "./ways";

const BUBBLE_TIME = 8000;
const READ = ".reason:focus-within, .reason :hover, dialog[open]";
const RULEBOOK = ".rulebook";

export function explain(table: Table, text: Phrase, target: Target | null): void {
  if (!say(text)) return;
  const bubble = { text, anchor: anchorOf(table, target) };
  table.bubble = bubble;
  table.reason = text;
  table.spoken = [text];
  // Who opens the rulebook from it comes back to it; who reads that already only sees it pass.
  const reading = table.root?.querySelector(RULEBOOK) ? READ : `${READ}, ${RULEBOOK}:focus-within`;
  fade(table, bubble, reading);
}

/** Takes a bubble away after a while, but not from under a hand or a reader. */
function fade(table: Table, bubble: Table["bubble"], reading: string): void {
  setTimeout(() => {
    if (table.bubble !== bubble) return;
    if (document.querySelector(reading)) fade(table, bubble, reading);
    else table.bubble = null;
  }, BUBBLE_TIME);
}

export function shake(table: Table, target: Target | null): void {
  table.shaken = target?.piece ?? target?.place ?? "";
  setTimeout(() => (table.shaken = ""), 400);
}

/** Where on the screen a target is; the middle of the table if it is nowhere. */
export function anchorOf(table: Table, target: Target | null): Anchor {
  const part = (name: string, id: string | undefined) =>
    id ? table.root?.querySelector(`[data-${name}="${CSS.escape(id)}"]`) : null;
  const found = part("piece", target?.piece) ?? part("place", target?.place);
  const rect = (found ?? table.root)?.getBoundingClientRect();
  if (!rect) return { x: innerWidth / 2, y: innerHeight / 2, w: 0, h: 0 };
  if (!found) return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, w: 0, h: 0 };
  return { x: rect.x, y: rect.y, w: rect.width, h: rect.height };
}
