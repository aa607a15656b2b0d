// The catalogues of a language as one module: the page's own, `src/words/<language>.ftl`, brings all others along.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = fileURLToPath(new URL("../src/spieltisch/", import.meta.url));

const OF_THE_COMMAND_LINE = /^help-.*\n(?: .*\n)*/gm;

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    load(id) {
      const language = /\/src\/words\/(\w+)\.ftl$/.exec(id)?.[1];
      if (!language) return;
      const texts: Record<string, string> = {};
      for (const [book, path] of [["page", id], ...others(language)] as [string, string][]) {
        this.addWatchFile(path);
        texts[book] = readFileSync(path, "utf-8").replace(OF_THE_COMMAND_LINE, "");
      }
      return `export default ${JSON.stringify(texts)}`;
    },
  };
}

/** The catalogues of the server and of the games, each with its name. */
function others(language: string): [string, string][] {
  const games = readdirSync(`${PACKAGE}games`).map((game): [string, string] => [
    game,
    `${PACKAGE}games/${game}/words.${language}.ftl`,
  ]);
  const house = `${PACKAGE}words/house.${language}.ftl`;
  return [["house", house] as [string, string], ...games].filter(([, path]) => existsSync(path));
}
