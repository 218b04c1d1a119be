import { expect, test } from "vitest";
import { arrange, type Settled } from "./layout.ts";
import { ledTo } from "./roving.ts";

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
const wide = arrange(LIVING, { width: 1120, height: 540, upright: false }).places;
const phone = arrange(LIVING, { width: 390, height: 488, upright: true }).places;

test("arrows lead along the row and stop at its ends", () => {
  expect(ledTo(wide, "plants-8", "ArrowRight", false)).toBe("plants-38");
  expect(ledTo(wide, "plants-38", "ArrowLeft", false)).toBe("plants-8");
  expect(ledTo(wide, "plants-63", "ArrowRight", false)).toBe("plants-63");
});

test("arrows lead across the scale to the closest one", () => {
  expect(ledTo(wide, "plants-63", "ArrowDown", false)).toBe("animals-58");
  expect(ledTo(wide, "animals-10", "ArrowUp", false)).toBe("plants-8");
  expect(ledTo(wide, "plants-8", "ArrowUp", false)).toBe("plants-8");
});

test("on an upright board the same arrows are turned", () => {
  expect(ledTo(phone, "plants-8", "ArrowDown", true)).toBe("plants-38");
  expect(ledTo(phone, "plants-63", "ArrowRight", true)).toBe("animals-58");
  expect(ledTo(phone, "animals-58", "ArrowLeft", true)).toBe("plants-63");
});

test("Home and End lead to the ends of the row; other keys nowhere", () => {
  expect(ledTo(wide, "plants-38", "Home", false)).toBe("plants-8");
  expect(ledTo(wide, "plants-38", "End", false)).toBe("plants-63");
  expect(ledTo(wide, "plants-38", "x", false)).toBeNull();
});
