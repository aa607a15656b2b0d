// The messages between page and server. Written by `python -m spieltisch.server.typescript`: do not edit.
// A field with `?` is left out while it has its default value.

export type Colour = "" | "red" | "yellow" | "green" | "blue" | "white" | "black" | "wood" | "gold" | "grey" | "purple" | "orange";

export type Symbol = "" | "drop" | "hammer" | "circles" | "bricks" | "wheel" | "arrow" | "fist" | "foot" | "knee" | "shield" | "ram" | "broom" | "snow" | "lock" | "swap" | "zero" | "twice" | "person" | "rightwards" | "leftwards" | "exchange" | "opposite" | "another" | "turn-over";

export type Kind = "card" | "tile" | "cube" | "disc" | "die" | "pawn" | "nugget" | "marker" | "doubler" | "token" | "heart" | "ship" | "strip" | "block" | "bomb" | "placard" | "role" | "flask" | "wand" | "cloud" | "broom";

export type Look = "cell" | "point-up" | "point-down" | "slot" | "bed" | "tray" | "hole" | "land" | "none" | "floor" | "start" | "finish" | "wall" | "logs" | "slit" | "dry" | "planet" | "vortex" | "void" | "sum" | "gauge" | "tower" | "keep" | "castle";

export type Ground = "" | "sand" | "meadow" | "ice" | "rock" | "forest" | "hills" | "prairie" | "mountain";

export type Flag = "back" | "glow" | "dim" | "last" | "crack" | "chosen" | "turned" | "hat" | "locked" | "lying" | "shield" | "corner" | "ghost" | "frozen" | "inverted" | "upper" | "lower" | "cursed" | "cone";

export type Heap = "stack" | "beside" | "down" | "up" | "fan" | "row" | "army" | "foot";

export type PageKey = "m" | "l" | "h" | "?";

export type Area = "board" | "side" | "own" | "others" | "folded";

/** Something that happens on the table, as the rules told it: what is seen between one scene and the next. A piece goes or hops over places, a die is cast, something is fired, falls, or is counted. What else is different between two scenes is seen to change as well; acts say what the scenes alone do not, and in which order. */
export interface Act {
  act: "cast" | "count" | "fall" | "fire" | "go" | "hop";
  of: string;
  over?: string[]; // []
  blocks?: Block[]; // []
  broken?: number; // 0
  tip?: [number, number]; // [0, 0]
}

/** A move that is aimed: base + (2 * span + 1) * (x + span) + y + span, x and y from -span to span. */
export interface Aim {
  zone: string;
  tower: string;
  base: number;
  span: number;
  plumb_x: number;
  plumb_y: number;
  colour: Colour;
}

/** What a strong bot thinks of a finished match. It grows until `done` is `of`. */
export interface Analysis {
  done: number;
  of: number;
  moves?: Judged[]; // []
  turning?: number[]; // []
}

/** The answer to the request with that id. The first answer to an id is repeated if it comes again. */
export interface Answer {
  t: "answer";
  id: string;
  ok: boolean;
  text?: Phrase; // {"id": ""}
}

/** Fields of a sheet that are ticked from the left: boxes with numbers, of which the first one free counts, or circles that are won and used up. */
export interface Bar {
  id: string;
  x: number;
  y: number;
  width: number;
  columns: number;
  label: Phrase;
  fields: string[];
  look?: "boxes" | "circles"; // "boxes"
  won?: number; // 0
  used?: number; // 0
  gifts?: number[]; // []
}

/** The mark of something that went off on a free table: its middle and half its side, in units. */
export interface Blast {
  x: number;
  y: number;
  half: number;
}

/** A cube of a tower at its offsets from the base, in sixteenths of a cube's edge: right, and to the back. */
export interface Block {
  colour: Colour;
  x: number;
  y: number;
}

/** Thinking time in seconds: none, so much for every move, or a total with an increment for every move. */
export interface Clock {
  kind?: "move" | "none" | "total"; // "none"
  seconds?: number; // 0
  increment?: number; // 0
}

/** The answer to the wish of a seat, after an event, to take a move back. */
export interface Consent {
  t: "consent";
  id: string;
  seat: number;
  event: number;
  yes: boolean;
}

/** One side of a placard: whose it is, what it is for, and a die printed on it. */
export interface Face {
  colour: Colour;
  symbol: Symbol;
  title: Phrase;
  plus?: number; // 0
  plus_colour?: Colour; // ""
}

/** What the shelf shows of a game. */
export interface GameCard {
  id: string;
  title: Phrase;
  tagline: Phrase;
  few: number;
  many: number;
  usual: number | null;
  minutes: number;
  modes: Mode[];
  kinds: GameKind[];
  difficulty: number;
  family: string;
  version: number;
  options: OptionCard[];
  ready: boolean;
  lesson: number;
}

/** What a game is like, for who looks for one at the shelf. */
export type GameKind = "alone" | "bluff" | "building" | "duel" | "quick" | "race" | "together";

/** In a lesson: the wish to be at a step, forwards or backwards. */
export interface GoTo {
  t: "step";
  id: string;
  step: number;
}

/** The first message: the last event the page has seen, 0 for none. */
export interface Hello {
  t: "hello";
  since?: number; // 0
}

/** The wish to know what a strong bot would do in the seat's place. */
export interface Hint {
  t: "hint";
  id: string;
  seat: number;
}

/** A move of a finished match beside the best one there was, as a strong bot sees it. */
export interface Judged {
  ply: number;
  seat: number;
  chance: number;
  best: number;
  label: Phrase;
  better?: Phrase; // {"id": ""}
}

/** Where a shape that falls into a well may come to lie. Its way has this id as its place. */
export interface Landing {
  id: string;
  cells: number[];
  path: number[];
  full?: number[]; // []
}

/** A way through space from one place to another, shown while its start is pointed at or a way names it. */
export interface Leap {
  id: string;
  start: string;
  end: string;
}

/** Where somebody is in a lesson, and what is said to him there. The last step has nothing after it. */
export interface LessonStep {
  t: "lesson";
  step: number;
  steps: number;
  text: Phrase;
  answers: number[];
  points?: string[]; // []
  asks?: boolean; // false
  back?: boolean; // false
}

/** What a move did, in sentences; `event` is its number in the match. */
export interface LogLine {
  event: number;
  seat: number;
  lines: Phrase[];
}

/** A move. `decision` is the seat's own counter from the scene that it answers; `id` is made by the page. */
export interface MakeMove {
  t: "move";
  id: string;
  seat: number;
  decision: number;
  move: number;
}

/** Something drawn on a place while a way that names it in `shows` is pointed at or held: what would be there. */
export interface Mark {
  id: string;
  at: string;
  sign?: "barrier" | "ghost" | "note"; // "ghost"
  colour?: Colour; // ""
  text?: string; // ""
  always?: boolean; // false
}

/** Who this browser is: a guest with a name, known by a signed cookie. */
export interface Me {
  id: string;
  name: string;
}

/** How a game is played. */
export type Mode = "coop" | "race" | "together" | "turns";

/** The table within an event, to be seen before the rules go on. */
export interface Moment {
  scene: Scene;
  acts?: number; // 0
}

/** The wish for a table. `quick`: sit down, fill the other seats with bots, start; as after a lesson also. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string | number>; // {}
  public?: boolean; // false
  watch?: boolean; // true
  clock?: Clock; // {}
  quick?: boolean; // false
  level?: string; // "casual"
  lesson?: number[] | null; // null
}

/** Somebody's coming or going after an event of the match: for the log. */
export interface Note {
  event: number;
  what: "away" | "back" | "left" | "took";
  seats: number[];
  text: Phrase;
}

/** An option of a game with its values, in order, each with its name. */
export interface OptionCard {
  id: string;
  title: Phrase;
  values: ([string | number, Phrase])[];
  default: string | number;
  seats: number[];
  modes: ([string | number, Mode])[];
}

/** The name of a message, `catalogue/message`, and its arguments; or a list, a name, or nothing. */
export interface Phrase {
  id: string;
  args?: Record<string, number | string | Who | Phrase>; // {}
}

/** A thing on a place. Which fields matter depends on its kind; a die shows `number` pips. */
export interface Piece {
  id: string;
  kind: Kind;
  at: string;
  colour?: Colour; // ""
  symbol?: Symbol; // ""
  number?: number | null; // null
  flags?: Flag[]; // []
  label?: Phrase; // {"id": ""}
  count?: number; // 1
  reverse?: string; // ""
  title?: Phrase; // {"id": ""}
  shape?: string; // ""
  faces?: Face[]; // []
  becomes?: number; // 0
  shows?: string[]; // []
  signs?: string[]; // []
}

/** A spot in a zone, by its top left corner and size. */
export interface Place {
  id: string;
  x: number;
  y: number;
  w?: number; // 1.0
  h?: number; // 1.0
  look?: Look; // "none"
  label?: Phrase; // {"id": ""}
  caption?: string; // ""
  title?: Phrase; // {"id": ""}
  heap?: Heap; // "stack"
  symbol?: Symbol; // ""
  colour?: Colour; // ""
  outline?: string; // ""
  ground?: Ground; // ""
  turn?: number; // 0
  note?: Phrase; // {"id": ""}
  rim?: Colour; // ""
  gauge?: [number, number]; // [0, 0]
  signs?: string; // ""
  shows?: string[]; // []
}

/** Several moves that are made one after another before anything else happens, each by clicking a piece. The page fills the places in order, lets the player think again, and sends the moves together. A piece's move has the same number whichever place it goes to. */
export interface Plan {
  places: string[];
  labels: Phrase[];
  ready: Phrase;
}

/** What an HTTP request that failed gets: a sentence. */
export interface Problem {
  text: Phrase;
}

/** A piece that may be carried to any point of a free table: the move is base + x * across + y * down. Points are whole numbers from the zone's top left corner, `grain` to a unit. What is said here is enough to tell good points from bad ones; distances are between the middles of pieces and compared as squares. */
export interface Reach {
  zone: string;
  piece: string;
  label: Phrase;
  base: number;
  across: number;
  down: number;
  room: [number, number, number, number];
  around?: string[]; // []
  radius?: number; // 0
  gap?: number; // 0
  blast?: number; // 0
  strikes?: string[]; // []
}

/** The wish for another name. */
export interface Rename {
  name: string;
}

/** A finished match after so many moves, or an example of a rulebook after so many steps. */
export interface ReplayStep {
  game: string;
  mode: string;
  ply: number;
  plies: number;
  scene: Scene;
  lines: Phrase[];
  names: string[];
  points: number[];
  moments?: Moment[]; // []
  acts?: Act[]; // []
  seat?: number; // -1
}

/** The table as one viewer sees it. */
export interface Scene {
  zones: Zone[];
  seats: Seat[];
  prompt?: Phrase; // {"id": ""}
  notice?: Phrase; // {"id": ""}
  ways?: Way[]; // []
  shut?: Way[]; // []
  chains?: Way[]; // []
  aim?: Aim | null; // null
  plan?: Plan | null; // null
  reaches?: Reach[]; // []
  window?: Window | null; // null
}

/** What stands beside a player's name. */
export interface Seat {
  seat: number;
  colour?: Colour; // ""
  score?: number | null; // null
  notes?: Phrase[]; // []
  symbols?: Symbol[]; // []
  out?: boolean; // false
}

/** Who sits where. A person who is away is replaced by a bot until he is back. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string; // ""
  mine?: boolean; // false
  host?: boolean; // false
  away?: boolean; // false
  level?: string; // ""
  left?: number | null; // null
  free?: boolean; // false
}

/** Cells of a well that belong together. A cell is columns * row + column, counted from the lower left corner. */
export interface Shape {
  id: string;
  colour: Colour;
  cells: number[];
}

/** A line of fire. */
export interface Shot {
  id: string;
  start: string;
  over: string[];
}

/** A line between two pieces of a free table, shown while a third piece is held or pointed at. */
export interface Sight {
  piece: string;
  start: string;
  end: string;
  clear?: boolean; // false
}

/** A table as the lobby shows it. */
export interface TableInfo {
  id: string;
  game: string;
  mode: string;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  state: "lobby" | "over" | "running";
  public: boolean;
  watch: boolean;
  clock: Clock;
  host?: boolean; // false
  commitment?: string; // ""
  match?: string; // ""
  rematch?: string; // ""
  notes?: Note[]; // []
  removed?: string[]; // []
  out?: boolean; // false
}

/** The people at the table have changed. */
export interface TableNews {
  t: "table";
  table: TableInfo;
}

/** Take the last move back, or, where that needs everybody, ask them. */
export interface TakeBack {
  t: "undo";
  id: string;
  seat: number;
}

/** A move that a strong bot has thought about. */
export interface Tip {
  move: number;
  label: Phrase;
  chance?: number | null; // null
  points?: number | null; // null
}

/** The answer to a wish for a hint: the best moves first, and the gist in one line. */
export interface Tips {
  t: "tips";
  id: string;
  event: number;
  text: Phrase;
  tips: Tip[];
}

/** A tower of cubes, drawn in three dimensions by a zone of kind `towers`. */
export interface Tower {
  id: string;
  blocks: Block[];
  label: Phrase;
  caption?: string; // ""
  above?: Colour; // ""
  strain?: number; // 0.0
}

/** The same places of a zone in another arrangement, for a room in which they are drawn larger this way. */
export interface Upright {
  width: number;
  height: number;
  boxes: [number, number, number, number][];
}

/** The table after an event, as one seat (-1: a spectator) sees it. Names are already in the texts. */
export interface View {
  t: "view";
  event: number;
  seat: number;
  decision: number;
  acting: number[];
  scene: Scene;
  log: LogLine[];
  over?: boolean; // false
  points?: number[]; // []
  winners?: number[]; // []
  ranks?: number[]; // []
  clocks?: (number | null)[]; // []
  undo?: "ask" | "free" | "no"; // "no"
  asking?: number; // -1
  preparing?: boolean; // false
  moments?: Moment[]; // []
  acts?: Act[]; // []
}

/** How a move is made: by clicking a piece or a place, carrying a piece to a place, or by a button. */
export interface Way {
  move: number;
  label: Phrase;
  piece?: string; // ""
  place?: string; // ""
  button?: boolean; // false
  short?: Phrase; // {"id": ""}
  key?: string; // ""
  tone?: "" | "danger" | "go"; // ""
  shows?: string[]; // []
  brings?: Phrase; // {"id": ""}
  then?: number[]; // []
  hops?: string[]; // []
  also?: [string, string][]; // []
  thumb?: boolean; // false
}

/** A grid of cells into which shapes fall; drawn in a zone under its places. Where there are landings, a ghost is always at one of them. The hand, a finger or the arrow keys move it from one to the next. */
export interface Well {
  x: number;
  y: number;
  columns: number;
  rows: number;
  label: Phrase;
  cell?: number; // 1.0
  shapes?: Shape[]; // []
  rings?: [number, Colour][]; // []
  factors?: number[]; // []
  points?: number[]; // []
  colour?: Colour; // ""
  landings?: Landing[]; // []
  off?: boolean; // false
}

/** A player, who is *you* to one reader and has a name for all others. */
export type Who = [number];

/** The question why a move cannot be made now. */
export interface Why {
  t: "why";
  id: string;
  seat: number;
  move: number;
}

/** A question put to several at once, so that it betrays nobody: silence becomes the answer `move`. Everybody sees that it is open. Whoever is asked may let the page give that answer for the rest of the turn. */
export interface Window {
  move: number;
  seconds: number;
  turn: number;
  rest: Phrase;
}

/** Something a person wants at a table. `open`, `bot`, `kick`, `readmit`, `start`, `setup` are the host's. */
export interface Wish {
  action: "bot" | "join" | "kick" | "leave" | "open" | "readmit" | "rematch" | "setup" | "start";
  seat?: number; // -1
  level?: string; // "casual"
  setup?: NewTable | null; // null
}

/** A part of the table with a coordinate system of its own. */
export interface Zone {
  id: string;
  width: number;
  height: number;
  places: Place[];
  pieces?: Piece[]; // []
  kind?: "free" | "places" | "towers"; // "places"
  area?: Area; // "board"
  title?: Phrase; // {"id": ""}
  owner?: number; // -1
  towers?: Tower[]; // []
  shots?: Shot[]; // []
  sorts?: boolean; // false
  leaps?: Leap[]; // []
  transposable?: boolean; // false
  surface?: "" | "felt" | "plain" | "sea" | "space" | "stone" | "wood"; // ""
  lanes?: [string, string][]; // []
  grain?: number; // 1
  sights?: Sight[]; // []
  blasts?: Blast[]; // []
  route?: string[][]; // []
  marks?: Mark[]; // []
  upright?: Upright | null; // null
  well?: Well | null; // null
  bars?: Bar[]; // []
  opens?: boolean; // false
  passing?: [string, string]; // ["", ""]
  ring?: boolean; // false
  roams?: boolean; // false
}

export type FromPage = Hello | MakeMove | Why | TakeBack | Consent | Hint | GoTo;

export type FromServer = View | TableNews | Answer | Tips | LessonStep;

/** The requests over HTTP. What is `given` stands in the path, or behind it. */
export interface Requests {
  "GET /api/games": {
    given: object;
    body: undefined;
    answer: GameCard[];
  };
  "GET /api/games/{id}/examples/{name}": {
    given: { id: string; name: string; step: number };
    body: undefined;
    answer: ReplayStep;
  };
  "GET /api/games/{id}/rules/{language}": {
    given: { id: string; language: string };
    body: undefined;
    answer: string;
  };
  "GET /api/games/{id}/show": {
    given: { id: string; ply: number };
    body: undefined;
    answer: ReplayStep;
  };
  "GET /api/matches/{id}/analysis": {
    given: { id: string };
    body: undefined;
    answer: Analysis;
  };
  "GET /api/matches/{id}/replay": {
    given: { id: string; ply: number };
    body: undefined;
    answer: ReplayStep;
  };
  "GET /api/me": {
    given: object;
    body: undefined;
    answer: Me;
  };
  "GET /api/tables": {
    given: object;
    body: undefined;
    answer: TableInfo[];
  };
  "GET /api/tables/{id}": {
    given: { id: string };
    body: undefined;
    answer: TableInfo;
  };
  "GET /api/tables/{id}/file": {
    given: { id: string };
    body: undefined;
    answer: string;
  };
  "GET /api/tables/{id}/past/{event}": {
    given: { id: string; event: number };
    body: undefined;
    answer: View;
  };
  "POST /api/tables": {
    given: object;
    body: NewTable;
    answer: TableInfo;
  };
  "POST /api/tables/{id}/wish": {
    given: { id: string };
    body: Wish;
    answer: TableInfo;
  };
  "POST /api/verify": {
    given: object;
    body: undefined;
    answer: Phrase[];
  };
  "PUT /api/me": {
    given: object;
    body: Rename;
    answer: Me;
  };
}
