import { describe, expect, test } from "vitest";
import { layOut } from "./layout.ts";

const SEATS = [2, 3, 4, 5, 6];
const DESKS = [
  [1120, 540],
  [1018, 425],
  [1093, 461],
  [1494, 650],
  [2180, 900],
] as const;
const PHONES = [
  [390, 533],
  [360, 300],
  [540, 330],
  [737, 305],
] as const;
const NEARLY = 0.01;

describe.each(SEATS)("%i seats", (seats) => {
  test.each(DESKS)("stand side by side on a desk of %i by %i", (width, height) => {
    const stage = layOut(seats, width, height, "desk");

    expect(stage.form).toBe("wide");
    expect(stage.places).toHaveLength(seats);
    expect(stage.width).toBeGreaterThanOrEqual(150);
    for (const [at, place] of stage.places.entries()) {
      expect(place.x - stage.width / 2).toBeGreaterThanOrEqual(0);
      expect(place.x + stage.width / 2).toBeLessThanOrEqual(stage.across);
      const before = stage.places[at - 1];
      if (before) expect(place.x - before.x).toBeGreaterThanOrEqual(stage.width - NEARLY);
    }
  });

  test.each(DESKS)("have room for plate, name and nest at %i by %i", (width, height) => {
    const { ground, high, unit } = layOut(seats, width, height, "desk");

    expect(ground + 258).toBeLessThanOrEqual(high + NEARLY);
    expect(high * unit).toBeCloseTo(height);
  });

  test.each(DESKS)("leave the sun to the environment at %i by %i", (width, height) => {
    const stage = layOut(seats, width, height, "desk");

    for (const place of stage.places) {
      const apart = Math.abs(place.x - stage.middle);
      expect(apart).toBeGreaterThanOrEqual(stage.width / 2 + 78 - NEARLY);
    }
  });

  test.each(DESKS)("leave the wings to the stands at %i by %i", (width, height) => {
    const { stands, places, width: room } = layOut(seats, width, height, "desk");
    const edge = places[0]!.x - room / 2;

    expect(edge).toBeGreaterThanOrEqual(stands === "wings" ? 134 - NEARLY : 0);
  });

  test.each(PHONES)("stand in rows on %i by %i, in playing order", (width, height) => {
    const stage = layOut(seats, width, height, "desk");

    expect(stage.form).toBe("compact");
    expect(stage.width).toBeGreaterThanOrEqual(168);
    expect(stage.height).toBeGreaterThanOrEqual(184);
    const order = stage.places.map((place) => place.row * 10_000 + place.x);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

test("four seats fill the rows of a phone without scrolling", () => {
  const { places, height, top } = layOut(4, 390, 533, "upright");

  expect(places.map((place) => place.row)).toEqual([0, 0, 1, 1]);
  expect(top + 2 * height).toBeLessThanOrEqual(533);
});

test("six seats shrink the animals and leave one log to each stand", () => {
  const six = layOut(6, 1120, 540, "desk");

  expect(six.stands).toBe("corners");
  expect(six.animal.height).toBeLessThan(layOut(4, 1120, 540, "desk").animal.height);
  expect(layOut(4, 1120, 540, "desk").stands).toBe("wings");
});

test("where fingers touch, nothing is shown smaller than it is drawn", () => {
  expect(layOut(4, 1000, 700, "upright").form).toBe("compact");
  expect(layOut(4, 1000, 700, "desk").form).toBe("wide");
});
