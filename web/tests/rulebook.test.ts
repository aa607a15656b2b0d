// The numbers of the rules, in sentences and in rulebooks.
import { describe, expect, it } from "vitest";
import { aloud, cited, parts } from "../src/rulebook/codes";
import { html } from "../src/rulebook/markdown";
import { hasAll, hits, wordsOf } from "../src/rulebook/search";
import { spoken } from "../src/rulebook/spoken";
import { shelve } from "../src/phrases.svelte";

describe("a sentence", () => {
  const codes = (sentence: string) => parts(sentence).flatMap((part) => (part.code ? [part.text] : []));

  it("cites rules in brackets", () => {
    expect(codes("You can only stay or leave (R6).")).toEqual(["R6"]);
    expect(codes("Not now (R8c), nor then (R2, E13).")).toEqual(["R8c", "R2", "E13"]);
  });

  it("cites none by a field, a number or a word", () => {
    expect(codes("B4 is taken (3), see (a1) and (R4 below).")).toEqual([]);
  });

  it("leads to the first rule it cites", () => {
    expect(cited("Not now (R8c), nor then (R2, E13).")).toBe("R8c");
    expect(cited("Nobody knows why.")).toBe("");
  });

  it("is said aloud with the word for a rule", () => {
    expect(aloud("You wait (R2, R3).", (code) => `rule ${code}`)).toBe("You wait (rule R2, rule R3).");
  });

  it("keeps its words, whatever they are", () => {
    for (const sentence of ["", "No rule.", "(R1)", "<b>Ann</b> waits (R2, R3) (again) (R4)."])
      expect(
        parts(sentence)
          .map((part) => part.text)
          .join(""),
      ).toBe(sentence);
  });
});

describe("a rulebook", () => {
  it("has a place for every number of a rule", () => {
    expect(html("- **R4** Stay.\n- **R5, R6** Go.")).toContain(
      '<li><b class="codes"><span id="R5">R5</span> <span id="R6">R6</span></b> Go.</li>',
    );
  });

  it("has a place for every example, and what is said about it below", () => {
    const block = '- **R4** Stay.\n  ```position\n  name = "go-on"\n  ```\n  So **Ann** stays.\n- **R5** Go.';
    const made = html(block);
    expect(made).toMatch(/Stay\.\s*<div data-example="go-on"><\/div>\s*So <strong>Ann<\/strong> stays\./);
    expect(made).not.toContain("<p>");
  });

  it("leaves other bold words as they are", () => {
    expect(html("**Gold** is <i>yours</i>.")).toBe("<p><strong>Gold</strong> is <i>yours</i>.</p>\n");
  });
});

describe("a search", () => {
  const marked = (text: string, sought: string) =>
    hits(text, wordsOf(sought)).map(([from, to]) => text.slice(from, to));

  it("finds words whatever their case and accents", () => {
    expect(hasAll("Wer einschließt, dreht um.", wordsOf("EINSCHLIESST"))).toBe(true);
    expect(hasAll("La pièce reste.", wordsOf("piece"))).toBe(true);
    expect(hasAll("Złoto leży", wordsOf("zloto lezy"))).toBe(true);
  });

  it("wants all words, in any order", () => {
    expect(hasAll("The cave collapses.", wordsOf(" collapse  cave "))).toBe(true);
    expect(hasAll("The cave collapses.", wordsOf("cave gold"))).toBe(false);
  });

  it("marks what was written, not what was typed", () => {
    expect(marked("Große Höhle, größer", "gross")).toEqual(["Groß", "größ"]);
    expect(marked("Zażółć e\u0301tude", "zolc etude")).toEqual(["żółć", "e\u0301tude"]);
  });

  it("marks words that overlap once", () => {
    expect(marked("collapse", "lap coll")).toEqual(["collap"]);
  });

  it("marks nothing when nothing is sought", () => {
    expect(marked("anything", "  ")).toEqual([]);
  });
});

describe("an example", () => {
  it("is put into words for its own reader", () => {
    shelve("en", { game: "hand = { $who ->\n    [you] Your hand\n   *[other] Hand of { $who-name }\n}\n" });
    const zone = {
      id: "a/b",
      title: { id: "game/hand", args: { who: [1] } },
      pieces: [{ id: "and", at: "x" }],
    };
    const title = (you: number) =>
      spoken(zone, { language: "en", names: ["Ann", "Ben"], you }).title as unknown;
    expect(title(-1)).toEqual({ id: "name", args: { en: "Hand of Ben" } });
    expect(title(1)).toEqual({ id: "name", args: { en: "Your hand" } });
    expect(spoken(zone, { language: "en", names: [], you: -1 }).pieces).toEqual(zone.pieces);
  });
});
