// Searching a rulebook: the passages that have all words, whatever their case and accents, and where the words are.

const PASSAGES = "p, ul > li, ol > li, tbody > tr";
const OF_THEIR_OWN = "[data-example]"; // what is drawn into a rulebook is no text of it
const WITHOUT_ACCENT: Record<string, string> = { ł: "l", ß: "ss", œ: "oe", æ: "ae" };

/** A text in small letters without accents, and for every letter of it the one it comes from. */
export function folded(text: string): { text: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    const bare = WITHOUT_ACCENT[small] ?? small;
    plain += bare;
    for (let i = 0; i < bare.length; i++) from.push(at);
    at += letter.length;
  }
  from.push(at);
  return { text: plain, from };
}

/** The words that are sought. */
export const wordsOf = (sought: string): string[] => folded(sought).text.split(/\s+/).filter(Boolean);

/** Whether a text has all of these words. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const plain = folded(text).text;
  return words.every((word) => plain.includes(word));
}

/** Where any of these words are in a text: from here to there, in order, none within another. */
export function hits(text: string, words: readonly string[]): [number, number][] {
  const plain = folded(text);
  const found = words.flatMap((word) => {
    const here: [number, number][] = [];
    for (let i = plain.text.indexOf(word); i >= 0; i = plain.text.indexOf(word, i + word.length))
      here.push([plain.from[i]!, plain.from[i + word.length]!]);
    return here;
  });
  const joined: [number, number][] = [];
  for (const [from, to] of found.sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Leaves only the passages of a book that have all words, with their headings, and marks the words; how many. */
export function sift(book: HTMLElement, sought: string): number {
  restore(book);
  const words = wordsOf(sought);
  if (!words.length) return 0;
  const passages = [...book.querySelectorAll<HTMLElement>(PASSAGES)].filter(isWhole);
  const kept = passages.filter((passage) => hasAll(textOf(passage), words));
  for (const passage of passages) passage.hidden = !kept.includes(passage);
  for (const passage of kept) for (const text of textsOf(passage)) mark(text, words);
  const above: HTMLElement[] = []; // the headings of a block, by their levels
  for (const block of [...book.children].filter((one) => one instanceof HTMLElement)) {
    const level = Number(/^H(\d)$/.exec(block.tagName)?.[1] ?? 0);
    const stays = !level && kept.some((passage) => block.contains(passage));
    block.hidden = !stays;
    if (level) above.splice(level - 1, above.length, block);
    if (stays) for (const heading of above) heading.hidden = false;
  }
  return kept.length;
}

/** Whether a passage is not a part of another one. */
const isWhole = (passage: Element): boolean =>
  !passage.parentElement?.closest(PASSAGES) && !passage.closest(OF_THEIR_OWN);

function textsOf(passage: HTMLElement): Text[] {
  const walker = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter((text) => !text.parentElement?.closest(OF_THEIR_OWN));
}

const textOf = (passage: HTMLElement): string =>
  textsOf(passage)
    .map(({ data }) => data)
    .join("");

function mark(text: Text, words: readonly string[]): void {
  for (const [from, to] of hits(text.data, words).reverse()) {
    const range = new Range();
    range.setStart(text, from);
    range.setEnd(text, to);
    range.surroundContents(document.createElement("mark"));
  }
}

/** Shows a book whole again. */
function restore(book: HTMLElement): void {
  for (const hidden of book.querySelectorAll<HTMLElement>("[hidden]"))
    if (!hidden.closest(OF_THEIR_OWN)) hidden.hidden = false;
  for (const marked of book.querySelectorAll("mark")) {
    const around = marked.parentNode!;
    marked.replaceWith(...marked.childNodes);
    around.normalize();
  }
}
