// A rulebook as HTML: the numbers at the head of a rule become places that a link can lead to.
import DOMPurify from "dompurify";
import { Marked } from "marked";
import { codesOf } from "./codes";

const marked = new Marked({
  renderer: {
    strong({ text }) {
      const codes = codesOf(text);
      if (!codes.length) return false;
      return `<b class="codes">${codes.map((code) => `<span id="${code}">${code}</span>`).join(" ")}</b>`;
    },
  },
});

export const html = (book: string): string => marked.parse(book, { async: false });
export const safe = (book: string): string => DOMPurify.sanitize(html(book));
