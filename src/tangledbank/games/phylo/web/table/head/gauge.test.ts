import { describe, expect, test } from "vitest";
import { spread, stepOf, topOf, type Standing } from "./gauge.ts";

const LENGTH = 730;
const GAP = 8;
const flags = (...values: number[]): Standing[] => values.map((value) => ({ value, width: 80 }));

/** Every two flags, and how far they are apart from touching. */
function gaps(things: readonly Standing[], places: readonly number[]): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  return order.slice(1).map((at, before) => {
    const left = order[before]!;
    return places[at]! - places[left]! - things[left]!.width;
  });
}

describe("flags", () => {
  test("stand at their numbers if there is room", () => {
    expect(spread(flags(10, 30), 50, LENGTH, LENGTH, GAP)).toEqual([146, 438]);
  });

  test.each([
    [[0, 0, 0, 0, 0, 0]],
    [[17, 19, 26, 0]],
    [[49, 50, 48, 50]],
    [[20, 21, 22, 23, 24, 25, 33]],
    [[5, 0, 44, 45, 46, 2, 3]],
  ])("of %j never cover each other", (values) => {
    const things = flags(...values);

    const places = spread(things, 50, LENGTH, LENGTH, GAP);

    for (const gap of gaps(things, places)) expect(gap).toBeGreaterThanOrEqual(GAP - 0.001);
    for (const place of places) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(LENGTH - 80 + 0.001);
    }
  });

  test("stand in the order of their numbers, equal ones in the order of seats", () => {
    const places = spread(flags(19, 17, 19), 50, LENGTH, LENGTH, GAP);

    expect(places[1]).toBeLessThan(places[0]!);
    expect(places[0]).toBeLessThan(places[2]!);
  });
});

test("the staff ends at the goal, or at a round number above the leader", () => {
  const players = (...totals: number[]) => totals.map((total) => ({ total })) as never;

  expect(topOf({ options: { end: "points", target: 50 }, players: players(3, 26) })).toBe(50);
  expect(topOf({ options: { end: "points", target: 50 }, players: players(61, 26) })).toBe(50);
  expect(topOf({ options: { end: "rounds", rounds: 6 }, players: players(30, 26) })).toBe(40);
  expect(topOf({ options: { end: "rounds", rounds: 6 }, players: players(0, 0) })).toBe(20);
});

test("about ten numbers stand on the staff", () => {
  expect([20, 50, 70, 100, 200].map(stepOf)).toEqual([2, 5, 10, 10, 20]);
});
