import { describe, expect, test } from "vitest";
import { overlap } from "../web/geometry.ts";
import { banksOf, placesOf, waterOf } from "./seats.ts";

/** The world of a desk: its size and the size of one pixel of the drawing. */
const WORLDS = [
  [1120, 548, 1],
  [996, 487, 0.889],
  [738, 311, 0.82],
  [1536, 658, 1.2],
] as const;

describe.each(WORLDS)("a world of %i by %i", (width, height, px) => {
  test.each([1, 2, 3, 4, 5, 6])("seats %i, nothing covers anything else", (many) => {
    const places = placesOf(many, width, height, px);
    const boxes = places.flatMap(({ who, fan, shore }, seat) =>
      [who, fan, shore].map((box) => ({ seat, box })),
    );

    expect(places).toHaveLength(many);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        expect(overlap(one.box, other.box, -0.01), JSON.stringify([one, other])).toBe(false);
      }
      expect(one.box.x).toBeGreaterThanOrEqual(-0.01);
      expect(one.box.x + one.box.width).toBeLessThanOrEqual(width + 0.01);
      expect(one.box.y + one.box.height).toBeLessThanOrEqual(height + 0.01);
    }
  });

  test("has water between all seats", () => {
    const water = waterOf(width, height);

    expect(water.x + water.width).toBeLessThan(width * 0.84);
    expect(water.y + water.height).toBeLessThan(height * 0.98);
  });
});

test("seats go clockwise from the left bank", () => {
  expect([1, 2, 3, 5, 6].map((many) => banksOf(many).join(" "))).toEqual([
    "top",
    "left right",
    "left top right",
    "left top top top right",
    "left top top top right bottom",
  ]);
});
