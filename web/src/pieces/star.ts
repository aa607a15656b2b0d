// A star with eight rays, 96 across: sparks and bangs.
export const STAR =
  "M0-48L9-14L34-34L15-9L48 0L15 9L34 34L9 14L0 48L-9 14L-34 34L-15 9L-48 0L-15-9L-34-34L-9-14z";
