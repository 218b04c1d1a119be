import { expect, test } from "vitest";
import { shapeOf, sizeOf } from "#shell/drawing/drawing";
import { GROUPS, membersOf } from "../cards/members.ts";
import { ANIMAL_IDS, layersOf, silhouetteOf } from "./animals.ts";
import { resized } from "./silhouette.ts";

const BONUS = ["shark", "bivalve", "fish", "mollusk"];

test("every animal of the two decks has a silhouette, and none is without a card", () => {
  expect([...ANIMAL_IDS].sort()).toEqual([...GROUPS.flatMap(membersOf), ...BONUS].sort());
});

test("no two animals look alike", () => {
  expect(new Set(ANIMAL_IDS.map((id) => shapeOf(silhouetteOf(id), "sil"))).size).toBe(
    ANIMAL_IDS.length,
  );
});

test.each(ANIMAL_IDS)("%s can be resized by its numbers alone", (id) => {
  const drawing = silhouetteOf(id);

  expect(shapeOf(drawing, "sil") + shapeOf(drawing, "cut")).toMatch(/^[mlhvcz0-9 -]+$/);
});

test.each(ANIMAL_IDS)("%s has its middle at 0 0 and measures what it says", (id) => {
  const drawing = silhouetteOf(id);
  const { width, height } = sizeOf(drawing);
  const ends = corners(shapeOf(drawing, "sil"));
  const spread = (axis: 0 | 1) => ends.map((end) => end[axis]);

  expect(drawing.viewBox).toBe(`${-width / 2} ${-height / 2} ${width} ${height}`);
  expect(Math.min(...spread(0))).toBeGreaterThanOrEqual(-width / 2 - 1);
  expect(Math.max(...spread(0))).toBeLessThanOrEqual(width / 2 + 1);
  expect(Math.min(...spread(1))).toBeGreaterThanOrEqual(-height / 2 - 1);
  expect(Math.max(...spread(1))).toBeLessThanOrEqual(height / 2 + 1);
});

test("resizing multiplies every length", () => {
  expect(resized("m-200 10c1-2 30-400 5 6h-1z", 0.5)).toBe("m-100 5c0.5-1 15-200 2.5 3h-0.5z");
});

test("a length too small to print does not run into the one before it", () => {
  expect(resized("m10-1l5 5", 0.001)).toBe("m0.01 0l0.01 0.01");
});

test("the same size is computed once", () => {
  expect(layersOf("valenictus", 0.2)).toBe(layersOf("valenictus", 0.2));
});

/** Where the segments of a path end. */
function corners(d: string): [number, number][] {
  const ends: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, text] of d.matchAll(/([mlhvcz])([^mlhvcz]*)/g)) {
    const lengths = text!.match(/-?\d+/g)?.map(Number) ?? [];
    if (command === "z") [x, y] = [startX, startY];
    const step = { c: 6, h: 1, v: 1 }[command!] ?? 2;
    for (let at = 0; at + step <= lengths.length; at += step) {
      if (command === "h") x += lengths[at]!;
      else if (command === "v") y += lengths[at]!;
      else [x, y] = [x + lengths[at + step - 2]!, y + lengths[at + step - 1]!];
      if (command === "m" && at === 0) [startX, startY] = [x, y];
      ends.push([x, y]);
    }
  }
  return ends;
}
