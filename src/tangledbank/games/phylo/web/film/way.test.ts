import { describe, expect, test } from "vitest";
import { wayBetween } from "./way.ts";

const spot = (x: number, y: number) => ({ x, y, width: 60, height: 80 });

describe("the way of an event", () => {
  test("down leaves below and arrives above", () => {
    const way = wayBetween(spot(0, 0), spot(200, 300));

    expect([way.x1, way.y1, way.x2, way.y2, way.turn]).toEqual([30, 80, 230, 300, 90]);
  });

  test("up leaves above and arrives below", () => {
    const way = wayBetween(spot(0, 300), spot(200, 0));

    expect([way.y1, way.y2, way.turn]).toEqual([300, 80, -90]);
  });

  test("along a row is a bow above it", () => {
    const { path, y1, y2 } = wayBetween(spot(0, 100), spot(200, 104));

    expect([y1, y2]).toEqual([100, 104]);
    expect(Number(path.split(" ")[2])).toBeLessThan(100);
  });
});
