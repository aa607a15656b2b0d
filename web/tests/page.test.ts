// Languages, addresses, covers, filters and aims.
import { describe, expect, it } from "vitest";
import { pageOf } from "../src/address.svelte";
import type { Aim, GameCard } from "../src/messages";
import { ownName } from "../src/phrases.svelte";
import { languageOf } from "../src/settings.svelte";
import { cover } from "../src/shelf/cover";
import { filterOf, fits, otherModes, queryOf, quickSeats, type Filter } from "../src/shelf/filter";
import { firstGame, lessonMinutes } from "../src/shelf/first";
import { moveOfAim, settled, swayingCube } from "../src/table/towers/aim";

describe("languages", () => {
  it("follow the browser", () => {
    expect(languageOf(["de-AT", "en"])).toBe("de");
    expect(languageOf(["tlh", "en-GB", "de"])).toBe("en");
    expect(languageOf([])).toBe("en");
  });

  it("have the names they give themselves", () => {
    expect(["de", "en", "fr", "pl"].map(ownName)).toEqual(["Deutsch", "English", "Français", "Polski"]);
  });
});

describe("addresses", () => {
  it("name the places of the page", () => {
    expect(pageOf("/")).toEqual({ name: "shelf" });
    expect(pageOf("/t/abc")).toEqual({ name: "table", id: "abc" });
    expect(pageOf("/r/abc/")).toEqual({ name: "replay", id: "abc" });
    expect(pageOf("/g/othellino")).toEqual({ name: "rules", id: "othellino" });
    expect(pageOf("/verify")).toEqual({ name: "verify" });
    expect(pageOf("/nowhere/at/all")).toEqual({ name: "lost" });
  });
});

describe("the shelf", () => {
  const game = {
    id: "one",
    few: 2,
    many: 4,
    minutes: 15,
    modes: ["turns", "race"],
    kinds: ["duel", "quick"],
    difficulty: 2,
    lesson: 10,
    options: [
      { id: "decks", seats: [2, 3, 4], modes: [] },
      { id: "pace", seats: [2, 3], modes: [["fast", "race"]] },
    ],
  } as unknown as GameCard;
  const any: Filter = { players: 0, minutes: 0, difficulty: 0, kind: "" };

  it("shows what fits", () => {
    expect(fits(game, { ...any, players: 3, minutes: 20 })).toBe(true);
    expect(fits(game, { ...any, players: 5 })).toBe(false);
    expect(fits(game, { ...any, minutes: 10 })).toBe(false);
    expect(fits(game, { ...any, difficulty: 1 })).toBe(false);
    expect(fits(game, { ...any, kind: "race" })).toBe(false);
    expect(fits(game, { ...any, kind: "quick", difficulty: 2 })).toBe(true);
  });

  it("keeps what is wanted in the address", () => {
    const wanted: Filter = { players: 3, minutes: 0, difficulty: 1, kind: "duel" };
    expect(queryOf(wanted)).toBe("players=3&difficulty=1&kind=duel");
    expect(filterOf(`?${queryOf(wanted)}`)).toEqual(wanted);
    expect(filterOf("?players=x&difficulty=9&kind=nonsense")).toEqual(any);
    expect(queryOf(any)).toBe("");
  });

  it("offers the other modes of a game, with the option that gives them", () => {
    expect(otherModes(game, 2)).toEqual([{ mode: "race", options: { pace: "fast" } }]);
    expect(otherModes(game, 4)).toEqual([]);
  });

  it("recommends the easiest and shortest game that is not known", () => {
    const easy = { ...game, id: "easy", difficulty: 1 };
    const short = { ...easy, id: "short", minutes: 5 };
    const hurried = { ...short, id: "hurried", modes: ["race"] } as GameCard;
    const all = [hurried, game, easy, short];
    expect(firstGame(all, () => false)?.id).toBe("short");
    expect(firstGame(all, (id) => id === "short")?.id).toBe("easy");
    expect(firstGame(all, () => true)?.id).toBe("short");
    expect(firstGame([], () => false)).toBe(null);
  });

  it("promises at least two minutes for a lesson", () => {
    expect([3, 12, 18].map(lessonMinutes)).toEqual([2, 3, 5]);
  });

  it("seats a small round for a quick game", () => {
    expect(quickSeats(game, 0)).toBe(3);
    expect(quickSeats(game, 4)).toBe(4);
    expect(quickSeats({ ...game, many: 2 }, 0)).toBe(2);
    expect(quickSeats({ ...game, usual: 2 }, 0)).toBe(2);
    expect(quickSeats({ ...game, usual: 2 }, 4)).toBe(4);
  });

  it("has the same cover for a game every time, and another for another", () => {
    expect(cover("halma")).toEqual(cover("halma"));
    expect(cover("halma")).not.toEqual(cover("brikks"));
    expect(cover("new")).toEqual(cover("new"));
  });
});

describe("an aim", () => {
  const aim: Aim = { zone: "z", tower: "t", base: 100, span: 12, plumb_x: 0, plumb_y: 0, colour: "red" };
  it("is a move", () => {
    expect(moveOfAim(aim, { x: -12, y: -12 })).toBe(100);
    expect(moveOfAim(aim, { x: 0, y: 0 })).toBe(100 + 25 * 12 + 12);
    expect(moveOfAim(aim, { x: 12, y: 12 })).toBe(100 + 25 * 25 - 1);
  });

  it("is whole and within its span, wherever the cube sways", () => {
    for (let t = 0; t < 60; t += 0.37) {
      const { x, y } = settled(aim, swayingCube(aim.span, t));
      expect(Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= 12 && Math.abs(y) <= 12).toBe(true);
    }
  });
});
