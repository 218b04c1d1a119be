import { expect, test } from "vitest";
import { othersOf } from "./seats";

test("the others sit clockwise, from the left hand on", () => {
  expect(othersOf(4, 1)).toEqual([2, 3, 0]);
  expect(othersOf(2, 0)).toEqual([1]);
  expect(othersOf(3, null)).toEqual([0, 1, 2]);
});
