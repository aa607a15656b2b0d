// A rulebook as HTML: the numbers at the head of a rule become places that a link can lead to, and blocks with the name of
// an example the places where it is drawn.
import DOMPurify from "dompurify";
import { Marked } from "marked";
import { codesOf } from "./codes";

const NAME = /^name = "([\w-]+)"$/m;

const marked = new Marked({
  renderer: {
    code({ lang, text }) {
      const name = lang === "position" && NAME.exec(text)?.[1];
      return name ? `<div data-example="${name}"></div>` : false;
    },
    strong({ text }) {
      const codes = codesOf(text);
      if (!codes.length) return false;
      return `<b class="codes">${codes.map((code) => `<span id="${code}">${code}</span>`).join(" ")}</b>`;
    },
  },
});

export const html = (book: string): string => marked.parse(book, { async: false });
export const safe = (book: string): string => DOMPurify.sanitize(html(book));
