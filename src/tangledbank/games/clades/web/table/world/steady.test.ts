import { expect, test } from "vitest";
import { Steady } from "./steady.ts";

test("room is made at once", () => {
  const steady = new Steady([5, 5, 5, 1]);

  expect(steady.lengths([3, 6, 4, 0], false)).toEqual([5, 6, 5, 1]);
});

test("a row that is shorter by one keeps its room: no card moves", () => {
  const steady = new Steady([5, 5, 5, 1]);
  steady.lengths([3, 7, 4, 0], true);

  expect(steady.lengths([3, 6, 4, 0], true)).toEqual([5, 7, 5, 1]);
});

test("much room is taken back, but not from under a finger", () => {
  const steady = new Steady([5, 5, 5, 1]);
  steady.lengths([3, 8, 4, 0], true);

  expect(steady.lengths([3, 4, 4, 0], false)).toEqual([5, 8, 5, 1]);
  expect(steady.lengths([3, 4, 4, 0], true)).toEqual([5, 5, 5, 1]);
});
