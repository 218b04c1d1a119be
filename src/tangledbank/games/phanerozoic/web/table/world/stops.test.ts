import { expect, test } from "vitest";
import { ledTo } from "#shell/play/roving";
import { arrange, type Settled } from "./layout.ts";
import { stopsOf } from "./stops.ts";

const at = (location: number, row: Settled["row"]): Settled => ({
  id: `${row}-${location}`,
  row,
  location,
  habitat: "land",
});
const LIVING = [
  at(8, "plants"),
  at(38, "plants"),
  at(63, "plants"),
  at(10, "animals"),
  at(58, "animals"),
];
const wide = stopsOf(arrange(LIVING, { width: 1120, height: 540, upright: false }));
const phone = stopsOf(arrange(LIVING, { width: 390, height: 488, upright: true }));

test("arrows lead along the row and stop at its ends", () => {
  expect(ledTo(wide, "plants-8", "ArrowRight")).toBe("plants-38");
  expect(ledTo(wide, "plants-38", "ArrowLeft")).toBe("plants-8");
  expect(ledTo(wide, "plants-63", "ArrowRight")).toBe("plants-63");
});

test("arrows lead across the scale to the closest one", () => {
  expect(ledTo(wide, "plants-63", "ArrowDown")).toBe("animals-58");
  expect(ledTo(wide, "animals-10", "ArrowUp")).toBe("plants-8");
  expect(ledTo(wide, "plants-8", "ArrowUp")).toBe("plants-8");
});

test("on an upright board the same arrows are turned", () => {
  expect(ledTo(phone, "plants-8", "ArrowDown", true)).toBe("plants-38");
  expect(ledTo(phone, "plants-63", "ArrowRight", true)).toBe("animals-58");
  expect(ledTo(phone, "animals-58", "ArrowLeft", true)).toBe("plants-63");
});
