// The live line: connecting again, and asking again what was not answered.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hangUp, hurry, makeLine, pauseBefore, request, type Plug } from "../src/line";
import type { FromServer } from "../src/messages";

interface Fake extends Plug {
  sent: unknown[];
}

let plugs: Fake[];
let heard: FromServer[];
let states: boolean[];

const connect = (): Plug => {
  const plug: Fake = {
    onopen: null,
    onmessage: null,
    onclose: null,
    sent: [],
    send: (data) => plug.sent.push(JSON.parse(data)),
    close: () => plug.onclose?.({}),
  };
  plugs.push(plug);
  return plug;
};
const start = () => makeLine(connect, (message) => heard.push(message), (open) => states.push(open)); // prettier-ignore
const tell = (plug: Fake, message: object) => plug.onmessage?.({ data: JSON.stringify(message) });
const move = { t: "move", id: "abc", seat: 0, decision: 3, move: 7 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  [plugs, heard, states] = [[], [], []];
});
afterEach(() => vi.useRealTimers());

it("says hello first", () => {
  start();
  plugs[0]!.onopen!();
  expect(plugs[0]!.sent).toEqual([{ t: "hello", since: 0 }]);
});

it("sends an unanswered move again with the same id after a break", () => {
  const line = start();
  plugs[0]!.onopen!();
  request(line, move);
  plugs[0]!.onclose!({});
  vi.runOnlyPendingTimers();
  plugs[1]!.onopen!();
  expect(plugs[1]!.sent).toEqual([{ t: "hello", since: 0 }, move]);
});

it("does not send an answered move again", () => {
  const line = start();
  plugs[0]!.onopen!();
  request(line, move);
  tell(plugs[0]!, { t: "answer", id: "abc", ok: true });
  plugs[0]!.onclose!({});
  vi.runOnlyPendingTimers();
  plugs[1]!.onopen!();
  expect(plugs[1]!.sent).toEqual([{ t: "hello", since: 0 }]);
});

it("tells which event it has seen last", () => {
  start();
  plugs[0]!.onopen!();
  tell(plugs[0]!, { t: "view", event: 12 });
  plugs[0]!.onclose!({});
  vi.runOnlyPendingTimers();
  plugs[1]!.onopen!();
  expect(plugs[1]!.sent).toEqual([{ t: "hello", since: 12 }]);
});

it("keeps a request that is made while the line is broken", () => {
  const line = start();
  request(line, move);
  plugs[0]!.onopen!();
  expect(plugs[0]!.sent[1]).toEqual(move);
});

it("says when the line breaks and when it is back", () => {
  start();
  plugs[0]!.onopen!();
  plugs[0]!.onclose!({});
  vi.runOnlyPendingTimers();
  plugs[1]!.onopen!();
  expect(states).toEqual([true, false, true]);
});

it("tries at once when the network is back", () => {
  const line = start();
  plugs[0]!.onclose!({});
  hurry(line);
  expect(plugs.length).toBe(2);
});

it("does not come back after hanging up", () => {
  const line = start();
  hangUp(line);
  vi.runOnlyPendingTimers();
  expect(plugs.length).toBe(1);
});

it("waits longer with every try, but never long", () => {
  expect(pauseBefore(3, 0.5)).toBeGreaterThan(pauseBefore(1, 0.5));
  expect(pauseBefore(30, 1)).toBeLessThanOrEqual(10000);
});
