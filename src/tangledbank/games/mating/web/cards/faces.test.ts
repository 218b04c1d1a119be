import { expect, test } from "vitest";
import { face } from "#shell/cards/face.fixture";
import { finder } from "#shell/cards/reading";
import {
  behaviourOf,
  cardsOf,
  EFFECTS,
  happeningsOf,
  isStrategy,
  LUNCH,
  spoken,
  titleOf,
  type EnvironmentCard,
  type SneakyCard,
} from "./faces.ts";

const cards = cardsOf([
  face("red-deer-roar", "combat", "Red deer", {
    cost: 3, fitness: 2, predator: 6, tier: "mid", figure: "red-deer", behaviour: "Roaring match",
    hypothesis: "Weapon assessment", because: "Rivals measure each other before they risk a wound.",
  }),
  face("mandarin-duck-sails", "flashy", "Mandarin duck", {
    cost: 2, fitness: 2, predator: 8, tier: "low", figure: "mandarin-duck", behaviour: "Raised sails",
    hypothesis: "Runaway", because: "Taste and ornament grow together.",
  }),
  face("camouflage-leaf-insect", "sneaky", "Leaf insect", {
    cost: 1, effect: "camouflage", figure: "leaf-insect", behaviour: "Hangs like a leaf",
    hypothesis: "Survival first", because: "Only the living can mate.",
  }),
  face("late-autumn", "environment", "Late autumn", {
    food: 3, predators: 1, scarcity: 1, deck: "core", predator: "fox",
  }),
  face("long-drought", "environment", "Long drought", {
    food: -2, predators: 0, scarcity: 2, deck: "variable", predator: "",
  }),
  face("dry-season", "environment", "Dry season", {
    food: 0, predators: 0, scarcity: 0, deck: "variable", predator: "",
  }),
]); // prettier-ignore
const card = finder(() => cards);

test("a strategy is spoken with all that is printed on it", () => {
  expect(spoken(card("red-deer-roar"))).toBe(
    "Red deer, roaring match: combat, costs 3 food, fitness 2, predator value 6",
  );
  expect(spoken(card("mandarin-duck-sails"))).toBe(
    "Mandarin duck, raised sails: flashy, costs 2 food, fitness 2, predator value 8",
  );
});

test("a sneaky card is called by what it does, and says when", () => {
  const hiding = card("camouflage-leaf-insect") as SneakyCard;

  expect(titleOf(hiding)).toBe("Camouflage");
  expect(behaviourOf(hiding)).toBe("Leaf insect");
  expect(spoken(hiding)).toBe(
    "Camouflage, Leaf insect: sneaky, costs 1 food, when a predator hunts you. " +
      EFFECTS.camouflage.rule,
  );
});

test("an environment is spoken in the order it happens", () => {
  expect(spoken(card("late-autumn"))).toBe(
    "Late autumn, environment: 1 predator, 1 female leaves each stand, everyone gains 3 food",
  );
  expect(spoken(card("late-autumn"), true)).toBe(
    "Late autumn, environment: everyone gains 3 food, 1 predator, 1 female leaves each stand",
  );
  expect(spoken(card("dry-season"))).toBe("Dry season, environment: no food");
});

test("what an environment does not bring is not on its card", () => {
  expect(happeningsOf(card("long-drought") as EnvironmentCard)).toEqual([
    { what: "scarcity", amount: "\u22122", word: "each stand", short: "a stand" },
    { what: "food", amount: "\u22122", word: "food", short: "food" },
  ]);
});

test("nobody hunts if there is no predator", () => {
  expect(card("late-autumn")).toMatchObject({ predator: "fox" });
  expect(card("long-drought")).toMatchObject({ predator: null });
});

test("out to lunch is spoken without a card", () => {
  expect(spoken(LUNCH)).toMatch(/^Out to lunch: costs nothing\./);
});

test("combat and flashy cards are strategies", () => {
  const strategies = [...cards.values()].filter(isStrategy).map(({ id }) => id);

  expect(strategies).toEqual(["red-deer-roar", "mandarin-duck-sails"]);
});

test("a kind that the page does not know is refused", () => {
  expect(() => cardsOf([face("stone", "mineral", "Stone", {})])).toThrow("mineral");
});
