// What the viewer asks of the server, and what it answers: moves, reasons, hints, taking back.
import { newId, request } from "../../line";
import type { Answer, Tips, Way } from "../../messages";
import { phrase } from "../../phrases.svelte";
import { knock } from "../../sound";
import type { Table } from "../state.svelte";
import { letGo } from "./holding";
import { explain, shake } from "./reasons";
import type { Target } from "./ways";

/** Sends moves as the answers to the decision on the table and to those that follow it. */
export function send(table: Table, moves: number[], target: Target | null): void {
  const { view, line } = table;
  if (!view || !line) return;
  table.sent = view.decision + moves.length - 1;
  letGo(table);
  moves.forEach((number, i) => {
    const id = newId();
    table.asked.set(id, { target, kind: "move" });
    request(line, { t: "move", id, seat: view.seat, decision: view.decision + i, move: number });
  });
}

export function why(table: Table, way: Way, target: Target): void {
  const { view, line } = table;
  if (!view || !line || view.seat < 0) return;
  const id = newId();
  table.asked.set(id, { target, kind: "why" });
  request(line, { t: "why", id, seat: view.seat, move: way.move });
}

/** Asks what a strong bot would do. The server thinks about one question at a time: another one waits. */
export function askHint(table: Table): void {
  const { view, line, wishing } = table;
  if (!view || !line || !table.mayHint || table.tips) return;
  if (wishing) {
    if (!table.thinking) table.wishing = { ...wishing, again: true };
    return;
  }
  const id = newId();
  table.wishing = { id, event: view.event, decision: view.decision, again: false };
  table.spoken = [phrase("hint-thinks")];
  request(line, { t: "hint", id, seat: view.seat });
}

/** Takes a hint in, if it still fits the table. */
export function advised(table: Table, tips: Tips): void {
  const wish = table.wishing;
  if (wish?.id !== tips.id) return;
  table.wishing = null;
  table.hinted = { event: tips.event, decision: wish.decision, tips };
  table.tipped = tips.tips[0]?.move ?? -1;
  if (table.tips) table.spoken = [tips.text];
  else if (wish.again) askHint(table);
}

/** A wish for a hint was refused. */
function notAdvised(table: Table, answer: Answer): void {
  const wanted = table.thinking;
  table.wishing = null;
  if (wanted && answer.text) explain(table, answer.text, null);
}

/** In a lesson: goes to another step. */
export function goTo(table: Table, step: number): void {
  const { line } = table;
  letGo(table);
  if (line) request(line, { t: "step", id: newId(), step });
}

export function takeBack(table: Table): void {
  const { view, line } = table;
  if (!view || !line) return;
  const id = newId();
  table.asked.set(id, { target: null, kind: "other" });
  request(line, { t: "undo", id, seat: view.seat });
}

export function consent(table: Table, yes: boolean): void {
  const { view, line } = table;
  if (!view || !line) return;
  const id = newId();
  table.asked.set(id, { target: null, kind: "other" });
  request(line, { t: "consent", id, seat: view.asking ?? -1, event: view.event, yes });
}

export function answered(table: Table, answer: Answer): void {
  if (answer.id === table.wishing?.id) return notAdvised(table, answer);
  const question = table.asked.get(answer.id);
  table.asked.delete(answer.id);
  if (!question) return;
  const refused = !answer.ok && question.kind !== "why";
  if (refused && question.kind === "move") {
    table.sent = -1;
    table.chain = null;
    shake(table, question.target);
    knock("no");
  }
  if (answer.text && (refused || question.kind === "why")) explain(table, answer.text, question.target);
}
