// What a press on a thing of the table does.
import type { Phrase, Piece } from "../../messages";
import { phrase } from "../../phrases.svelte";
import { say } from "../../settings.svelte";
import { knock } from "../../sound";
import { travel } from "../motion/travel";
import type { Anchor, Table } from "../state.svelte";
import { why } from "./asking";
import { hold, letGo } from "./holding";
import { layReady, move } from "./moves";
import { pending, pickOf } from "./plan";
import { explain } from "./reasons";
import { otherSide } from "./sides";
import { meaningOf, type Target } from "./ways";

/** A press on a thing of the table: the move it means, a choice, something in the hand, or why not. Whether it meant
anything. */
export function press(table: Table, target: Target, anchor: Anchor): boolean {
  table.bubble = null;
  table.choice = null;
  if (putBack(table, target) || turnOver(table, target)) return true;
  const act = meaningOf(table.open, table.shut, table.held, target);
  if (act.act === "move") move(table, act.way.move, target, act.way.then);
  else if (act.act === "choose") table.choice = { ways: act.ways, anchor };
  else if (act.act === "hold") {
    hold(table, act.piece);
    if (act.ways.length) table.choice = { ways: act.ways, anchor };
  } else if (act.act === "why") {
    knock("no");
    why(table, act.way, target);
  } else if (act.act === "refuse" && target.place !== pieceOf(table, table.held)?.at) {
    knock("no");
    explain(table, saidOf(pieceOf(table, table.held)?.label, phrase("not-there")), target);
  } else if (act.act !== "nothing") letGo(table);
  else return tell(table, target);
  return true;
}

/** A piece of the plan that is pressed goes back to where it came from. */
function putBack(table: Table, target: Target): boolean {
  const { view } = table;
  if (!view || table.looking >= 0 || table.sent >= view.decision) return false;
  const picks = pending(view.scene, table.picks);
  const pick = pickOf(view.scene, picks, target.piece ?? "");
  if (pick)
    layReady(
      table,
      picks.filter((other) => other !== pick),
    );
  return pick !== undefined;
}

/** A press on a piece in the hand that has another side turns it over. */
function turnOver(table: Table, target: Target): boolean {
  const other = target.piece && target.piece === table.held ? otherSide(table.scene, table.held) : "";
  if (!other) return false;
  const before = table.scene;
  table.up = [...table.up.filter((id) => id !== table.held), other];
  hold(table, other);
  void travel(table, before);
  return true;
}

/** Says that a thing has nothing to be pressed for: keys come to every thing, also where no pointer would go. */
export function nothingThere(table: Table, target: Target): void {
  const place = table.scene?.zones.flatMap((zone) => zone.places).find(({ id }) => id === target.place);
  explain(table, saidOf(pieceOf(table, target.piece)?.label ?? place?.label, idle(table)), target);
}

/** A few words about a thing, after its name. */
function saidOf(name: Phrase | undefined, what: Phrase): Phrase {
  return name && say(name) ? phrase("named", { name, what }) : what;
}

/** Why the viewer can do nothing, as the page says it. */
function idle(table: Table): Phrase {
  const { view } = table;
  if (table.looking >= 0) return phrase("looking-back");
  if (!view || view.over) return phrase("over");
  if (view.seat < 0) return phrase("watching");
  return view.acting.includes(view.seat) ? phrase("not-here") : phrase("not-your-turn");
}

/** Tells what stands on a placard, the right way up. */
export function tell(table: Table, target: Target): boolean {
  const piece = pieceOf(table, target.piece);
  if (piece?.faces && piece.label) explain(table, piece.label, target);
  return !!piece?.faces;
}

function pieceOf(table: Table, id: string | undefined): Piece | undefined {
  return table.scene?.zones.flatMap((zone) => zone.pieces ?? []).find((piece) => piece.id === id);
}
