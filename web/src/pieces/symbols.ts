// The symbols, drawn by us in a box of 24 by 24 around the middle. `line`: stroked, not filled.
import { SIGNS } from "./signs";

export interface Stroke {
  d: string;
  line?: number; // the width of the stroke
}

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A die from the side: a rounded square. */
const die = (x: number, y: number, r: number) =>
  `M${x - r + 1.4} ${y - r}H${x + r - 1.4}Q${x + r} ${y - r} ${x + r} ${y - r + 1.4}V${y + r - 1.4}Q${x + r} ${y + r} ${x + r - 1.4} ${y + r}H${x - r + 1.4}Q${x - r} ${y + r} ${x - r} ${y + r - 1.4}V${y - r + 1.4}Q${x - r} ${y - r} ${x - r + 1.4} ${y - r}z`;

export const SYMBOLS: Record<string, Stroke[]> = {
  drop: [
    { d: "M0-10.5C2.6-6 7-1.5 7 3.2A7 7 0 0 1-7 3.2C-7-1.5-2.6-6 0-10.5zM-3.9 3.4A4.2 4.2 0 0 0-.2 7.4" },
  ],
  hammer: [
    { d: "M-7.8 9.6L4.7-2.9M7.8 9.6L-4.7-2.9", line: 2.6 },
    { d: "M1.2-6.4L5-10.2L11-4.2L7.2-.4zM-1.2-6.4L-5-10.2L-11-4.2L-7.2-.4z" },
  ],
  circles: [{ d: ring(0, -5, 4.6) + ring(-5.6, 4.6, 4.6) + ring(5.6, 4.6, 4.6), line: 2.2 }],
  bricks: [
    {
      d:
        "M-10-9H-.8V-3.6H-10zM.8-9H10V-3.6H.8z" +
        "M-10-2.7H-5.6V2.7H-10zM-4-2.7H4V2.7H-4zM5.6-2.7H10V2.7H5.6z" +
        "M-10 3.6H-.8V9H-10zM.8 3.6H10V9H.8z",
    },
  ],
  wheel: [
    { d: ring(0, 0, 8.8), line: 2.6 },
    { d: "M0-8.8V8.8M-7.6-4.4L7.6 4.4M-7.6 4.4L7.6-4.4", line: 1.7 },
    { d: ring(0, 0, 2.6) },
  ],
  arrow: [{ d: "M0-10.5L9-.5H3.6V10H-3.6V-.5H-9z" }],
  ...SIGNS,
  // Signs of what is done with dice and cards.
  rightwards: [{ d: die(-6.4, 0, 4.6) }, { d: "M.6-1.7H5V-6L11.4 0L5 6V1.7H.6z" }],
  leftwards: [{ d: die(6.4, 0, 4.6) }, { d: "M-.6-1.7H-5V-6L-11.4 0L-5 6V1.7H-.6z" }],
  exchange: [
    { d: die(-7, 0, 4.2) + die(7, 0, 4.2) },
    { d: "M-6.6-6.8Q0-12.6 5.2-8.2M6.6 6.8Q0 12.6-5.2 8.2", line: 1.9 },
    { d: "M8-5.4L7.2-10.4L3.4-6.6zM-8 5.4L-7.2 10.4L-3.4 6.6z" },
  ],
  opposite: [
    { d: die(0, 0, 4.8) },
    { d: "M-8.6-4.2A9.6 9.6 0 0 1 6.9-6.7M8.6 4.2A9.6 9.6 0 0 1-6.9 6.7", line: 1.9 },
    { d: "M9.6-3.4L9.4-9L4.4-6.2zM-9.6 3.4L-9.4 9L-4.4 6.2z" },
  ],
  another: [{ d: die(-2.4, 2.4, 6.6) }, { d: "M4.8-11.4H8V-7.8H11.6V-4.6H8V-1H4.8V-4.6H1.2V-7.8H4.8z" }],
  "turn-over": [
    { d: "M-9-4.4H9V4.4H-9z", line: 1.8 },
    { d: "M-5.4-7.6Q0-12.4 4.6-8.6M5.4 7.6Q0 12.4-4.6 8.6", line: 1.9 },
    { d: "M7.4-6L6.8-11L2.8-7.4zM-7.4 6L-6.8 11L-2.8 7.4z" },
  ],
  // Signs of actions and terrains.
  forest: [{ d: "M0-10.5L6-3H3L8 4H-8L-3-3H-6zM-1.6 4H1.6V10H-1.6z" }],
  hills: [
    { d: "M-11 7C-8-3 0-3 2 7M-2 1C1-8 9-7 11 7", line: 2.4 },
    { d: "M-11 8H11", line: 2 },
  ],
  prairie: [
    { d: "M0 9V-9M-1 9C-1 1-4-3-8-5M1 9C1 1 4-3 8-5M-3 9C-4 5-7 3-10 2M3 9C4 5 7 3 10 2", line: 2.1 },
  ],
  mountain: [{ d: "M-11 9L-2.5-8L2 .5L4.5-3L11 9zM-2.5-4.2L-5 1L-2.6-.4L-.6 1.6L.4 1.2z" }],
  flask: [
    {
      d: "M-3-11H3V-4.4C7-2.6 9.4 1 9.4 4.4C9.4 8.4 5.6 11 0 11C-5.6 11-9.4 8.4-9.4 4.4C-9.4 1-7-2.6-3-4.4z",
    },
  ],
  wand: [{ d: "M-8 9.5L2-.5", line: 3 }, { d: "M5-11L6.8-5.6L12-4L6.8-2.2L5 3.4L3.2-2.2L-2-4L3.2-5.6z" }],
  cloud: [{ d: "M-7 7C-12 7-12 .5-7.6 0C-7.6-6-.6-8.4 2-4.2C5-7.6 10.4-5 9.6 0C13 .6 13 7 8.4 7z" }],
  bolt: [{ d: "M2.4-11L-6.4 1.6H-.6L-2.8 11L6.4-2.6H.6z" }],
  hat: [{ d: "M-11 8C-6 5-4-2 2-11C3-4 5 3 11 8C5 10.5-5 10.5-11 8z" }],
  staff: [
    { d: "M1 11V-4", line: 2.6 },
    { d: "M1-4C-6-3-6-11 .5-10.5C6-10 6-4.5 2-5", line: 2.2 },
  ],
  basket: [{ d: "M-9-1H9L6.6 9H-6.6z" }, { d: "M-7-1C-7-11 7-11 7-1", line: 2 }],
  sun: [
    { d: ring(0, 0, 4.6) },
    {
      d: "M0-10.6V-7.4M0 7.4V10.6M-10.6 0H-7.4M7.4 0H10.6M-7.5-7.5L-5.2-5.2M5.2 5.2L7.5 7.5M-7.5 7.5L-5.2 5.2M5.2-5.2L7.5-7.5",
      line: 2,
    },
  ],
  go: [{ d: "M-11-2.4H1V-8L11 0L1 8V2.4H-11z" }],
  roof: [{ d: "M0-11L10 0H6V10H-6V0H-10z" }],
};

/** A quiet shape for every colour, so that none is told by colour alone. Box of 20 by 20. */
export const MARKS: Record<string, Stroke> = {
  red: { d: "M0-8.5L8.5 7H-8.5z" },
  yellow: { d: ring(0, 0, 7.5) },
  green: { d: "M0-9.5L9.5 0L0 9.5L-9.5 0z" },
  blue: { d: "M-7-7H7V7H-7z" },
  white: { d: ring(0, 0, 6.5), line: 3.2 },
  black: { d: "M-6.5-6.5L6.5 6.5M6.5-6.5L-6.5 6.5", line: 4 },
  wood: { d: "M-8-4H8M-8 4H8", line: 3 },
  gold: { d: "M0-9L2.6-3.2L9-2.6L4.2 1.6L5.6 8L0 4.6L-5.6 8L-4.2 1.6L-9-2.6L-2.6-3.2z" },
  grey: { d: "M-7 0H7", line: 4 },
  purple: { d: "M-8-3.5H-3.5V-8H3.5V-3.5H8V3.5H3.5V8H-3.5V3.5H-8z" },
  orange: { d: "M-8 5.5L0-6L8 5.5", line: 4.2 },
};
