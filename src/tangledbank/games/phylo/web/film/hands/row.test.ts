import { describe, expect, test } from "vitest";
import { arcsOf, fitRow } from "./row.ts";
import { links } from "../show.fixture.ts";

describe("a row of cards", () => {
  for (const [cards, width, height] of [
    [5, 356, 124],
    [5, 366, 110],
    [6, 336, 84],
    [7, 356, 124],
    [5, 880, 187],
    [5, 1300, 240],
  ] as const) {
    test(`of ${cards} fits into ${width} by ${height}`, () => {
      const row = fitRow(cards, width, height);

      expect(row.lefts).toHaveLength(cards);
      expect(row.lefts[0]).toBeGreaterThanOrEqual(0);
      expect(row.lefts.at(-1)! + row.width).toBeLessThanOrEqual(width + 0.01);
      expect(row.top + row.height + row.sink).toBeLessThanOrEqual(height + 0.01);
      for (const [at, left] of row.lefts.slice(1).entries()) {
        expect(left - row.lefts[at]!).toBeGreaterThanOrEqual(row.width);
      }
    });
  }

  test("has chips if it is low and cards if there is room", () => {
    expect([fitRow(5, 366, 110).chips, fitRow(5, 900, 190).chips]).toEqual([true, false]);
  });
});

describe("arcs", () => {
  const row = fitRow(3, 300, 120);

  test("go from the food to the eater and stay in their room", () => {
    const [arc] = arcsOf(links("reed>snail"), ["reed", "oak", "snail"], row);

    expect(arc!.key).toBe("reed>snail");
    expect(arc!.x).toBeGreaterThan(row.lefts[2]!);
    expect(arc!.x).toBeLessThan(row.lefts[2]! + row.width / 2);
    const handle = Number(arc!.path.split(" ")[2]);
    expect(row.top - (row.top - handle) * 0.75).toBeGreaterThanOrEqual(0);
  });

  test("are higher the farther they go", () => {
    const [near, far] = arcsOf(links("reed>oak reed>snail"), ["reed", "oak", "snail"], row);
    const handle = (path: string): number => Number(path.split(" ")[2]);

    expect(handle(far!.path)).toBeLessThan(handle(near!.path));
  });

  test("leave out what is not in the row", () => {
    expect(arcsOf(links("reed>heron"), ["reed"], row)).toEqual([]);
  });
});
