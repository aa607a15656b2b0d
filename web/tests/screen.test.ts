// How the areas of the table share the screen.
import { describe, expect, it } from "vitest";
import type { Zone } from "../src/messages";
import { boardLeast, isDesk, isTall, shares, sharesStrip } from "../src/table/layout/screen";

const zone = (width: number, height: number) => ({ id: "board", width, height, places: [] }) as Zone;

describe("a screen", () => {
  it("is a desk if it is wide, or lies and is not too narrow", () => {
    expect(isDesk(1280, 800)).toBe(true);
    expect(isDesk(900, 1400)).toBe(true);
    expect(isDesk(844, 390)).toBe(true);
    expect(isDesk(390, 844)).toBe(false);
    expect(isDesk(600, 390)).toBe(false);
  });

  it("gives the hands less of a phone where several zones lie there", () => {
    const [one, several] = [shares(false, 800, 1, false).own, shares(false, 800, 2, false).own];
    expect(several.most).toBeLessThan(one.most);
    expect(several.height).toBeGreaterThan(one.height);
    expect(shares(true, 800, 2, false).own).toEqual(shares(true, 800, 1, false).own);
  });

  it("gives what lies beside a board that roams more room", () => {
    expect(shares(false, 800, 1, true).side.height).toBeGreaterThan(shares(false, 800, 1, false).side.height);
  });
});

describe("a board", () => {
  const wanted = { least: 300, full: 420 };

  it("is tall if it is alone and clearly higher than wide", () => {
    expect(isTall([zone(6, 8)])).toBe(true);
    expect(isTall([zone(8, 9)])).toBe(false);
    expect(isTall([zone(6, 8), zone(6, 8)])).toBe(false);
  });

  it("has what is left of the screen if that suits fingers", () => {
    expect(boardLeast(300, wanted, 600)).toBe(0);
  });

  it("is else as high as it wants, but seen whole above the hand", () => {
    expect(boardLeast(299, wanted, 600)).toBe(420);
    expect(boardLeast(299, wanted, 400)).toBe(392);
  });

  it("has one strip beside it where two would leave too little for fingers", () => {
    expect(sharesStrip(376, wanted)).toBe(false);
    expect(sharesStrip(375, wanted)).toBe(true);
  });
});
