import { describe, expect, test } from "vitest";
import { fitNarrow, fitWide } from "./fit.ts";

describe("a wide tray", () => {
  const room = { width: 730, height: 224 };

  test("has a hand of three at full size", () => {
    expect(fitWide(3, room, 140)).toMatchObject({ width: 140, step: 154, rows: 1 });
  });

  test("makes five a little smaller, side by side", () => {
    const fit = fitWide(5, room, 140);

    expect(fit.width).toBeLessThan(140);
    expect(fit.step).toBeGreaterThan(fit.width);
  });

  test("lays too many over each other, inside the room", () => {
    const fit = fitWide(20, room, 118);

    expect(fit.step).toBeLessThan(fit.width);
    expect(fit.step * 19 + fit.width).toBeCloseTo(room.width);
  });
});

describe("a narrow tray", () => {
  test("has a few whole cards in one row", () => {
    expect(fitNarrow(3, { width: 366, height: 140 }, false)).toMatchObject({
      rows: 1,
      chips: false,
    });
  });

  test("has a large pool as chips in rows that a finger finds", () => {
    const fit = fitNarrow(12, { width: 336, height: 160 }, true);

    expect(fit).toMatchObject({ rows: 2, across: 6, chips: true });
    expect(fit.width).toBeGreaterThanOrEqual(44);
  });

  test("has a large pool as whole cards on a tablet", () => {
    expect(fitNarrow(9, { width: 800, height: 280 }, true).chips).toBe(false);
  });
});
