import { expect, test } from "vitest";
import { inWater } from "./coast.ts";
import { arrange, type Settled } from "./layout.ts";
import { sceneryOf } from "./scenery.ts";

const LIVING: Settled[] = [
  { id: "algae", row: "plants", location: 8, habitat: "water" },
  { id: "bryophyta", row: "plants", location: 38, habitat: "land" },
  { id: "trilobita", row: "animals", location: 10, habitat: "water" },
  { id: "tyrannosaurus", row: "animals", location: 58, habitat: "land" },
];
const BOARDS = [
  { width: 1120, height: 540, upright: false },
  { width: 390, height: 488, upright: true },
];

test("hills stand on land, waves in the water, and neither under a card", () => {
  for (const size of BOARDS) {
    const layout = arrange(LIVING, size);
    const scenery = sceneryOf(layout);

    expect(scenery.length).toBeGreaterThan(4);
    for (const { kind, x, y } of scenery) {
      expect(inWater(layout.coast, x, y)).toBe(kind === "wave");
      for (const { box } of layout.places) {
        const covered = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        expect(covered).toBe(false);
      }
    }
  }
});

test("the same layout has the same scenery", () => {
  const draw = () => sceneryOf(arrange(LIVING, BOARDS[0]!));

  expect(draw()).toEqual(draw());
});
