import { describe, expect, test } from "vitest";
import { overlap } from "../../table/web/geometry.ts";
import { layOut, stackOf } from "./layout.ts";

const SIZES = [
  [1120, 540],
  [1493, 648],
  [919, 420],
] as const;

describe("the hands round the pond", () => {
  for (const [width, height] of SIZES) {
    for (const seats of [2, 3, 4, 5, 6]) {
      test(`${seats} lie apart and leave the middle free at ${width} by ${height}`, () => {
        const { boxes, middle } = layOut(seats, 1, width, height, "desk");
        const all = [...boxes, middle];

        expect(boxes).toHaveLength(seats);
        for (const [at, one] of all.entries()) {
          expect(one.x >= 0 && one.x + one.width <= width).toBe(true);
          expect(one.y >= 0 && one.y + one.height <= height).toBe(true);
          for (const other of all.slice(at + 1)) expect(overlap(one, other, -0.5)).toBe(false);
        }
      });
    }
  }

  test("go clockwise from the left bank, and one's own is the lowest", () => {
    const { boxes, order } = layOut(4, 2, 1120, 540, "desk");

    expect(order).toEqual([3, 0, 1, 2]);
    expect(boxes[3]!.x).toBeLessThan(boxes[0]!.x);
    expect(boxes[0]!.y).toBeLessThan(boxes[3]!.y);
    expect(boxes[1]!.x).toBeGreaterThan(boxes[0]!.x);
    expect(boxes[2]!.y).toBeGreaterThan(boxes[1]!.y);
  });

  test("for a spectator are of one height", () => {
    const { boxes } = layOut(4, null, 1120, 540, "desk");

    expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
  });

  test("lie one above the other on a phone", () => {
    const { stacked, order, boxes } = layOut(3, 0, 390, 480, "upright");

    expect([stacked, order, boxes]).toEqual([true, [1, 2, 0], []]);
  });
});

describe("a stack", () => {
  test("shows all hands alike if there is room", () => {
    const { watched, other, middle } = stackOf(3, 390, 524);

    expect(watched).toBe(other);
    expect(3 * other + 2 * 8 + 20).toBeLessThanOrEqual(524);
    expect(middle).toBe(0);
  });

  test("leaves the room that cards cannot use to the event", () => {
    const { other, middle } = stackOf(2, 390, 700);

    expect(other).toBeLessThan(170);
    expect(middle).toBeGreaterThan(200);
    expect(2 * other + middle + 2 * 8 + 20).toBeLessThanOrEqual(700);
  });

  test("makes the others lower, but never too low", () => {
    const { other } = stackOf(4, 390, 524);

    expect(3 * other + 146 + 3 * 8 + 20).toBeLessThanOrEqual(524);
    expect(stackOf(6, 390, 356).other).toBe(90);
  });
});
