import { expect, test } from "vitest";
import { ledTo } from "./keyboard";

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
