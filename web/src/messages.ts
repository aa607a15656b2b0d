export type Text = [string, string];
export type Colour = "" | "red" | "yellow" | "green" | "blue" | "white" | "black" | "wood" | "gold" | "grey";
export type Symbol = "" | "drop" | "hammer" | "circles" | "bricks" | "wheel" | "arrow";
export type Kind = "card" | "tile" | "cube" | "disc" | "die" | "pawn" | "nugget" | "marker" | "doubler" | "token";
export type Look = "cell" | "point-up" | "point-down" | "slot" | "bed" | "tray" | "hole" | "none";
export type Flag = "back" | "glow" | "dim" | "last" | "crack" | "chosen" | "turned" | "hat";
export type Heap = "stack" | "beside" | "down" | "up" | "fan";
export type Area = "board" | "side" | "own" | "others";
export interface Place { id: string; x: number; y: number; w?: number; h?: number; look?: Look; label?: Text; caption?: string; heap?: Heap; symbol?: Symbol; colour?: Colour; }
export interface Piece { id: string; kind: Kind; at: string; colour?: Colour; symbol?: Symbol; number?: number | null; flags?: Flag[]; label?: Text; count?: number; }
export interface Block { colour: Colour; x: number; y: number; }
export interface Tower { id: string; blocks: Block[]; label: Text; fell?: number; tip_x?: number; tip_y?: number; }
export interface Zone { id: string; width: number; height: number; places: Place[]; pieces?: Piece[]; kind?: "places" | "towers"; area?: Area; title?: Text; owner?: number; towers?: Tower[]; transposable?: boolean; surface?: "" | "wood" | "felt" | "stone" | "plain"; }
export interface Way { move: number; label: Text; piece?: string; place?: string; button?: boolean; short?: Text; key?: string; tone?: "" | "go" | "danger"; shows?: string[]; }
export interface Aim { zone: string; tower: string; base: number; span: number; plumb_x: number; plumb_y: number; colour: Colour; }
export interface Seat { seat: number; colour?: Colour; score?: number | null; notes?: Text[]; out?: boolean; }
export interface Scene { zones: Zone[]; seats: Seat[]; prompt?: Text; notice?: Text; ways?: Way[]; shut?: Way[]; aim?: Aim | null; }
export interface OptionCard { id: string; title: Text; values: [string | number, Text][]; default: string | number; }
export interface GameCard { id: string; title: Text; tagline: Text; few: number; many: number; minutes: number; mode: string; family: string; version: number; takeback: boolean; options: OptionCard[]; ready: boolean; }
export interface Me { id: string; name: string; }
export interface Clock { kind?: "none" | "move" | "total"; seconds?: number; increment?: number; }
export interface SeatInfo { kind: "open" | "person" | "bot"; name?: string; mine?: boolean; host?: boolean; away?: boolean; level?: string; left?: number | null; }
export interface TableInfo { id: string; game: string; options: Record<string, string | number>; seats: SeatInfo[]; state: "lobby" | "running" | "over"; public: boolean; watch: boolean; clock: Clock; host?: boolean; commitment?: string; match?: string; rematch?: string; }
export interface NewTable { game: string; seats: number; options?: Record<string, string | number>; public?: boolean; watch?: boolean; clock?: Clock; quick?: boolean; level?: string; }
export interface Wish { action: "join" | "leave" | "kick" | "bot" | "open" | "start" | "rematch" | "setup"; seat?: number; level?: string; setup?: NewTable | null; }
export interface Hello { t: "hello"; since?: number; }
export interface MakeMove { t: "move"; id: string; seat: number; decision: number; move: number; }
export interface Why { t: "why"; id: string; seat: number; move: number; }
export interface TakeBack { t: "undo"; id: string; seat: number; }
export interface Consent { t: "consent"; id: string; yes: boolean; }
export type FromPage = Hello | MakeMove | Why | TakeBack | Consent;
export interface LogLine { event: number; seat: number; lines: Text[]; }
export interface View { t: "view"; event: number; seat: number; decision: number; acting: number[]; scene: Scene; log: LogLine[]; over?: boolean; points?: number[]; winners?: number[]; clocks?: (number | null)[]; undo?: "no" | "free" | "ask"; asking?: number; }
export interface TableNews { t: "table"; table: TableInfo; }
export interface Answer { t: "answer"; id: string; ok: boolean; text?: Text; }
export type FromServer = View | TableNews | Answer;
export interface ReplayStep { ply: number; plies: number; scene: Scene; lines: Text[]; names: string[]; points: number[]; }
export interface Problem { text: Text; }
