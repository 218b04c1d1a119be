import { expect, test } from "vitest";
import { ledTo } from "./roving.ts";

const STOPS = [
  { card: "a", row: 1, x: 0 },
  { card: "b", row: 1, x: 150 },
  { card: "c", row: 4, x: 0 },
  { card: "d", row: 4, x: 300 },
  { card: "own", row: 9, x: 500 },
];

test("arrows lead along a row and no further than its ends", () => {
  expect(ledTo(STOPS, "a", "ArrowRight")).toBe("b");
  expect(ledTo(STOPS, "b", "ArrowRight")).toBe("b");
  expect(ledTo(STOPS, "d", "Home")).toBe("c");
});

test("up and down lead to the nearest card of the next row", () => {
  expect(ledTo(STOPS, "b", "ArrowDown")).toBe("c");
  expect(ledTo(STOPS, "d", "ArrowDown")).toBe("own");
  expect(ledTo(STOPS, "own", "ArrowUp")).toBe("d");
  expect(ledTo(STOPS, "a", "ArrowUp")).toBe("a");
});

test("other keys mean nothing here", () => {
  expect(ledTo(STOPS, "a", "q")).toBeNull();
});
