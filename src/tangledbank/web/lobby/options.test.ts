import { expect, test } from "vitest";
import {
  boundsInWords,
  byChapter,
  changeInWords,
  changes,
  usualInWords,
  valueInWords,
  valuesAt,
} from "./options";
import type { GameInfo, OptionInfo } from "../wire/wire";

const GOAL = option("goal", "number", { 2: 10, 3: 12 });
const BLIND = option("blind_draft", "switch", { 2: false });
const DECK = option("own_deck", "text", { 2: "meadow", 3: "meadow" });
const GAME = { options: [GOAL, BLIND, DECK] } as GameInfo;

test("the values of a table are those its host set, or those usual for its size", () => {
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

test("the usual value is said for each number of players, as far as it differs", () => {
  expect(usualInWords(option("goal", "number", { 1: 8, 2: 6, 3: 6, 4: 6 }))).toBe(
    "8 alone, 6 for 2 to 4 players",
  );
  expect(usualInWords(option("hand", "number", { 2: 5, 3: 4, 4: 4 }))).toBe(
    "5 for 2 players, 4 for 3 or 4 players",
  );
  expect(usualInWords(DECK)).toBe("meadow");
  expect(usualInWords(BLIND)).toBe("off");
});

test("how far an option goes is said by its kind", () => {
  expect(boundsInWords({ ...GOAL, low: 1, high: 12 })).toBe("1 to 12");
  expect(boundsInWords(BLIND)).toBe("on or off");
  expect(boundsInWords({ ...option("end", "pick", {}), words: ["points", "last_round"] })).toBe(
    "points or last round",
  );
});

test("a number has its unit, and none its word", () => {
  const wait = { ...option("wait", "number", { 2: 2000 }), unit: "ms", high: 10000 };
  const limit = { ...option("limit", "number", { 2: 0 }), unit: "s", zero: "no limit", high: 60 };

  expect([250, 2000].map((value) => valueInWords(wait, value))).toEqual(["0.25 s", "2 s"]);
  expect(boundsInWords(limit)).toBe("no limit, or up to 60 s");
  expect(usualInWords(limit)).toBe("no limit");
  expect(changes({ options: [wait] } as GameInfo, 2, { wait: 500 }).map(changeInWords)).toEqual([
    "wait 0.5 s instead of 2 s",
  ]);
});

test("options are in the chapters of the rules", () => {
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
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
  const bounds = { low: 0, high: 0, step: 1, words: [], unit: "", zero: "" };
  return { name, title, kind, defaults, sentence: "", section: "", ...bounds };
}
