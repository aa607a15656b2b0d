// The order of views and of what is to be seen before them.
import { beforeEach, expect, it } from "vitest";
import type { Moment, View } from "../src/messages";
import { say } from "../src/settings.svelte";
import { Course } from "../src/table/motion/moments";
import { named } from "./named";

const moment = (name: string, i: number): Moment => ({
  scene: { zones: [], seats: [], notice: named(name) },
  acts: i + 1,
});
const view = (event: number, ...moments: string[]) =>
  ({ t: "view", event, moments: moments.map(moment) }) as unknown as View;

let seen: string[];
let before: number[]; // how many acts were seen before each of them
let most: number[];
let goOn: () => void;
let there: boolean;
let course: Course;

beforeEach(() => {
  [seen, before, most, there, goOn] = [[], [], [], true, () => {}];
  course = new Course({
    holds: () => there,
    moment: ({ scene }, _, acts, longest) => {
      seen.push(say(scene.notice));
      before.push(acts);
      most.push(longest);
      return new Promise((resolve) => (goOn = resolve));
    },
    view: ({ event }, acts) => {
      seen.push(`view ${event}`);
      before.push(acts);
    },
    goOn: () => goOn(),
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("shows a view without moments at once", () => {
  void course.take(view(1));
  void course.take(view(2));
  expect(seen).toEqual(["view 1", "view 2"]);
});

it("shows moments before their view, one after the other", async () => {
  void course.take(view(1, "falls", "is gone"));
  expect(seen).toEqual(["falls"]);
  goOn();
  await settled();
  expect(seen).toEqual(["falls", "is gone"]);
  goOn();
  await settled();
  expect(seen).toEqual(["falls", "is gone", "view 1"]);
});

it("lets views that arrive meanwhile wait behind, in order", async () => {
  void course.take(view(1, "falls"));
  void course.take(view(2));
  void course.take(view(3));
  expect(seen).toEqual(["falls"]);
  goOn();
  await settled();
  expect(seen).toEqual(["falls", "view 1", "view 2", "view 3"]);
});

it("shares the time of a view among its moments", async () => {
  void course.take(view(1, "falls", "is gone"));
  goOn();
  await settled();
  expect(most[0]).toBe(1000);
  expect(most[1]).toBeLessThanOrEqual(2000);
});

it("tells with each of them how many acts were seen before", async () => {
  void course.take(view(1, "falls", "is gone"));
  goOn();
  await settled();
  goOn();
  await settled();
  there = false;
  void course.take(view(2, "falls again"));
  await settled();
  expect(before).toEqual([0, 1, 2, 0]);
});

it("shows no moments where nobody looks", async () => {
  there = false;
  void course.take(view(1, "falls"));
  await settled();
  expect(seen).toEqual(["view 1"]);
});

it("goes on when the next moment waits", async () => {
  void course.take(view(1, "falls", "is gone"));
  void course.take(view(2));
  void course.take(view(3, "the next one"));
  await settled();
  expect(seen).toEqual(["falls", "view 1", "view 2", "the next one"]);
});

it("goes on when too much waits", async () => {
  void course.take(view(1, "falls"));
  for (let event = 2; event < 20; event++) void course.take(view(event));
  await settled();
  expect(seen).toHaveLength(20);
});
