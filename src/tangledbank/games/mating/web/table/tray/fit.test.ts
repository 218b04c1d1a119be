import { expect, test } from "vitest";
import { fitHand } from "./fit.ts";

test("cards are as wide as they may be if there is room", () => {
  expect(fitHand(6, 1000, 132, 8)).toEqual({ width: 132, shape: "face" });
});

test("with less room they shrink together", () => {
  expect(fitHand(5, 470, 103, 8)).toEqual({ width: 87, shape: "face" });
});

test("if a face would not be legible, pictures stand alone and still fit", () => {
  const { width, shape } = fitHand(5, 300, 103, 8);

  expect(shape).toBe("chip");
  expect(width * 5.52 + 8 * 4).toBeLessThanOrEqual(300);
});

test("a picture never gets too small for a finger", () => {
  expect(fitHand(6, 200, 103, 8)).toEqual({ width: 44, shape: "chip" });
});
