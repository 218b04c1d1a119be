import { describe, expect, it } from "vitest";
import { columnOf, fitSide, STRIP } from "./fit.ts";
import { fitHand } from "../tray/hand.ts";

describe("the row of spots", () => {
  it.each([2, 3, 4, 5, 6])("%i spots stand within the room, with gaps between them", (many) => {
    for (const [room, k] of [
      [1120, 1],
      [1018, 0.82],
      [1536, 1.2],
    ] as const) {
      const width = columnOf(many, room, k);

      expect(many * width + (many - 1) * 12 * k).toBeLessThanOrEqual(room - 2 * 17 * k);
      expect(width).toBeGreaterThan(150 * k);
    }
  });

  it("is the drawing at its own size", () => {
    expect(columnOf(4, 1120, 1)).toBe(256);
  });
});

describe("the cards of a side", () => {
  const DESK = {
    ...{ width: 240, height: 142, most: 104, least: 66, gap: 15 },
    ...{ ratio: 1.37, low: 1.37, free: STRIP },
  };
  const PHONE = {
    ...{ width: 94, height: 94, most: 43, least: 38, gap: 6 },
    ...{ ratio: 1.81, low: 1.1, free: 44 },
  };
  const MANY = [1, 2, 3, 4, 5, 6, 7, 8];

  it.each(MANY)("%i cards fit, with number and icon free", (many) => {
    for (const room of [DESK, PHONE, { ...DESK, width: 154 }]) {
      const { width, step, rows, overlaps } = fitSide(many, room);
      const each = Math.ceil(many / rows);

      expect(width + (each - 1) * step).toBeLessThanOrEqual(room.width + 0.001);
      expect(rows * width * (rows > 1 ? room.low : room.ratio)).toBeLessThanOrEqual(
        room.height + 0.001,
      );
      expect(overlaps).toBe(each > 1 && step < width);
      if (each > 1) expect(step).toBeGreaterThanOrEqual(Math.min(STRIP, 17));
    }
  });

  it("shrinks before it covers, and covers before it takes a second row", () => {
    expect(fitSide(2, DESK)).toMatchObject({ rows: 1, overlaps: false });
    expect(fitSide(3, DESK).width).toBeLessThan(104);
    expect(fitSide(4, DESK)).toMatchObject({ rows: 1, overlaps: true });
    expect(fitSide(8, { ...DESK, width: 154 }).rows).toBe(2);
  });
});

describe("the cards of a side on a phone", () => {
  it.each([2, 3, 4])("a finger has room for each of %i", (many) => {
    for (const width of [84, 94]) {
      const { step, rows } = fitSide(many, {
        ...{ width, height: 94, most: 43, least: 38, gap: 6 },
        ...{ ratio: 1.81, low: 1.1, free: 44 },
      });

      expect(step).toBeGreaterThanOrEqual(44);
      expect(rows).toBe(many > 2 ? 2 : 1);
    }
  });
});

describe("the hand", () => {
  it("stands side by side while there is room", () => {
    expect(fitHand([1, 2, 2, 1], 860, 120, 10, 20)).toMatchObject({ width: 120, step: 130 });
  });

  it.each([328, 358, 284])("on a phone, a finger meets each card that may be laid: %i", (room) => {
    for (const [sizes, now] of [
      [[2, 2, 2, 1], 1],
      [[1, 3, 2, 1], 1],
      [[3, 3, 1], 0],
      [[6, 1], 0],
    ] as const) {
      const { width, step, wide } = fitHand(sizes, room, 70, 6, 9, now);
      const cards = sizes.map((size, at) => width + (size - 1) * (at === now ? wide : step));

      expect(width).toBeGreaterThanOrEqual(44);
      expect(wide).toBeGreaterThanOrEqual(room > 300 ? 44 : 36);
      expect(step).toBeGreaterThanOrEqual(8);
      expect(cards.reduce((sum, one) => sum + one) + (sizes.length - 1) * 9).toBeLessThanOrEqual(
        room + 0.001,
      );
    }
  });

  it.each([[[3, 3, 3, 1]], [[1, 8, 1]], [[9]], [[2, 1]]])(
    "never needs more than its room: %j",
    (sizes) => {
      for (const [room, most, gap, apart] of [
        [860, 120, 10, 20],
        [366, 70, 6, 9],
      ] as const) {
        const { width, step } = fitHand(sizes, room, most, gap, apart);
        const cards = sizes.reduce((sum, size) => sum + width + (size - 1) * step, 0);

        expect(cards + (sizes.length - 1) * apart).toBeLessThanOrEqual(room + 0.001);
        expect(width).toBeGreaterThan(most / 2 - 1);
      }
    },
  );
});
