import { expect, test } from "vitest";
import { ledTo, numbered } from "./keys.ts";

test("digits go through the pond, then along the bank, then to what lies elsewhere", () => {
  const hand = ["wildfire", "heron", "mallard", "duckweed", "drought"];

  expect(numbered(hand, ["duckweed", "mallard"], ["heron", "drought"])).toEqual([
    "duckweed",
    "mallard",
    "heron",
    "drought",
    "wildfire",
  ]);
});

test("arrows go around", () => {
  expect(ledTo("ArrowRight", 4, 5)).toBe(0);
  expect(ledTo("ArrowLeft", -1, 5)).toBe(4);
  expect(ledTo("x", 1, 5)).toBeNull();
  expect(ledTo("ArrowRight", 0, 0)).toBeNull();
});
