// The cover of a game's box, 200 by 140: pieces that lie on it as `cover.json` in the game's folder says. A game without
// one gets a cover from its name.
import type { Colour, Piece, Symbol } from "../messages";

export interface Thing {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  turn: number;
}

export interface Cover {
  ground: string;
  light: string;
  things: Thing[];
}

const GROUNDS = [
  ["#2f5d50", "#4a8271"],
  ["#7a3b2e", "#a8594a"],
  ["#2d4a6b", "#4a6f98"],
  ["#6b4a1f", "#96703a"],
  ["#4a3a5e", "#6f5b87"],
  ["#3d5a2a", "#62834a"],
  ["#5e2f45", "#874f68"],
  ["#2a4f57", "#477781"],
] as const;
const COLOURS: Colour[] = ["red", "yellow", "green", "blue"];
const SYMBOLS: Symbol[] = ["drop", "hammer", "circles", "bricks", "wheel", "arrow"];

/** A generator of numbers from 0 to 1 that always gives the same for the same name. */
export function dice(name: string): () => number {
  let h = 2166136261;
  for (const letter of name) h = Math.imul(h ^ letter.codePointAt(0)!, 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

interface Drawn extends Omit<Cover, "things"> {
  things: {
    piece: Partial<Piece> & { kind: Piece["kind"] };
    x: number;
    y: number;
    size: number;
    turn?: number;
  }[];
}

const files = import.meta.glob<Drawn>("../../../src/spieltisch/games/*/cover.json", {
  eager: true,
  import: "default",
});
const drawn = new Map(Object.entries(files).map(([path, cover]) => [path.split("/").at(-2)!, cover]));

const thing = (
  piece: Partial<Piece> & { kind: Piece["kind"] },
  x: number,
  y: number,
  size: number,
  turn = 0,
): Thing => ({
  piece: { id: `${x} ${y}`, at: "", ...piece },
  x,
  y,
  size,
  turn,
});

function anything(roll: () => number): Thing[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(roll() * all.length)]!;
  const cards = [0, 1, 2].map((i) =>
    thing(
      { kind: "card", colour: pick(COLOURS), symbol: pick(SYMBOLS), number: 1 + Math.floor(roll() * 6) },
      52 + i * 34,
      68 + roll() * 10,
      52,
      -14 + i * 12 + roll() * 6,
    ),
  );
  const kinds = ["cube", "pawn", "tile", "die", "token"] as const;
  const small = [0, 1, 2].map((i) =>
    thing(
      { kind: pick(kinds), colour: pick(COLOURS), number: null },
      158 + (roll() - 0.5) * 36,
      30 + i * 40,
      32,
      (roll() - 0.5) * 20,
    ),
  );
  return [...cards, ...small];
}

export function cover(game: string): Cover {
  const own = drawn.get(game);
  if (own)
    return {
      ...own,
      things: own.things.map(({ piece, x, y, size, turn }) => thing(piece, x, y, size, turn)),
    };
  const roll = dice(game);
  const [ground, light] = GROUNDS[Math.floor(roll() * GROUNDS.length)]!;
  return { ground, light, things: anything(roll) };
}
