import { expect, test } from "vitest";
import { changeInWords, changes, valuesAt } from "./options";
import type { GameInfo, OptionInfo } from "./wire";

const GOAL = option("goal", "number", { 2: 10, 3: 12 });
const BLIND = option("blind_draft", "switch", { 2: false });
const DECK = option("own_deck", "text", { 2: "meadow", 3: "meadow" });
const GAME = { options: [GOAL, BLIND, DECK] } as GameInfo;

test("the values of a table are the turned ones, else those printed for its size", () => {
  expect(valuesAt(GAME, 2, { goal: 5 })).toEqual({
    goal: 5,
    blind_draft: false,
    own_deck: "meadow",
  });
  expect(valuesAt(GAME, 3, {})).toEqual({ goal: 12, own_deck: "meadow" });
});

test("a change is said with what it was; a text is only said to be another one", () => {
  const turned = { goal: 5, blind_draft: true, own_deck: "steppe x2, meadow" };

  expect(changes(GAME, 2, turned).map(changeInWords)).toEqual([
    "goal 5 instead of 10",
    "blind draft on instead of off",
    "another own deck",
  ]);
});

function option(
  name: string,
  kind: OptionInfo["kind"],
  defaults: OptionInfo["defaults"],
): OptionInfo {
  return { name, kind, defaults, sentence: "", section: "", low: 0, high: 0, step: 1, words: [] };
}
