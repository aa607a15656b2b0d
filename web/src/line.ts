// The live line to a table: connects, reconnects, and sends again what was not answered.
import type { FromPage, FromServer } from "./messages";

export interface Plug {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code?: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Line {
  plug: Plug | null;
  open: boolean;
  ended: boolean;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  since: number; // the last event seen
  waiting: Map<string, FromPage>; // requests without an answer, oldest first
  connect: () => Plug;
  heard: (message: FromServer) => void;
  changed: (open: boolean) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

export function makeLine(connect: () => Plug, heard: Line["heard"], changed: Line["changed"]): Line {
  const waiting = new Map<string, FromPage>();
  const line: Line = {
    plug: null,
    open: false,
    ended: false,
    tries: 0,
    timer: undefined,
    since: 0,
    waiting,
    connect,
    heard,
    changed,
  };
  plugIn(line);
  return line;
}

export function pauseBefore(tries: number, chance: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries);
  return pause * (0.75 + chance / 2);
}

function plugIn(line: Line): void {
  const plug = line.connect();
  line.plug = plug;
  plug.onopen = () => {
    line.tries = 0;
    line.open = true;
    say(line, { t: "hello", since: line.since });
    for (const request of line.waiting.values()) say(line, request);
    line.changed(true);
  };
  plug.onmessage = (event) => hear(line, JSON.parse(event.data) as FromServer);
  plug.onclose = () => {
    if (line.plug !== plug) return;
    line.open = false;
    line.plug = null;
    if (line.ended) return;
    line.changed(false);
    line.timer = setTimeout(() => plugIn(line), pauseBefore(line.tries++, Math.random()));
  };
}

function hear(line: Line, message: FromServer): void {
  if (message.t === "answer" || message.t === "tips") line.waiting.delete(message.id);
  if (message.t === "view") line.since = message.event;
  line.heard(message);
}

function say(line: Line, message: FromPage): void {
  line.plug?.send(JSON.stringify(message));
}

/** Sends a request, now or as soon as the line is open again, until it is answered. */
export function request(line: Line, message: FromPage & { id: string }): void {
  line.waiting.set(message.id, message);
  if (line.open) say(line, message);
}

/** Tries at once instead of waiting out the pause: the network is back. */
export function hurry(line: Line): void {
  if (line.open || line.ended || line.plug) return;
  clearTimeout(line.timer);
  plugIn(line);
}

export function hangUp(line: Line): void {
  line.ended = true;
  clearTimeout(line.timer);
  line.plug?.close();
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36).padStart(2, "0")).join(
    "",
  );
}
