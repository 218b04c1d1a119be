import { expect, test } from "vitest";
import { ledTo } from "./keys.ts";

test("arrows go around", () => {
  expect(ledTo("ArrowRight", 4, 5)).toBe(0);
  expect(ledTo("ArrowLeft", -1, 5)).toBe(4);
  expect(ledTo("x", 1, 5)).toBeNull();
  expect(ledTo("ArrowRight", 0, 0)).toBeNull();
});
