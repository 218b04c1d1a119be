import { expect, test } from "vitest";
import {
  boundsInWords,
  byChapter,
  changeInWords,
  changes,
  printedInWords,
  valuesAt,
} from "./options";
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

test("the printed value is said for each number of players, as far as it differs", () => {
  expect(printedInWords(option("goal", "number", { 1: 8, 2: 6, 3: 6, 4: 6 }))).toBe(
    "8 alone, 6 for 2 to 4 players",
  );
  expect(printedInWords(option("hand", "number", { 2: 5, 3: 4, 4: 4 }))).toBe(
    "5 for 2 players, 4 for 3 or 4 players",
  );
  expect(printedInWords(DECK)).toBe("meadow");
  expect(printedInWords(BLIND)).toBe("off");
});

test("how far an option goes is said by its kind", () => {
  expect(boundsInWords({ ...GOAL, low: 1, high: 12 })).toBe("1 to 12");
  expect(boundsInWords(BLIND)).toBe("on or off");
  expect(boundsInWords({ ...option("end", "pick", {}), words: ["points", "last_round"] })).toBe(
    "points or last round",
  );
});

test("options stand in the chapters of the rules", () => {
  const at = (name: string, section: string) => ({ ...option(name, "number", {}), section });

  const groups = byChapter([at("end", "§10.1"), at("hand", "§2.2"), at("draft", "§2.7")]);

  expect(groups.map(([chapter, options]) => [chapter, options.map(({ name }) => name)])).toEqual([
    ["2", ["hand", "draft"]],
    ["10", ["end"]],
  ]);
});

function option(
  name: string,
  kind: OptionInfo["kind"],
  defaults: OptionInfo["defaults"],
): OptionInfo {
  return { name, kind, defaults, sentence: "", section: "", low: 0, high: 0, step: 1, words: [] };
}
