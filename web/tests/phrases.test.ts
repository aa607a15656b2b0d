// Phrases in words: for whoever reads, in his language.
import { beforeAll, describe, expect, it } from "vitest";
import type { Phrase } from "../src/messages";
import { every, learn, numeral, percent, phrase, players, shelve, worded } from "../src/phrases.svelte";
import { named } from "./named";

const GAME = {
  en: `
shows = { $who ->
    [you] You show
   *[other] { $who-name } shows
} { $card }.
card = the { $n }
win = { $who-you ->
    [alone] You win
   *[other] { $who } { $who-count ->
        [one] wins
       *[other] win
    }
}
take = Take { $what }.
only-english = In English.
score = { $n } points, { NUMBER($n, useGrouping: 0) } in all (well-3)
`,
  de: `
shows = { $who ->
    [you] Du zeigst
   *[other] { $who-name } zeigt
} { $card-accusative }.
card = der Wert { $n }
    .accusative = den Wert { $n }
win = { $who-you ->
    [alone] Du gewinnst
    [among] { $who } gewinnt
   *[other] { $who } { $who-count ->
        [one] gewinnt
       *[other] gewinnen
    }
}
take = Nimm { $what }.
`,
};
const of = (id: string, args?: Phrase["args"]): Phrase => ({ id: `game/${id}`, args });
const names = ["Ann", "Bela", "Cleo"];
const english = (said: Phrase, you = -1) => worded(said, { language: "en", names, you });
const german = (said: Phrase, you = -1) => worded(said, { language: "de", names, you });

beforeAll(() => {
  shelve("en", { game: GAME.en, house: "you = you", page: "named = { $name }: { $what }" });
  shelve("de", { game: GAME.de, house: "you = du" });
});

describe("a player", () => {
  const shown = of("shows", { who: [1], card: of("card", { n: 7 }) });

  it("is you to himself and has a name for others", () => {
    expect(english(shown, 1)).toBe("You show the 7.");
    expect(english(shown, 0)).toBe("Bela shows the 7.");
    expect(english(shown)).toBe("Bela shows the 7.");
  });

  it("does it to a thing in the case that the language wants", () => {
    expect(german(shown, 1)).toBe("Du zeigst den Wert 7.");
  });
});

it("a number below zero has a minus sign", () => {
  expect(english(of("score", { n: -1700 }))).toBe("\u22121,700 points, \u22121700 in all (well-3)");
  expect(english(of("score", { n: 17 }))).toBe("17 points, 17 in all (well-3)");
  expect(numeral(-17)).toBe("\u221217");
  expect(numeral(17)).toBe("17");
});

describe("a list", () => {
  it("tells how many there are, and whether the reader is among them", () => {
    const win = (...seats: number[]) => of("win", { who: players(seats) });
    expect(english(win(0))).toBe("Ann wins");
    expect(english(win(0), 0)).toBe("You win");
    expect(english(win(0, 1, 2))).toBe("Ann, Bela and Cleo win");
    expect(german(win(0, 1))).toBe("Ann und Bela gewinnen");
  });

  it("names the reader last", () => {
    const win = of("win", { who: players([0, 1]) });
    expect(english(win, 0)).toBe("Bela and you win");
    expect(german(win, 0)).toBe("Bela und du gewinnt");
  });

  it("leaves a choice", () => {
    const either: Phrase = { id: "or", args: { 0: of("card", { n: 1 }), 1: of("card", { n: 2 }) } };
    expect(english(of("take", { what: either }))).toBe("Take the 1 or the 2.");
    expect(german(of("take", { what: either }))).toBe("Nimm der Wert 1 oder der Wert 2.");
  });

  it("takes words as they are", () => {
    expect(english(every(["Ann", "Bela"]))).toBe("Ann and Bela");
  });
});

describe("what the page says", () => {
  it("nests what the server has said", () => {
    const said = phrase("named", { name: named("card", "Karte"), what: of("card", { n: 3 }) });
    expect(english(said)).toBe("card: the 3");
  });

  it("has shares in percent", () => {
    expect(english(phrase("named", { name: "chance", what: percent(0.456) }))).toBe("chance: 46%");
  });
});

describe("a message that is missing", () => {
  it("is said in English", () => {
    expect(german(of("only-english"))).toBe("In English.");
  });

  it("is its id and what it is about where English lacks it too", () => {
    expect(german(of("nowhere"))).toBe("game/nowhere");
    expect(english(of("nowhere"))).toBe("game/nowhere");
    expect(english(of("nowhere", { who: [2], n: 5 }))).toBe("game/nowhere (Cleo, 5)");
  });
});

it("the catalogues of a language are loaded together", async () => {
  await learn("de");
  expect(german(phrase("wins", { who: players([2]) }))).toBe("Cleo gewinnt");
  expect(german({ id: "house/takes-back", args: { who: [0], moves: 1 } }, 0)).toBe(
    "Du nimmst deinen letzten Zug zurück.",
  );
});

it("a colour agrees with the piece that has it", async () => {
  await learn("de");
  const red = (kind: string) => ({
    piece: phrase("piece", { kind }),
    colour: phrase("colour", { colour: "red" }),
  });
  expect(german(phrase("piece-in-colour", red("cube")))).toBe("roter Würfel");
  expect(german(phrase("piece-in-colour", red("card")))).toBe("rote Karte");
  expect(german(phrase("piece-in-colour", red("ship")))).toBe("rotes Schiff");
});
