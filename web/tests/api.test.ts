import { afterEach, expect, test, vi } from "vitest";
import * as api from "../src/api";

const asked = vi.fn(async () => Response.json({ id: "1", name: "Ann" }));
vi.stubGlobal("fetch", asked);
afterEach(() => asked.mockClear());

test("what is given goes into the path, the rest behind it", () => {
  expect(api.addressOf("GET /api/matches/{id}/replay", { id: "a/b", ply: 3 })).toBe(
    "/api/matches/a%2Fb/replay?ply=3",
  );
  expect(api.addressOf("GET /api/tables", {})).toBe("/api/tables");
});

test("a rename sends the name and nothing else", async () => {
  await api.rename("Ann");
  const [path, given] = asked.mock.lastCall as unknown as [string, RequestInit];
  expect([given.method, path, given.body]).toEqual(["PUT", "/api/me", '{"name":"Ann"}']);
});

test("the types refuse what the server would refuse", () => {
  // @ts-expect-error there is no such request
  api.addressOf("GET /api/nothing", {});
  // @ts-expect-error a place in the path is missing
  api.addressOf("GET /api/tables/{id}", {});
  // @ts-expect-error a field that the server does not take
  const wish: Parameters<typeof api.wish>[1] = { action: "join", place: 1 };
  expect(wish.action).toBe("join");
});
