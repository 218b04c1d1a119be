import { expect, test } from "vitest";
import { cardOfDigit, ledTo } from "./keyboard";

test("arrows go around; from elsewhere they begin at an end", () => {
  expect(ledTo("ArrowRight", 0, 3)).toBe(1);
  expect(ledTo("ArrowRight", 2, 3)).toBe(0);
  expect(ledTo("ArrowRight", 4, 5)).toBe(0);
  expect(ledTo("ArrowLeft", 0, 3)).toBe(2);
  expect(ledTo("ArrowRight", -1, 3)).toBe(0);
  expect(ledTo("ArrowLeft", -1, 3)).toBe(2);
  expect(ledTo("ArrowLeft", -1, 5)).toBe(4);
  expect(ledTo("Enter", 0, 3)).toBeNull();
  expect(ledTo("x", 1, 5)).toBeNull();
  expect(ledTo("ArrowRight", -1, 0)).toBeNull();
  expect(ledTo("ArrowRight", 0, 0)).toBeNull();
});

test("digits name cards, from one", () => {
  expect(cardOfDigit("1", ["a", "b"])).toBe("a");
  expect(cardOfDigit("2", ["a", "b"])).toBe("b");
  expect(cardOfDigit("3", ["a", "b"])).toBeUndefined();
  expect(cardOfDigit("0", ["a", "b"])).toBeUndefined();
  expect(cardOfDigit("x", ["a", "b"])).toBeUndefined();
});
