import { describe, expect, it } from "vitest";
import type { LogLine, Note, TableInfo } from "../src/messages";
import { say } from "../src/settings.svelte";
import { missed, withNotes } from "../src/table/around/absence";
import { named } from "./named";

const line = (event: number, seat: number): LogLine => ({
  event,
  seat,
  lines: [named(`m${event}`, `z${event}`)],
});
const note = (event: number, what: Note["what"], seat: number): Note => ({
  event,
  what,
  seats: [seat],
  text: named(`${what} ${seat}`),
});
const table = (...notes: Note[]) =>
  ({ seats: [{ kind: "person", mine: true }, { kind: "person" }], notes }) as unknown as TableInfo;
const log = [line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, 0)];

describe("the log with comings and goings", () => {
  it("tells each after the event that it followed", () => {
    const told = withNotes(log.slice(0, 3), [note(1, "away", 0), note(2, "back", 0)]);
    expect(told.map(({ text }) => say(text))).toEqual(["m1", "away 0", "m2", "back 0", "m3"]);
  });
});

describe("who comes back", () => {
  it("is told what happened, and how many moves a bot made for him", () => {
    const told = missed(table(note(1, "away", 0), note(4, "back", 0)), log.slice(0, 4));
    expect(told).toEqual({ from: 1, to: 4, moves: 1, lines: log.slice(1, 4).map(({ lines }) => lines[0]) });
  });

  it("is told of his last absence, whatever others did", () => {
    const notes = [note(0, "away", 0), note(0, "back", 0), note(2, "away", 0), note(3, "away", 1)];
    expect(missed(table(...notes, note(4, "back", 0)), log.slice(0, 4))?.from).toBe(2);
  });

  it("is told nothing once he has moved, or where nothing happened, or while he is away", () => {
    expect(missed(table(note(1, "away", 0), note(4, "back", 0)), log)).toBeNull();
    expect(missed(table(note(2, "away", 0), note(2, "back", 0)), log.slice(0, 2))).toBeNull();
    expect(missed(table(note(2, "away", 0)), log.slice(0, 4))).toBeNull();
    expect(missed(table(), log)).toBeNull();
    expect(missed(null, [])).toBeNull();
  });
});
