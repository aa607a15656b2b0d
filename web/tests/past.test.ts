// Looking back: what this page has seen it keeps, the rest the server tells; what is new since the own last move.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, View } from "../src/messages";
import { say } from "../src/settings.svelte";
import { lookAt } from "../src/table/around/past";
import { Table } from "../src/table/state.svelte";
import { see } from "../src/table/telling";
import { named } from "./named";

const view = (event: number, log: LogLine[] = []): View =>
  ({
    t: "view",
    event,
    seat: 0,
    decision: event,
    acting: [0],
    log,
    scene: { zones: [], seats: [], notice: named(`${event}`) },
  }) as never;
const line = (event: number, seat: number): LogLine => ({ event, seat, lines: [named("move", "Zug")] });
const shown = (table: Table) => say(table.scene?.notice);

describe("a page that was loaded anew", () => {
  let table: Table;
  const asked: string[] = [];

  beforeEach(async () => {
    asked.length = 0;
    vi.stubGlobal("innerWidth", 800);
    vi.stubGlobal("innerHeight", 600);
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return Response.json(view(Number(path.split("/").at(-1))));
    });
    table = new Table();
    table.id = "t";
    await see(table, view(9, [line(0, -1), line(4, 1), line(6, 0), line(8, 1), line(9, 1)]));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("knows the viewer's last own move by the log", () => {
    expect(table.mine).toBe(6);
  });

  it("steps back with what the server tells, each step once", async () => {
    await lookAt(table, 8);
    expect([shown(table), table.looking]).toEqual(["8", 8]);
    await lookAt(table, table.mine);
    await lookAt(table, 8);
    expect(shown(table)).toBe("8");
    expect(asked).toEqual(["/api/tables/t/past/8", "/api/tables/t/past/6"]);
  });

  it("is back at the table as it is after the last step", async () => {
    await lookAt(table, 8);
    await lookAt(table, 9);
    expect([shown(table), table.looking]).toEqual(["9", -1]);
  });

  it("shows what was wanted last, however long an answer takes", async () => {
    const slow = lookAt(table, 3);
    await lookAt(table, Infinity);
    await slow;
    expect(table.looking).toBe(-1);
  });

  it("keeps showing a step while the match goes on", async () => {
    await lookAt(table, 6);
    for (let event = 10; event < 120; event++) await see(table, view(event));
    expect(shown(table)).toBe("6");
  });

  it("says why a step cannot be shown, and stays where it is", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ text: named("No", "Nein") }, { status: 404 }));
    await lookAt(table, 3);
    expect([table.looking, table.bubble?.text]).toEqual([-1, named("No", "Nein")]);
  });
});
