import { expect, test } from "vitest";
import { discarding, laying, offeredOf, sentenceOf } from "./offers.ts";

const LEGAL = ["pass", "pass ahead", "sneak nuptial-gift", "sneak sperm-competition on seat 2"];
const SAID = ["", "", "4 offspring become 5.", "Ana loses one to you."];

test("each sneaky card is offered once, with a way for each rival it may name", () => {
  const legal = [...LEGAL, "sneak sperm-competition on seat 3"];

  expect(offeredOf(legal, [...SAID, "Bo loses one to you."])).toEqual([
    {
      card: "nuptial-gift",
      offers: [{ action: legal[2], target: null, sentence: "4 offspring become 5." }],
    },
    {
      card: "sperm-competition",
      offers: [
        { action: legal[3], target: 1, sentence: "Ana loses one to you." },
        { action: legal[4], target: 2, sentence: "Bo loses one to you." },
      ],
    },
  ]);
});

test("whoever can only pass is offered nothing", () => {
  expect(offeredOf(["pass", "pass ahead"], ["", ""])).toEqual([]);
});

test("a sentence belongs to its action; without one nothing is said", () => {
  expect(sentenceOf("sneak nuptial-gift", LEGAL, SAID)).toBe("4 offspring become 5.");
  expect(sentenceOf("escape", LEGAL, SAID)).toBe("");
  expect(sentenceOf("pass", LEGAL, [])).toBe("");
});

test("a card is laid down by its name, Out to lunch by its own words", () => {
  expect(laying("red-deer-roar")).toBe("play red-deer-roar");
  expect(laying("lunch")).toBe("out to lunch");
});

test("discards stand in the order of the hand, in whatever order they were marked", () => {
  expect(discarding(["a", "b", "c"], ["c", "a"])).toBe("discard a c");
  expect(discarding(["a", "b", "c"], [])).toBe("keep all");
});
