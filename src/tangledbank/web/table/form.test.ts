import { expect, test } from "vitest";
import { formOf, scaleOf } from "./form";

test.each([
  [1440, 900, "desk"],
  [1024, 768, "desk"],
  [390, 844, "upright"],
  [768, 1024, "upright"],
  [844, 390, "side"],
])("%i by %i is %s", (width, height, form) => {
  expect(formOf(width, height)).toBe(form);
});

test("a projector shows the drawing larger, a phone as it is", () => {
  expect(scaleOf("desk", 1920, 1080)).toBe(1.2);
  expect(scaleOf("upright", 390, 844)).toBe(1);
});
