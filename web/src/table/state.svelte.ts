// The one state object of a table at the page, and the functions that change it.
import { tick } from "svelte";
import * as api from "../api";
import { hangUp, hurry, makeLine, newId, request, type Line, type Plug } from "../line";
import type {
  Answer,
  FromServer,
  GameCard,
  LogLine,
  Piece,
  Scene,
  TableInfo,
  Text,
  Tips,
  View,
  Way,
} from "../messages";
import { still } from "../settings.svelte";
import { knock } from "../sound";
import { words } from "../words";
import { changes, type Changes } from "./motion/changes";
import { animate, remember } from "./motion/flip";
import { heard } from "./motion/hearing";
import { canAsk, holds, type Hinted, type HintWish } from "./input/hint";
import { Course, hold as holdStill } from "./motion/moments";
import { inOrder, pending, picked, pickOf, planned, READY, type Pick } from "./input/plan";
import { byColour } from "./input/sorting";
import { lone, otherSide, sided } from "./input/sides";
import { press, resting, shown, sort, whole, type Target, type Ways } from "./input/ways";

export interface Anchor {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A free table under the hand: what is near a point of the screen, and what it means to point or press there. */
export interface Field {
  find: (x: number, y: number) => Target | null;
  hover: (x: number, y: number) => boolean;
  land: (x: number, y: number, finger: boolean, target: Target | null) => boolean;
}

interface Past {
  event: number;
  scene: Scene;
  lines: LogLine[];
}

const LONGEST_HISTORY = 80;
const BUBBLE_TIME = 8000;

export class Table {
  id = "";
  line: Line | null = null;
  root: HTMLElement | null = null;
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameCard | null>(null);
  view = $state.raw<View | null>(null);
  connected = $state(true);
  problem = $state.raw<Text | null>(null);
  log = $state.raw<LogLine[]>([]);
  read = $state(0); // the last event whose lines were looked at
  /** The event of the viewer's last own move. */
  mine: number = $derived(this.log.findLast((line) => line.seat === this.view?.seat)?.event ?? 0);
  history = $state.raw<Past[]>([]);
  looking = $state(-1); // the event of the past that is shown, -1 for now
  sought = -1; // the event that the viewer wants to look at
  course = new Course({
    holds: () => !!this.view && !!this.root && this.looking < 0 && !document.hidden,
    moment: (scene, view, most) => seeMoment(this, scene, view, most),
    view: (view) => void see(this, view),
    goOn: () => this.goOn?.(),
  });
  moment = $state.raw<Scene | null>(null); // what is seen before the next view
  goOn = $state.raw<(() => void) | null>(null); // while the table is held
  ended = $state(-1); // the event whose end has been seen
  held = $state("");
  dragging = $state(false);
  pointed = $state.raw<Way[]>([]);
  spot = $state(""); // the place that is pointed at
  choice = $state.raw<{ ways: Way[]; anchor: Anchor } | null>(null);
  bubble = $state.raw<{ text: Text; anchor: Anchor } | null>(null);
  sent = $state(-1); // the last decision that was answered and not yet confirmed
  chain: { after: number; moves: number[] } | null = null; // moves to be sent once the one before is made
  coloured = $state(false); // the viewer's things lie by colour, not by symbol
  picks = $state.raw<Pick[]>([]); // what lies ready of a plan
  up = $state.raw<string[]>([]); // the sides of pieces that were turned up
  spoken = $state.raw<Text[]>([]);
  shaken = $state("");
  release = $state.raw<(() => void) | null>(null); // lets the aimed cube fall, or sets what is carried down
  field: Field | null = null;
  aiming = $state(false); // something is carried over a free table, where it shows where it would come to lie
  resting = $state(-1); // the seat in whose turn every window is answered with silence
  clocksAt = $state(0);
  givenNames = $state.raw<string[]>([]); // of a match that is only looked at
  givenMode = $state("");
  asked = new Map<string, { target: Target | null; kind: "move" | "why" | "other" }>();
  wishing = $state.raw<HintWish | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  tipped = $state(-1); // the move of the hint that is looked at

  mode: string = $derived(this.info?.mode ?? this.givenMode); // in turns, together, as a race or in common
  scene: Scene | null = $derived.by(() => {
    if (!this.view) return null;
    const past = this.history.find((one) => one.event === this.looking);
    const asLaid = (scene: Scene) => sided(this.coloured ? byColour(scene) : scene, this.up);
    if (past) return asLaid(resting(past.scene));
    if (this.moment) return asLaid(this.moment);
    const scene = asLaid(planned(this.view.scene, this.picks));
    return this.sent >= this.view.decision && this.view.seat >= 0 ? resting(scene) : scene;
  });
  open: Ways = $derived(sort(this.scene?.ways, this.scene?.chains, this.scene?.reaches));
  shut: Ways = $derived(sort(this.scene?.shut));
  lone: string = $derived(lone(this.scene, this.open)); // the only piece that can be used
  mayHint: boolean = $derived(this.atHand() && canAsk(this.view, this.info?.seats ?? []));
  thinking: boolean = $derived(
    this.mayHint && !!this.wishing && (this.wishing.again || this.fits(this.wishing)),
  );
  tips: Tips | null = $derived(
    this.atHand() && this.hinted && this.fits(this.hinted) ? this.hinted.tips : null,
  );
  /** What lights up: what is pointed at, or else what the piece in the hand could do, or the move of the hint. */
  lit: Set<string> = $derived.by(() => {
    const around = this.held ? [] : this.showing(this.spot);
    if (this.pointed.length || around.length) return new Set([...shown(this.pointed), ...around]);
    if (this.held || !this.tips) return shown([...(this.open.carries.get(this.held)?.values() ?? [])].flat());
    return shown((this.scene?.ways ?? []).filter((way) => way.move === this.tipped).map(whole));
  });

  /** The marks of what would be: of what lights up, or else of all that can be done with what is held. */
  foreseen: Set<string> = $derived.by(() => {
    if (this.lit.size || !this.held) return this.lit;
    return shown([...(this.open.carries.get(this.held)?.values() ?? [])].flat());
  });

  /** What a place and the pieces on it light up while it is pointed at. */
  private showing(id: string): string[] {
    if (!id) return [];
    for (const zone of this.scene?.zones ?? [])
      for (const place of zone.places)
        if (place.id === id) {
          const on = (zone.pieces ?? []).filter((piece) => piece.at === id);
          return [...(place.shows ?? []), ...on.flatMap((piece) => piece.counts ?? [])];
        }
    return [];
  }

  /** Whether the viewer looks at the table as it is, and has not answered yet. */
  private atHand(): boolean {
    const answered = this.sent >= (this.view?.decision ?? 0);
    return this.looking < 0 && !this.moment && !this.picks.length && !answered;
  }

  private fits(asked: HintWish | Hinted): boolean {
    return holds(asked, this.view, this.mode);
  }
}

/** The name of who sits there. */
export function nameOf(table: Table, seat: number): string {
  return table.givenNames[seat] ?? table.info?.seats[seat]?.name ?? String(seat + 1);
}

export function sitDown(table: Table, id: string): () => void {
  table.id = id;
  api.table(id).then(
    (info) => {
      table.info ??= info;
      return api.games().then((all) => (table.game = all.find((game) => game.id === info.game) ?? null));
    },
    (problem) => (table.problem = problem.text),
  );
  let left = false;
  const again = () => table.line && hurry(table.line);
  const connect = () => {
    if (left) return;
    table.line = makeLine(
      () => new WebSocket(api.liveAddress(id)) as unknown as Plug,
      (message) => hear(table, message),
      (open) => (table.connected = open),
    );
  };
  api.me().then(connect, connect);
  addEventListener("online", again);
  return () => {
    left = true;
    removeEventListener("online", again);
    if (table.line) hangUp(table.line);
  };
}

export function hear(table: Table, message: FromServer): void {
  if (message.t === "table") meet(table, message.table);
  else if (message.t === "answer") answered(table, message);
  else if (message.t === "tips") advised(table, message);
  else void table.course.take(message);
}

/** Shows what is to be seen before a view, until it has been taken in. */
async function seeMoment(table: Table, scene: Scene, view: View, most: number): Promise<void> {
  const last = { ...table.view!, scene: table.scene! };
  if (still()) table.spoken = view.log.flatMap((line) => line.lines);
  table.moment = scene;
  letGo(table);
  table.pointed = [];
  await holdStill(table, await moved(table, last, { ...last, scene }), most);
}

/** Takes in who is at the table now; who came or went is told. */
function meet(table: Table, info: TableInfo): void {
  const known = table.info?.notes?.length ?? 0;
  const news = table.info ? (info.notes ?? []).slice(known) : [];
  table.info = info;
  if (news.length) table.spoken = news.map((note) => note.text);
}

/** Sits down where a bot has played so far; anywhere by default. */
export async function takeSeat(table: Table, seat = -1): Promise<void> {
  try {
    meet(table, await api.wish(table.id, { action: "join", seat }));
  } catch (failed) {
    explain(table, (failed as api.Failed).text, null);
  }
}

/** Takes a new view in: what changed is remembered, shown, and set in motion. */
export async function see(table: Table, view: View): Promise<void> {
  const last = table.view && { ...table.view, scene: table.scene! };
  const lines = view.log ?? [];
  const events = new Set(lines.map((line) => line.event));
  table.log = [...table.log.filter((line) => !events.has(line.event)), ...lines];
  table.moment = null;
  if (!last) table.read = view.event;
  else table.spoken = lines.flatMap((line) => line.lines);
  if (table.view?.event !== view.event) {
    const seen = [...table.history, { event: view.event, scene: view.scene, lines }];
    const kept = seen.length - LONGEST_HISTORY;
    table.history = seen.filter(({ event }, i) => i >= kept || event === table.looking);
  }
  const same = table.view?.seat === view.seat;
  const asked = same && table.view?.decision === view.decision;
  const underWay = same && view.decision <= table.sent;
  if (!underWay) table.sent = -1;
  if (!asked && !underWay) table.picks = [];
  table.view = view;
  table.clocksAt = performance.now();
  const stillHolds =
    table.held && sort(view.scene.ways, view.scene.chains, view.scene.reaches).carries.has(table.held);
  if (!stillHolds) letGo(table);
  table.choice = null;
  table.pointed = [];
  goOn(table, view);
  rest(table, view);
  const until = await moved(table, last, view);
  if (!view.over || last?.over) return;
  if (last && table.looking < 0) await holdStill(table, until);
  table.ended = view.event;
}

/** Sets what is new in motion, with its sounds; how long it can be heard, in milliseconds. */
async function moved(table: Table, last: View | null, view: View): Promise<number> {
  const change = await travel(table, table.looking < 0 && last ? last.scene : null);
  const sounds = change ? heard(last, view, change) : [];
  for (const { sound, later } of sounds) knock(sound, later);
  return Math.max(0, ...sounds.map(({ later }) => 1000 * later + LASTS));
}

const LASTS = 500; // how long a sound lasts

/** Sets in motion what is different from a scene that is still on the screen. */
async function travel(table: Table, before: Scene | null): Promise<Changes | null> {
  if (!table.scene) return null;
  const change = changes(before, table.scene);
  const memory = remember(table.root, change);
  await tick();
  animate(table.root, change, memory, table.mode === "race");
  return change;
}

/** Answers a window for who has asked to be left alone for the rest of the turn. */
function rest(table: Table, view: View): void {
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

/** A press on a thing of the table: the move it means, a choice, something in the hand, or why not. Whether it meant
anything. */
export function pressed(table: Table, target: Target, anchor: Anchor): boolean {
  table.bubble = null;
  table.choice = null;
  if (putBack(table, target) || turnOver(table, target)) return true;
  const act = press(table.open, table.shut, table.held, target);
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
    explain(table, saidOf(pieceOf(table, table.held)?.label, "notThere"), target);
  } else if (act.act !== "nothing") letGo(table);
  else return tell(table, target);
  return true;
}

/** Says that a thing has nothing to be pressed for: keys come to every thing, also where no pointer would go. */
export function nothingThere(table: Table, target: Target): void {
  const place = table.scene?.zones.flatMap((zone) => zone.places).find(({ id }) => id === target.place);
  explain(table, saidOf(pieceOf(table, target.piece)?.label ?? place?.label, idle(table)), target);
}

/** A few words about a thing, after its name. */
function saidOf(name: Text = ["", ""], what: Idle | "notThere"): Text {
  const [german, english] = name;
  const line = (...parts: string[]) => parts.filter(Boolean).join(": ");
  return [line(german, words.de[what]), line(english, words.en[what])];
}

type Idle = "lookingBack" | "over" | "watching" | "notYourTurn" | "notHere";

/** Why the viewer can do nothing, as the page says it. */
function idle(table: Table): Idle {
  const { view } = table;
  if (table.looking >= 0) return "lookingBack";
  if (!view || view.over) return "over";
  if (view.seat < 0) return "watching";
  return view.acting.includes(view.seat) ? "notHere" : "notYourTurn";
}

function pieceOf(table: Table, id: string | undefined): Piece | undefined {
  return table.scene?.zones.flatMap((zone) => zone.pieces ?? []).find((piece) => piece.id === id);
}

/** Tells what stands on a placard, the right way up. */
export function tell(table: Table, target: Target): boolean {
  const piece = pieceOf(table, target.piece);
  if (piece?.faces && piece.label) explain(table, piece.label, target);
  return !!piece?.faces;
}

export function hold(table: Table, piece: string): void {
  table.held = piece;
  knock("take");
}

export function letGo(table: Table): void {
  table.held = "";
  table.aiming = false;
  table.dragging = false;
  table.choice = null;
}

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
  else laid(table, picked(view.scene, pending(view.scene, table.picks), number));
}

/** Sends moves as the answers to the decision on the table and to those that follow it. */
function send(table: Table, moves: number[], target: Target | null): void {
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

/** Sorts the viewer's things the other way. */
export function sortAnew(table: Table): void {
  const before = table.scene;
  table.coloured = !table.coloured;
  void travel(table, before);
}

/** Changes what lies ready of a plan. */
function laid(table: Table, picks: Pick[]): void {
  const before = table.scene;
  table.picks = picks;
  table.pointed = [];
  void travel(table, before);
}

/** A piece of the plan that is pressed goes back to where it came from. */
function putBack(table: Table, target: Target): boolean {
  const { view } = table;
  if (!view || table.looking >= 0 || table.sent >= view.decision) return false;
  const picks = pending(view.scene, table.picks);
  const pick = pickOf(view.scene, picks, target.piece ?? "");
  if (pick)
    laid(
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

/** Sends the next move of a chain when the one before it is made and the table still offers it. */
function goOn(table: Table, view: View): void {
  const { chain } = table;
  if (!chain || view.decision === chain.after) return;
  table.chain = null;
  const [next, ...then] = chain.moves;
  const offered = view.scene.ways?.find((way) => way.move === next);
  if (offered && view.decision === chain.after + 1) move(table, offered.move, null, then);
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
  table.spoken = [[words.de.hintThinks, words.en.hintThinks]];
  request(line, { t: "hint", id, seat: view.seat });
}

/** Takes a hint in, if it still fits the table. */
function advised(table: Table, tips: Tips): void {
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

function answered(table: Table, answer: Answer): void {
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

function shake(table: Table, target: Target | null): void {
  table.shaken = target?.piece ?? target?.place ?? "";
  setTimeout(() => (table.shaken = ""), 400);
}

function explain(table: Table, text: Text, target: Target | null): void {
  if (!text[0] && !text[1]) return;
  const bubble = { text, anchor: anchorOf(table, target) };
  table.bubble = bubble;
  table.spoken = [text];
  fade(table, bubble);
}

/** Takes a bubble away after a while, but not from under a hand or a reader. */
function fade(table: Table, bubble: Table["bubble"]): void {
  setTimeout(() => {
    if (table.bubble !== bubble) return;
    if (document.querySelector(".reason:focus-within, .reason :hover, dialog[open]")) fade(table, bubble);
    else table.bubble = null;
  }, BUBBLE_TIME);
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

/** Shows the table after an event. What this page has not seen itself the server tells. */
export async function lookAt(table: Table, event: number): Promise<void> {
  letGo(table);
  table.goOn?.();
  const wanted = Math.max(0, event);
  table.sought = wanted;
  const now = table.view?.event ?? 0;
  if (wanted < now && !table.history.some((one) => one.event === wanted)) {
    try {
      const { scene, log } = await api.past(table.id, wanted);
      table.history = [...table.history, { event: wanted, scene, lines: log }];
    } catch (problem) {
      return explain(table, (problem as api.Failed).text, null);
    }
  }
  if (table.sought === wanted) table.looking = wanted < (table.view?.event ?? 0) ? wanted : -1;
}
