// The numbers of the rules: `(R4)` or `(R4, R7)` in a sentence, `**R4**` at the head of a rule in a rulebook.
const CODES = "[A-Z]\\d+[a-z]?(?:, [A-Z]\\d+[a-z]?)*";
const ALL = new RegExp(`^${CODES}$`);
const CITED = new RegExp(`(?<=\\()${CODES}(?=\\))`, "g");

export interface Part {
  text: string;
  code?: boolean; // the number of a rule
}

/** The numbers of which a text consists; none if it is anything else. */
export const codesOf = (text: string): string[] => (ALL.test(text) ? text.split(", ") : []);

/** A sentence as it is said aloud, with the word for a rule before its number. */
export const aloud = (sentence: string, rule: (code: string) => string): string =>
  parts(sentence)
    .map((part) => (part.code ? rule(part.text) : part.text))
    .join("");

/** A sentence in parts: its words, and the numbers of the rules it cites. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const { 0: citation, index } of sentence.matchAll(CITED)) {
    found.push({ text: sentence.slice(end, index) });
    for (const [i, text] of codesOf(citation).entries())
      found.push(...(i ? [{ text: ", " }] : []), { text, code: true });
    end = index + citation.length;
  }
  found.push({ text: sentence.slice(end) });
  return found.filter((part) => part.text);
}

/** The first rule that a sentence cites, if any. */
export const cited = (sentence: string): string => parts(sentence).find((part) => part.code)?.text ?? "";
