import { expect, test } from "vitest";
import { cardOfDigit } from "./keyboard";

test("digits name cards, from one", () => {
  expect(cardOfDigit("1", ["a", "b"])).toBe("a");
  expect(cardOfDigit("2", ["a", "b"])).toBe("b");
  expect(cardOfDigit("3", ["a", "b"])).toBeUndefined();
  expect(cardOfDigit("0", ["a", "b"])).toBeUndefined();
  expect(cardOfDigit("x", ["a", "b"])).toBeUndefined();
});
