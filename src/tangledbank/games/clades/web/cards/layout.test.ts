import { describe, expect, test } from "vitest";
import { sizeOf } from "#shell/drawing/drawing";
import { silhouetteOf } from "../art/animals.ts";
import { FRAMES, groundOf, type Shape } from "./frames.ts";
import { layOut, type Standing } from "./layout.ts";
import { GROUPS, membersOf } from "./members.ts";
import type { Environment } from "./qualities.ts";

const SHAPES: Shape[] = ["tall", "wide", "mini"];
const CARDS = GROUPS.flatMap((group) =>
  [1, 2, 3].flatMap((number) => SHAPES.map((shape) => ({ group, number, shape }))),
);

describe.each(CARDS)("$group, $number, $shape", ({ group, number, shape }) => {
  const animals = membersOf(group).slice(0, number);
  const environment = group.split("-")[2] as Environment;
  const standing = layOut(animals, environment, shape);
  const frame = FRAMES[shape];

  test("every animal is within the window", () => {
    expect(standing.map((one) => one.animal)).toEqual(animals);
    for (const { left, right, top, bottom } of standing.map(bounds)) {
      expect(left).toBeGreaterThanOrEqual(frame.left);
      expect(right).toBeLessThanOrEqual(frame.right);
      expect(top).toBeGreaterThanOrEqual(frame.top);
      expect(bottom).toBeLessThanOrEqual(frame.bottom);
    }
  });

  test("no animal stands on another", () => {
    const boxes = standing.map(bounds);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(Math.min(wide, high)).toBeLessThan(2);
      }
    });
  });

  if (environment === "land") {
    test("the last one stands on the ground, the others on ledges or beside it", () => {
      const [last, ...others] = [...standing].reverse();
      expect(last!.ledge).toBeUndefined();
      expect(bounds(last!).bottom).toBeGreaterThan(groundOf(FRAMES[shape]));
      for (const one of others) {
        const foot = one.ledge?.y ?? bounds(last!).bottom;
        expect(bounds(one).bottom).toBeCloseTo(foot, 1);
      }
    });
  }
});

function bounds({ animal, x, y, scale }: Standing) {
  const { width, height } = sizeOf(silhouetteOf(animal));
  return {
    left: x - (width * scale) / 2,
    right: x + (width * scale) / 2,
    top: y - (height * scale) / 2,
    bottom: y + (height * scale) / 2,
  };
}
