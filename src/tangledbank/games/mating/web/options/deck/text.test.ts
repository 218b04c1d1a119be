import { expect, test } from "vitest";
import rules from "../../../cards/environments.py?raw";
import { LONGEST, MOST_ENVIRONMENTS, readDeck, writeDeck } from "./text.ts";

const KNOWN = ["quiet-meadow", "late-autumn", "wildfire"];

test("the numbers are those of the server", () => {
  expect(rules).toContain(`\nMOST_ENVIRONMENTS = ${MOST_ENVIRONMENTS}\n`);
  expect(rules).toContain(`\nLONGEST = ${LONGEST} `);
});

test.each([
  ["late-autumn", ["late-autumn"]],
  ["wildfire x2, late-autumn", ["wildfire", "wildfire", "late-autumn"]],
  [" Wildfire  X 2;\nlate-autumn,, wildfire", ["wildfire", "wildfire", "late-autumn", "wildfire"]],
  ["wildfire x0, quiet-meadow x01", ["quiet-meadow"]],
])("%j is read", (text, deck) => {
  expect(readDeck(text, KNOWN)).toEqual({ deck, why: "" });
});

test.each([
  ["", "A deck of your own has one environment or more."],
  [" , ;\n", "A deck of your own has one environment or more."],
  ["wildfire x61", "A deck of your own has 60 environments at most; this one has 61."],
  [
    "wildfire times two",
    "'wildfire times two' is no entry of a deck; write an environment, or one with a " +
      "number, as in late-autumn x2.",
  ],
  [
    "wildfire, moon x2",
    "There is no environment 'moon'; there are quiet-meadow, late-autumn, wildfire.",
  ],
  [" ".repeat(LONGEST + 1), "A deck of your own is written with 4000 letters at most."],
])("%j is refused with a sentence", (text, why) => {
  expect(readDeck(text, KNOWN)).toEqual({ deck: null, why });
});

test("without a box to compare with, any name will do", () => {
  expect(readDeck("moon").deck).toEqual(["moon"]);
});

test("a deck is written as it is read, the same card in a row counted", () => {
  const text = "wildfire x2, late-autumn, wildfire";

  expect(writeDeck(readDeck(text).deck!)).toBe(text);
  expect(writeDeck([])).toBe("");
});
