// Hints: who may ask for one, how long it holds, what it lights, and what becomes of an answer that comes late.
import { describe, expect, it } from "vitest";
import { makeLine, type Plug } from "../src/line";
import type { FromPage, SeatInfo, Tips, View } from "../src/messages";
import { askHint } from "../src/table/input/asking";
import { canAsk, holds } from "../src/table/input/hint";
import { Table } from "../src/table/state.svelte";
import { receive } from "../src/table/telling";
import { named } from "./named";

const view = (event: number, more: Partial<View> = {}): View => ({
  t: "view",
  event,
  seat: 0,
  decision: 3,
  acting: [0],
  scene: {
    zones: [],
    ways: [{ move: 7, label: named("move", "Zug"), place: "c4", shows: ["disc"] }],
  } as never,
  log: [],
  ...more,
});
const me: SeatInfo = { kind: "person", mine: true };
const bot: SeatInfo = { kind: "bot", level: "good" };

describe("a hint can be asked for", () => {
  it("by who must move against bots alone", () => {
    expect(canAsk(view(5), [me, bot])).toBe(true);
    expect(canAsk(view(5), [me, me])).toBe(true);
  });

  it("not beside another person, not out of turn, not when it is over, not by a spectator", () => {
    expect(canAsk(view(5), [])).toBe(false);
    expect(canAsk(view(5), [me, { kind: "person" }, bot])).toBe(false);
    expect(canAsk(view(5, { acting: [1] }), [me, bot])).toBe(false);
    expect(canAsk(view(5, { over: true }), [me, bot])).toBe(false);
    expect(canAsk(view(5, { seat: -1, acting: [1] }), [bot, bot])).toBe(false);
  });
});

describe("a hint holds", () => {
  const asked = { event: 5, decision: 3 };
  it("until the table changes", () => {
    expect(holds(asked, view(5), "turns")).toBe(true);
    expect(holds(asked, view(6), "turns")).toBe(false);
    expect(holds(asked, view(5, { over: true }), "turns")).toBe(false);
  });

  it("until the own next decision where everybody chooses at once", () => {
    expect(holds(asked, view(6), "together")).toBe(true);
    expect(holds(asked, view(6, { decision: 4 }), "together")).toBe(false);
  });
});

/** A table with a bot opposite, and what the page has sent. */
function sat(): { table: Table; sent: FromPage[]; asked: () => string } {
  const sent: FromPage[] = [];
  const plug = { send: (data: string) => sent.push(JSON.parse(data)), close: () => {} } as unknown as Plug;
  const table = new Table();
  table.info = { seats: [me, bot] } as never;
  table.line = makeLine(
    () => plug,
    (message) => receive(table, message),
    () => {},
  );
  plug.onopen!();
  table.view = view(5);
  const asked = () => sent.flatMap((one) => (one.t === "hint" ? [one.id] : [])).at(-1)!;
  return { table, sent, asked };
}
const tips = (id: string, event: number): Tips => ({
  t: "tips",
  id,
  event,
  text: named("Thus", "So"),
  tips: [{ move: 7, label: named("move", "Zug"), chance: 0.6 }],
});

describe("at the table a hint", () => {
  it("is waited for, lights the best move whole, and is gone with the next event", () => {
    const { table, asked } = sat();
    askHint(table);
    expect(table.thinking).toBe(true);
    receive(table, tips(asked(), 5));
    expect(table.thinking).toBe(false);
    expect(table.tips?.tips[0]?.move).toBe(7);
    expect([...table.lit].sort()).toEqual(["c4", "disc"]);
    expect(table.spoken).toEqual([named("Thus", "So")]);
    table.view = view(6);
    expect(table.tips).toBe(null);
    expect(table.lit.size).toBe(0);
  });

  it("is gone when something of a plan lies ready, and after the plan is sent", () => {
    const { table, asked } = sat();
    askHint(table);
    receive(table, tips(asked(), 5));
    table.picks = [{ move: 7, place: "first" }];
    expect([table.tips, table.lit.size, table.mayHint]).toEqual([null, 0, false]);
    table.picks = [];
    expect(table.tips).not.toBe(null);
    table.sent = table.view!.decision + 2;
    expect(table.tips).toBe(null);
  });

  it("is asked for once, however often the key is pressed", () => {
    const { table, sent } = sat();
    askHint(table);
    askHint(table);
    expect(sent.filter((one) => one.t === "hint").length).toBe(1);
  });

  it("that comes late is not shown, and asked for anew if it was wanted anew", () => {
    const { table, sent, asked } = sat();
    askHint(table);
    table.view = view(7, { decision: 4 });
    expect(table.thinking).toBe(false);
    askHint(table);
    expect(table.thinking).toBe(true);
    receive(table, tips(asked(), 5));
    expect(table.tips).toBe(null);
    expect(sent.filter((one) => one.t === "hint").length).toBe(2);
    receive(table, tips(asked(), 7));
    expect(table.tips?.event).toBe(7);
  });

  it("that was answered is not asked for again when the line is mended", () => {
    const { table, asked } = sat();
    askHint(table);
    table.line!.plug!.onmessage!({ data: JSON.stringify(tips(asked(), 5)) });
    expect(table.line!.waiting.size).toBe(0);
  });
});
