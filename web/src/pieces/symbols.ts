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
};
