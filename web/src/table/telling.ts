// What the server tells of the table: who is there, what happened, and how it stands now.
import * as api from "../api";
import { hangUp, hurry, makeLine, type Plug } from "../line";
import { reached, remember } from "../lessons";
import type { FromServer, LessonStep, Moment, TableInfo, View } from "../messages";
import { phrase } from "../phrases.svelte";
import { still } from "../settings.svelte";
import { follow, forget } from "../underway";
import { advised, answered } from "./input/asking";
import { letGo } from "./input/holding";
import { followUp, rest } from "./input/moves";
import { explain } from "./input/reasons";
import { byTarget } from "./input/ways";
import { holdStill } from "./motion/moments";
import { setInMotion } from "./motion/travel";
import type { Table } from "./state.svelte";

const GONE = 404;

export function sitDown(table: Table, id: string): () => void {
  table.id = id;
  api.table(id).then(
    (info) => {
      table.info ??= info;
      follow(info);
      return api.games().then((all) => (table.game = all.find((game) => game.id === info.game) ?? null));
    },
    (problem: api.Failed) => {
      table.problem = problem.text;
      if (problem.status === GONE) forget(id);
    },
  );
  return listen(table, () => api.liveAddress(id));
}

/** Begins the lesson of a game, or goes on with it. */
export function attend(table: Table, game: string): () => void {
  api.games().then((all) => {
    table.game = all.find((card) => card.id === game) ?? null;
    if (!table.game?.lesson) table.problem = phrase("no-lesson");
  });
  return listen(table, () => {
    const { step, answers } = table.lesson ?? reached(game);
    return api.lessonAddress(game, step, answers);
  });
}

/** Hears what the server tells under an address until it is left. */
function listen(table: Table, address: () => string): () => void {
  let left = false;
  const again = () => table.line && hurry(table.line);
  const connect = () => {
    if (left) return;
    table.line = makeLine(
      () => new WebSocket(address()) as unknown as Plug,
      (message) => receive(table, message),
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

export function receive(table: Table, message: FromServer): void {
  if (message.t === "table") meet(table, message.table);
  else if (message.t === "answer") answered(table, message);
  else if (message.t === "tips") advised(table, message);
  else if (message.t === "lesson") teach(table, message);
  else void table.course.take(message);
}

/** Takes in where the lesson is; what is pointed at is said too. */
function teach(table: Table, lesson: LessonStep): void {
  if (lesson.back) Object.assign(table, { log: [], history: [], looking: -1, hinted: null });
  const isNew = lesson.step !== table.lesson?.step;
  table.lesson = lesson;
  if (table.game) remember(table.game.id, lesson);
  if (isNew) table.spoken = [lesson.text];
}

/** Takes in who is at the table now; who came or went is told. */
function meet(table: Table, info: TableInfo): void {
  const known = table.info?.notes?.length ?? 0;
  const news = table.info ? (info.notes ?? []).slice(known) : [];
  table.info = info;
  if (table.id) follow(info);
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

const LONGEST_HISTORY = 80;

/** Takes a new view in: what changed is remembered, shown, and set in motion. `seen`: how many of its acts were seen. */
export async function see(table: Table, view: View, seen = 0): Promise<void> {
  const last = table.view && { ...table.view, scene: table.scene! };
  table.moment = null;
  writeDown(table, view);
  keepWhatHolds(table, view);
  table.view = view;
  table.clocksAt = performance.now();
  followUp(table, view);
  rest(table, view);
  const isNews = !!last && view.event > last.event;
  const until = await setInMotion(table, last, view, isNews ? (view.acts ?? []).slice(seen) : []);
  if (!view.over || last?.over) return;
  if (last && table.looking < 0) await holdStill(table, until);
  table.ended = view.event;
}

/** Adds what happened to the log, and how the table looks now to its history. */
function writeDown(table: Table, view: View): void {
  const lines = view.log ?? [];
  const events = new Set(lines.map((line) => line.event));
  table.log = [...table.log.filter((line) => !events.has(line.event)), ...lines];
  if (!table.view) table.read = view.event;
  else table.spoken = lines.flatMap((line) => line.lines);
  if (table.view?.event === view.event) return;
  const { event, scene, acts = [] } = view;
  const seen = [...table.history, { event, scene, acts, lines }];
  const kept = seen.length - LONGEST_HISTORY;
  table.history = seen.filter(({ event }, i) => i >= kept || event === table.looking);
}

/** What was sent, laid ready or taken up before a new view stays so if that still asks for it. */
function keepWhatHolds(table: Table, view: View): void {
  const same = table.view?.seat === view.seat;
  const asked = same && table.view?.decision === view.decision;
  const underWay = same && view.decision <= table.sent;
  if (!underWay) table.sent = -1;
  if (!asked && !underWay) table.picks = [];
  if (!asked) table.reason = null;
  const { ways, chains, reaches } = view.scene;
  if (!table.held || !byTarget(ways, chains, reaches).carries.has(table.held)) letGo(table);
  table.choice = null;
  table.pointed = [];
}

/** Shows what is to be seen before a view, until it has been taken in. */
export async function seeMoment(
  table: Table,
  { scene, acts: happened }: Moment,
  view: View,
  seen: number,
  most: number,
): Promise<void> {
  const acts = (view.acts ?? []).slice(0, happened ?? 0);
  const last = { ...table.view!, scene: table.scene! };
  if (still()) table.spoken = view.log.flatMap((line) => line.lines);
  table.moment = { scene, acts };
  letGo(table);
  table.pointed = [];
  await holdStill(table, await setInMotion(table, last, { ...last, scene }, acts.slice(seen)), most);
}
