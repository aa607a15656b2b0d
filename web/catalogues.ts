// The catalogues of a language as one module: the page's own, `src/words/<language>.ftl`, brings all others along, but
// for those of the lessons. They are another module, `src/words/<language>.ftl?lessons`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = fileURLToPath(new URL("../src/spieltisch/", import.meta.url));

const OF_THE_COMMAND_LINE = /^help-.*\n(?: .*\n)*/gm;

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    load(id) {
      const [, path, language, lessons] = /^(.*\/src\/words\/(\w+)\.ftl)(\?lessons)?$/.exec(id) ?? [];
      if (!path || !language) return;
      const texts: Record<string, string> = {};
      const books = lessons ? ofGames("lesson", language) : [["page", path] as Book, ...others(language)];
      for (const [book, path] of books) {
        this.addWatchFile(path);
        const text = readFileSync(path, "utf-8");
        texts[book] = book === "house" ? text.replace(OF_THE_COMMAND_LINE, "") : text;
      }
      return `export default ${JSON.stringify(texts)}`;
    },
  };
}

/** The name of a catalogue, and where it is. */
type Book = [string, string];

/** The catalogues of the server and of the games. */
function others(language: string): Book[] {
  return [["house", `${PACKAGE}words/house.${language}.ftl`], ...ofGames("words", language)];
}

/** The catalogues of that kind that the games have. */
function ofGames(kind: "words" | "lesson", language: string): Book[] {
  return readdirSync(`${PACKAGE}games`)
    .map((game): Book => [
      kind === "words" ? game : `${game}.${kind}`,
      `${PACKAGE}games/${game}/${kind}.${language}.ftl`,
    ])
    .filter(([, path]) => existsSync(path));
}
