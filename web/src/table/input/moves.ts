// Moves of the viewer: made at once, laid ready for a plan, followed by others, or given as an answer to a window.
import type { View } from "../../messages";
import { travel } from "../motion/travel";
import type { Table } from "../state.svelte";
import { send } from "./asking";
import { inOrder, pending, picked, READY, type Pick } from "./plan";
import type { Target } from "./ways";

/** Makes a move: lays it ready where a plan is asked for, else sends it, and what follows it once it is made.
A second answer to a decision is not sent. */
export function move(table: Table, number: number, target: Target | null = null, then: number[] = []): void {
  const { view, line } = table;
  if (!view || !line || view.seat < 0 || table.sent >= view.decision || table.looking >= 0) return;
  if (table.moment) return;
  if (!view.scene.plan) {
    table.chain = then.length ? { after: view.decision, moves: then } : null;
    send(table, [number], target);
  } else if (number === READY) send(table, inOrder(view.scene, table.picks), target);
  else layReady(table, picked(view.scene, pending(view.scene, table.picks), number));
}

/** Changes what lies ready of a plan. */
export function layReady(table: Table, picks: Pick[]): void {
  const before = table.scene;
  table.picks = picks;
  table.pointed = [];
  void travel(table, before);
}

/** Sends the next move of a chain when the one before it is made and the table still offers it. */
export function followUp(table: Table, view: View): void {
  const { chain } = table;
  if (!chain || view.decision === chain.after) return;
  table.chain = null;
  const [next, ...then] = chain.moves;
  const offered = view.scene.ways?.find((way) => way.move === next);
  if (offered && view.decision === chain.after + 1) move(table, offered.move, null, then);
}

/** Answers a window for who has asked to be left alone for the rest of the turn. */
export function rest(table: Table, view: View): void {
  const window = view.scene.window;
  if (window?.turn === table.resting && window.move >= 0) move(table, window.move);
  else if (!window && !(view.acting.length === 1 && view.acting[0] === table.resting)) table.resting = -1;
}

/** Answers this window and all others of the turn. */
export function restNow(table: Table): void {
  const window = table.scene?.window;
  if (!window || window.move < 0) return;
  table.resting = window.turn;
  move(table, window.move);
}
