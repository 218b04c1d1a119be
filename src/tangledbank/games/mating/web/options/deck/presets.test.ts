import { expect, test } from "vitest";
import type { Deck, EnvironmentCard } from "../../cards/faces.ts";
import { presetsOf } from "./presets.ts";
import { tallyOf } from "./tally.ts";

const MEADOW = environment("quiet-meadow", "core", 3);
const AUTUMN = environment("late-autumn", "core", 3, 1, 1);
const BLOOM = environment("desert-bloom", "variable", 7);
const LEMMINGS = environment("lemming-year", "variable", 5, 2);
const DROUGHT = environment("long-drought", "variable", -2, 0, 2);
const BOX = [MEADOW, AUTUMN, BLOOM, LEMMINGS, DROUGHT];

test("every preset keeps what its name promises", () => {
  expect(presetsOf(BOX, "quiet-meadow x2, late-autumn")).toEqual([
    { name: "Seasons", deck: ["quiet-meadow", "quiet-meadow", "late-autumn"] },
    { name: "Feast and famine", deck: ["long-drought", "lemming-year", "desert-bloom"] },
    { name: "Full of predators", deck: ["late-autumn", "lemming-year"] },
    { name: "Few females", deck: ["late-autumn", "long-drought"] },
    { name: "One long drought", deck: ["long-drought"] },
  ]);
});

test("what the box has no cards for is not offered", () => {
  const names = presetsOf([MEADOW, AUTUMN], "wildfire").map(({ name }) => name);

  expect(names).toEqual(["Full of predators", "Few females"]);
});

test("a deck is counted: food from least to most, and the icons of all cards", () => {
  expect(tallyOf([MEADOW, AUTUMN, LEMMINGS, DROUGHT])).toEqual({
    food: "\u22122 to 5, mean 2.3",
    predators: { all: 3, cards: 2 },
    scarcity: { all: 3, cards: 2 },
  });
});

test("one kind of food is always the same; no icons are on no card", () => {
  expect(tallyOf([DROUGHT])).toEqual({
    food: "always \u22122",
    predators: { all: 0, cards: 0 },
    scarcity: { all: 2, cards: 1 },
  });
  expect(tallyOf([])).toBeNull();
});

function environment(
  id: string,
  deck: Deck,
  food: number,
  predators = 0,
  scarcity = 0,
): EnvironmentCard {
  const printed = { id, name: id, latin: "", fact: "", source: "" };
  return { ...printed, kind: "environment", deck, food, predators, scarcity, predator: null };
}
