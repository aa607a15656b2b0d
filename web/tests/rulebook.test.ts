// The numbers of the rules, in sentences and in rulebooks.
import { describe, expect, it } from "vitest";
import { aloud, cited, parts } from "../src/rulebook/codes";
import { html } from "../src/rulebook/markdown";
import { hasAll, hits, wordsOf } from "../src/rulebook/search";

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
