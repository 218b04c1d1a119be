import { expect, test } from "vitest";
import { ledAround, ledTo, type Stop } from "./roving";

const stop = (id: string, row: number, along: number, across = row): Stop => ({
  id,
  row,
  along,
  across,
});
const STOPS = [
  stop("a", 1, 0),
  stop("b", 1, 150),
  stop("c", 4, 0),
  stop("d", 4, 300),
  stop("own", 9, 500),
];

test("arrows lead along a row and no further than its ends", () => {
  expect(ledTo(STOPS, "a", "ArrowRight")).toBe("b");
  expect(ledTo(STOPS, "b", "ArrowRight")).toBe("b");
  expect(ledTo(STOPS, "b", "ArrowLeft")).toBe("a");
});

test("Home and End lead to the ends of the row", () => {
  expect(ledTo(STOPS, "d", "Home")).toBe("c");
  expect(ledTo(STOPS, "c", "End")).toBe("d");
});

test("up and down lead to the nearest stop of the next row", () => {
  expect(ledTo(STOPS, "b", "ArrowDown")).toBe("c");
  expect(ledTo(STOPS, "d", "ArrowDown")).toBe("own");
  expect(ledTo(STOPS, "own", "ArrowUp")).toBe("d");
  expect(ledTo(STOPS, "a", "ArrowUp")).toBe("a");
});

test("in a row that is not straight, what lies further across is further away", () => {
  const bent = [stop("here", 0, 100, 0), stop("far", 1, 110, 200), stop("near", 1, 150, 100)];

  expect(ledTo(bent, "here", "ArrowDown")).toBe("near");
});

test("if rows stand upright, the same arrows are turned", () => {
  expect(ledTo(STOPS, "a", "ArrowDown", true)).toBe("b");
  expect(ledTo(STOPS, "d", "ArrowRight", true)).toBe("own");
  expect(ledTo(STOPS, "own", "ArrowLeft", true)).toBe("d");
});

test("other keys mean nothing here, and nothing leads from elsewhere", () => {
  expect(ledTo(STOPS, "a", "q")).toBeNull();
  expect(ledTo(STOPS, "z", "ArrowDown")).toBeNull();
});

test("around, arrows have no end; from elsewhere they begin at one", () => {
  expect(ledAround("ArrowRight", 0, 3)).toBe(1);
  expect(ledAround("ArrowRight", 2, 3)).toBe(0);
  expect(ledAround("ArrowRight", 4, 5)).toBe(0);
  expect(ledAround("ArrowLeft", 0, 3)).toBe(2);
  expect(ledAround("ArrowRight", -1, 3)).toBe(0);
  expect(ledAround("ArrowLeft", -1, 3)).toBe(2);
  expect(ledAround("ArrowLeft", -1, 5)).toBe(4);
  expect(ledAround("Enter", 0, 3)).toBeNull();
  expect(ledAround("x", 1, 5)).toBeNull();
  expect(ledAround("ArrowRight", -1, 0)).toBeNull();
  expect(ledAround("ArrowRight", 0, 0)).toBeNull();
});
