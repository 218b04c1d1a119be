import { expect, test } from "vitest";
import { labelSpot } from "./label.ts";
import { arrange, type Layout, type Place, type Settled } from "./layout.ts";

const at = (location: number, row: Settled["row"] = "plants"): Settled => ({
  id: `${row}-${location}`,
  row,
  location,
  habitat: "land",
});
const WIDE = { width: 1120, height: 540, upright: false };
const PHONE = { width: 390, height: 488, upright: true };
const LABEL = { width: 200, height: 140 };
const placeOf = (layout: Layout, id: string): Place =>
  layout.places.find((one) => one.id === id) as Place;

test("a label stands right of its card where nothing else does", () => {
  const layout = arrange([at(26), at(38)], WIDE);
  const spot = labelSpot(placeOf(layout, "plants-38"), layout, LABEL, new Set());

  expect(spot).toMatchObject({ side: "right", tie: 20 });
});

test("a label stands on the left at the right end of the board", () => {
  const layout = arrange([at(26), at(73)], WIDE);
  const spot = labelSpot(placeOf(layout, "plants-73"), layout, LABEL, new Set());

  expect(spot.side).toBe("left");
  expect(spot.x).toBeGreaterThan(0);
});

test("a label would rather cover a card that cannot be chosen", () => {
  const layout = arrange([at(20), at(31), at(42)], WIDE);
  const middle = placeOf(layout, "plants-31");

  expect(labelSpot(middle, layout, LABEL, new Set(["plants-42"])).side).toBe("left");
  expect(labelSpot(middle, layout, LABEL, new Set(["plants-20"])).side).toBe("right");
});

test("on a phone a label stands below its card, or across the scale, but inside the board", () => {
  const few = arrange([at(26), at(10, "animals")], PHONE);
  expect(labelSpot(placeOf(few, "plants-26"), few, LABEL, new Set()).side).toBe("above");

  const many = arrange([at(8), at(17), at(26), at(38), at(10, "animals")], PHONE);
  const lit = new Set(["plants-8", "plants-17", "plants-26"]);
  const spot = labelSpot(placeOf(many, "plants-38"), many, LABEL, lit);
  expect(spot.side).toBe("right");
  expect(spot.y + LABEL.height).toBeLessThanOrEqual(PHONE.height);
});
