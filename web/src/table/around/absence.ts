// Who came and went: as lines of the log, and what somebody missed who was away.
import type { LogLine, Note, Phrase, TableInfo } from "../../messages";

export interface Told {
  text: Phrase;
  event: number;
  note: boolean; // of somebody's coming or going
}

/** The log with every coming and going after the event that it followed. */
export function withNotes(log: LogLine[], notes: Note[]): Told[] {
  const moves = log.flatMap(({ lines, event }) => lines.map((text) => ({ text, event, note: false })));
  const people = notes.map(({ text, event }) => ({ text, event, note: true }));
  return [...moves, ...people].sort((a, b) => a.event - b.event || Number(a.note) - Number(b.note));
}

export interface Missed {
  from: number; // the last event before
  to: number;
  moves: number; // that a bot made for the viewer
  lines: Phrase[];
}

/** What happened while the viewer was away, until he has moved again. */
export function missed(info: TableInfo | null, log: LogLine[]): Missed | null {
  const mine = new Set(info?.seats.flatMap((seat, i) => (seat.mine ? [i] : [])));
  const own = (info?.notes ?? []).filter((note) => note.seats.some((seat) => mine.has(seat)));
  const [gone, back] = own.slice(-2);
  if (!gone || back?.what !== "back") return null;
  const meanwhile = log.filter(({ event }) => event > gone.event && event <= back.event);
  const moved = log.some(({ event, seat }) => event > back.event && mine.has(seat));
  if (!meanwhile.length || moved) return null;
  return {
    from: gone.event,
    to: back.event,
    moves: meanwhile.filter(({ seat }) => mine.has(seat)).length,
    lines: meanwhile.flatMap(({ lines }) => lines),
  };
}
