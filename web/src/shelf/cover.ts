// A cover for every game: what lies on it comes from the game's own pieces, where it lies from the game's name.
import type { Colour, Face, Piece, Symbol } from "../messages";

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

type Maker = (roll: () => number) => Thing[];

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

// Boxes of 200 by 140. A game without a drawing of its own gets one from its name.
const OWN: Record<string, Maker> = {
  othellino: () =>
    [0, 1, 2, 3].flatMap((column) =>
      [0, 1, 2].map((row) =>
        thing(
          { kind: "disc", colour: (column + row) % 2 ? "yellow" : "red" },
          44 + column * 37,
          33 + row * 37,
          33,
        ),
      ),
    ),
  backgammon: () => [
    ...[0, 1, 2, 3].map((i) => thing({ kind: "disc", colour: "red" }, 38, 104 - i * 23, 30)),
    ...[0, 1].map((i) => thing({ kind: "disc", colour: "red" }, 74, 104 - i * 23, 30)),
    ...[0, 1, 2].map((i) => thing({ kind: "disc", colour: "yellow" }, 162, 36 + i * 23, 30)),
    thing({ kind: "die", colour: "white", number: 6 }, 110, 52, 36, -14),
    thing({ kind: "die", colour: "white", number: 5 }, 124, 94, 36, 18),
  ],
  broom_service: () => [
    thing(
      {
        kind: "role",
        colour: "red",
        signs: ["hat forest", "go forest flask roof", "go forest"],
        title: ["", ""],
      },
      58,
      72,
      62,
      -9,
    ),
    thing({ kind: "pawn", colour: "blue", flags: ["cone"] }, 112, 88, 44),
    thing({ kind: "cloud", number: 2, signs: ["bolt bolt"] }, 150, 36, 62, 4),
    thing({ kind: "flask", colour: "green" }, 144, 98, 34, -8),
    thing({ kind: "flask", colour: "purple" }, 176, 92, 34, 9),
    thing({ kind: "broom" }, 108, 34, 46, -20),
  ],
  goldmine: () => [
    thing({ kind: "card", colour: "blue", symbol: "hammer", number: 5 }, 60, 70, 56, -12),
    thing({ kind: "card", colour: "yellow", symbol: "hammer", number: 3 }, 108, 66, 56, 5),
    ...(
      [
        [150, 52, 30],
        [170, 86, 36],
        [138, 104, 32],
        [180, 118, 26],
        [106, 118, 24],
      ] as const
    ).map(([x, y, size]) => thing({ kind: "nugget" }, x, y, size)),
  ],
  hindernisparcours: () => [
    ...[0, 1, 2, 3, 4].flatMap((column) =>
      [0, 1].map((row) => {
        const symbol = ([["bricks", "circles"], [], ["arrow", "bricks"], [], ["circles"]] as Symbol[][])[
          column
        ]![row];
        return thing(
          { kind: "tile", symbol, flags: symbol ? [] : ["back"] },
          28 + column * 36,
          70 + row * 38,
          35,
        );
      }),
    ),
    thing({ kind: "pawn", colour: "red" }, 64, 60, 34),
    thing({ kind: "pawn", colour: "blue", flags: ["shield"] }, 136, 98, 34),
    ...[0, 1, 2].map((i) =>
      thing({ kind: "heart", colour: "red", flags: i === 2 ? ["dim"] : [] }, 78 + i * 22, 24, 20),
    ),
  ],
  luegenkarten: () => [
    ...[0, 1, 2, 3].map((i) =>
      thing(
        i < 2
          ? { kind: "card", flags: ["back"] }
          : { kind: "card", colour: COLOURS[i]!, symbol: SYMBOLS[i + 2]!, number: i + 1 },
        44 + i * 32,
        74 - Math.sin(i + 0.2) * 8,
        54,
        -15 + i * 10,
      ),
    ),
    thing({ kind: "marker", number: 4 }, 170, 48, 44),
  ],
  speedy: () => [
    thing({ kind: "card", colour: "green", symbol: "drop", number: 2 }, 66, 74, 62, -20),
    thing({ kind: "card", colour: "red", symbol: "arrow", number: 6 }, 136, 72, 62, 14),
    thing({ kind: "card", colour: "blue", symbol: "arrow", number: 2 }, 100, 62, 62, -3),
  ],
  tempel_des_todes: () => [
    ...[0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 4 - row }, (_, i) =>
        thing(
          { kind: "tile", symbol: SYMBOLS[(row * 2 + i) % 6]!, flags: (row + i) % 3 === 2 ? ["crack"] : [] },
          100 + (i - (3 - row) / 2) * 36,
          120 - row * 32,
          33,
        ),
      ),
    ),
    thing({ kind: "cube", colour: "red", flags: ["hat"] }, 30, 104, 34),
    thing({ kind: "cube", colour: "blue", flags: ["hat"] }, 172, 110, 34),
  ],
  wacklige_warte: () =>
    [5, 3, 4].flatMap((high, tower) =>
      Array.from({ length: high }, (_, i) =>
        thing(
          { kind: "cube", colour: COLOURS[(tower + i * 3) % 4]! },
          48 + tower * 52 + Math.sin(i * 2 + tower) * 5,
          122 - i * 21,
          31,
        ),
      ),
    ),
  war2: () => [
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      thing(
        i % 2
          ? { kind: "tile", flags: ["back"] }
          : { kind: "tile", symbol: SYMBOLS[[5, 0, 1, 0, 4, 0][i]!]!, colour: "green" },
        58 + (i % 3) * 43,
        50 + Math.floor(i / 3) * 43,
        43,
      ),
    ),
    ...[0, 1, 2].map((i) => thing({ kind: "cube", colour: "blue" }, 91 + i * 11, 46 + (i % 2) * 10, 20)),
    ...[0, 1].map((i) => thing({ kind: "cube", colour: "red" }, 136 + i * 16, 96, 20)),
    thing({ kind: "cube", colour: "yellow" }, 56, 100, 20),
    thing({ kind: "card", colour: "red", symbol: "hammer", number: 6 }, 172, 58, 40, 16),
    thing({ kind: "card", flags: ["back"] }, 26, 86, 40, -14),
  ],
  granatensalat: () => [
    thing({ kind: "card", symbol: "wheel" }, 148, 74, 62, 12),
    ...(
      [
        [30, 36, "red"],
        [66, 54, "yellow"],
        [44, 84, "green"],
        [88, 98, "red"],
        [24, 118, "blue"],
        [98, 30, "blue"],
        [64, 120, "yellow"],
        [184, 122, "green"],
        [186, 22, "red"],
      ] as const
    ).map(([x, y, colour]) => thing({ kind: "cube", colour }, x, y, 25)),
  ],
  blumengarten: () => [
    ...[0, 1, 2].map((i) =>
      thing(
        { kind: "card", colour: COLOURS[(i + 2) % 4]!, symbol: "circles", number: 6 - 2 * i },
        44 + i * 22,
        62 + i * 4,
        54,
        -6 + i * 5,
      ),
    ),
    thing({ kind: "card", colour: "yellow", symbol: "drop", number: 5 }, 152, 74, 64, 6),
    ...[0, 1, 2, 3, 4].map((i) =>
      thing(
        { kind: "cube", colour: "yellow" },
        136 + (i % 3) * 18 + (i > 2 ? 8 : 0),
        84 + (i > 2 ? 20 : 0),
        17,
      ),
    ),
    ...[0, 1, 2].map((i) => thing({ kind: "cube", colour: "red" }, 34 + i * 20, 120 - (i % 2) * 4, 19)),
  ],
  halma: () => [
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 3 - row }, (_, i) =>
        thing({ kind: "pawn", colour: "yellow" }, 180 - i * 27, 28 + row * 28, 27),
      ),
    ),
    thing({ kind: "pawn", colour: "red" }, 112, 52, 32, 14),
    ...[3, 2, 1, 0].flatMap((row) =>
      Array.from({ length: 4 - row }, (_, i) =>
        thing({ kind: "pawn", colour: "red" }, 24 + i * 27, 112 - row * 28, 27),
      ),
    ),
  ],
  wurmloch: () => [
    ...[0, 1, 2, 3, 4].map((i) =>
      thing(
        i % 2
          ? { kind: "tile", symbol: SYMBOLS[[0, 4, 0, 5][i]!]!, colour: "green" }
          : { kind: "tile", flags: ["back"] },
        100 + 72 * Math.cos(Math.PI * (1 + i / 4)),
        112 - 68 * Math.sin((Math.PI * i) / 4),
        38,
        (i - 2) * 22,
      ),
    ),
    thing({ kind: "ship", colour: "red" }, 78, 86, 40, -24),
    thing({ kind: "ship", colour: "blue" }, 122, 80, 40, 20),
    ...[0, 1, 2].map((i) => thing({ kind: "cube", colour: COLOURS[[0, 3, 1][i]!]! }, 80 + i * 20, 124, 17)),
  ],
  tunnelflucht: () => [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => {
      const column = i < 5 ? i : i === 5 ? 4 : 10 - i;
      const row = i < 5 ? 0 : i === 5 ? 1 : 2;
      return thing({ kind: "tile", symbol: SYMBOLS[(i * 5 + 1) % 6]! }, 28 + column * 36, 34 + row * 36, 33);
    }),
    thing({ kind: "cube", colour: "yellow" }, 64, 32, 22),
    thing({ kind: "cube", colour: "blue" }, 130, 32, 22),
    thing({ kind: "cube", colour: "blue" }, 144, 38, 22),
    thing({ kind: "cube", colour: "red" }, 100, 106, 22),
    thing({ kind: "cube", colour: "green" }, 28, 106, 22),
    thing({ kind: "card", symbol: "hammer" }, 70, 72, 30, -10),
  ],
  all_your_base: () => [
    ...[0, 1, 2].flatMap((i) => [
      thing(
        i < 2
          ? { kind: "card", colour: COLOURS[3 - i]!, symbol: SYMBOLS[[0, 1][i]!]!, number: 6 - i }
          : { kind: "card", colour: "white", symbol: "wheel", number: 2 },
        46 + i * 54,
        50,
        44,
      ),
      thing({ kind: "tile", symbol: SYMBOLS[[0, 1, 4][i]!]!, colour: "green" }, 46 + i * 54, 96, 48),
    ]),
    ...(
      [
        [38, 110, "blue"],
        [54, 110, "blue"],
        [100, 110, "green"],
        [138, 110, "red"],
        [154, 110, "yellow"],
        [170, 110, "blue"],
      ] as const
    ).map(([x, y, colour]) => thing({ kind: "cube", colour }, x, y, 16)),
  ],
  brawl: () => [
    ...[0, 1, 2].map((i) =>
      thing({ kind: "strip", colour: "red", symbol: "fist", title: ["Hit", "Hit"] }, 46, 118 - i * 15, 62),
    ),
    thing({ kind: "strip", colour: "red", symbol: "shield", title: ["Block", "Block"] }, 46, 72, 62),
    ...[0, 1].map((i) =>
      thing({ kind: "strip", colour: "green", symbol: "foot", title: ["Hit", "Hit"] }, 154, 24 + i * 15, 62),
    ),
    thing({ kind: "strip", colour: "blue", symbol: "knee", title: ["Hit-2", "Hit-2"] }, 100, 112, 66, -16),
    thing({ kind: "strip", colour: "yellow", symbol: "person", title: ["Pearl", "Pearl"] }, 46, 30, 66),
    thing(
      { kind: "strip", colour: "white", symbol: "person", title: ["Hale", "Hale"], flags: ["frozen"] },
      154,
      76,
      66,
    ),
  ],
  sohn_des_kark: () => [
    ...(
      [
        [0, 1, "wheel"],
        [1, 0, "drop"],
        [1, 1, "arrow"],
        [2, 0, ""],
        [2, 1, "wheel"],
        [2, 2, "bricks"],
        [3, 1, "hammer"],
        [3, 2, ""],
        [4, 1, "circles"],
      ] as const
    ).map(([column, row, symbol]) =>
      thing(
        symbol ? { kind: "tile", symbol, colour: "green" } : { kind: "tile", flags: ["back"] },
        24 + column * 38,
        32 + row * 38,
        37,
      ),
    ),
    thing({ kind: "cube", colour: "red" }, 100, 32, 20),
    thing({ kind: "cube", colour: "blue" }, 24, 70, 20),
    thing({ kind: "cube", colour: "yellow" }, 119, 89, 20),
    thing({ kind: "cube", colour: "red" }, 81, 51, 20),
  ],
  brikks: () => [
    ...(
      [
        [58, 116, "green", "..# ###"],
        [112, 116, "red", "##. .##"],
        [150, 107, "blue", "#. ## .#"],
        [85, 80, "yellow", "### ..#"],
        [40, 80, "black", "## ##"],
        [122, 38, "white", ".#. ###"],
      ] as const
    ).map(([x, y, colour, shape]) => thing({ kind: "block", colour, shape }, x, y, 74)),
    thing({ kind: "bomb" }, 176, 40, 36, 8),
    thing({ kind: "die", colour: "white", number: 3 }, 34, 30, 28, -12),
  ],
  brooke: () => [
    ...[0, 1].map((i) => {
      const mine: Face = {
        colour: "blue",
        symbol: "rightwards",
        title: ["", ""],
        plus: 2,
        plus_colour: "blue",
      };
      const theirs: Face = {
        colour: "red",
        symbol: "exchange",
        title: ["", ""],
        plus: 3,
        plus_colour: "red",
      };
      return thing(
        {
          kind: "placard",
          colour: i ? "red" : "blue",
          faces: i ? [theirs, mine] : [mine, theirs],
          flags: i ? ["inverted"] : [],
        },
        54 + i * 92,
        68 + i * 4,
        84,
        i ? 3 : -2,
      );
    }),
    ...[6, 4, 1].map((number, i) =>
      thing({ kind: "die", colour: "blue", number }, 36 + i * 30, 118, 25, i * 7 - 8),
    ),
    ...[5, 2].map((number, i) =>
      thing({ kind: "die", colour: "red", number }, 132 + i * 30, 22, 25, 6 - i * 14),
    ),
  ],
};

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
  const roll = dice(game);
  const known = Object.keys(OWN).indexOf(game);
  const [ground, light] = GROUNDS[known < 0 ? Math.floor(roll() * GROUNDS.length) : known % GROUNDS.length]!;
  return { ground, light, things: (OWN[game] ?? anything)(roll) };
}
