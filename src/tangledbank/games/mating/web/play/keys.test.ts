import { expect, test } from "vitest";
import { cardOfDigit, digitOf } from "./keys.ts";

test("digits are the cards of the hand from the left, then Out to lunch", () => {
  const hand = ["a", "b", "c", "d", "e"];

  expect(cardOfDigit("1", hand)).toBe("a");
  expect(cardOfDigit("5", hand)).toBe("e");
  expect(cardOfDigit("6", hand)).toBe("lunch");
  expect(cardOfDigit("7", hand)).toBeNull();
  expect(cardOfDigit("p", hand)).toBeNull();
});

test("6 is Out to lunch in a smaller hand too; in a larger one it is a card", () => {
  expect(cardOfDigit("5", ["a", "b", "c", "d"])).toBe("lunch");
  expect(cardOfDigit("6", ["a", "b", "c", "d"])).toBe("lunch");
  expect(cardOfDigit("6", ["a", "b", "c", "d", "e", "f"])).toBe("f");
  expect(cardOfDigit("7", ["a", "b", "c", "d", "e", "f"])).toBe("lunch");
});

test("cards know their digits", () => {
  expect(digitOf("b", ["a", "b"])).toBe("2");
  expect(digitOf("lunch", ["a", "b"])).toBe("3");
  expect(digitOf("z", ["a", "b"])).toBeUndefined();
});
