import { expect, test } from "vitest";
import { rowsInWords } from "./plots.ts";
import {
  costDots,
  dangerRows,
  kindRows,
  levelRows,
  scarcityRows,
  strips,
  supplyDots,
  turnInWords,
  worthRows,
} from "./rows.ts";
import type { Afterwards, Turn, Worth } from "../../../view.ts";

const nameOf = (seat: number): string => ["Ana", "Bo"][seat]!;

function turn(more: Partial<Turn>): Turn {
  return {
    round: 1,
    seat: 0,
    card: "",
    name: "Red deer",
    choice: "combat",
    tier: "mid",
    cost: 3,
    escape: 0,
    hunted: false,
    escaped: false,
    hid: false,
    lost_to: "",
    fought: false,
    won: false,
    lured: 0,
    brought: 0,
    sneaked: 0,
    taken: 0,
    fed: 3,
    food: 5,
    ...more,
  };
}
function worth(more: Partial<Worth>): Worth {
  return {
    kind: "combat",
    played: 0,
    food: 0,
    offspring: 0,
    hunted: 0,
    escaped: 0,
    hid: 0,
    eaten: 0,
    beaten: 0,
    alone: 0,
    scarce: 0,
    scarce_offspring: 0,
    cancelled: 0,
    ...more,
  };
}
const met = (food: number) => ({ card: "", name: "Meadow", food, predators: 0, scarcity: 0 });
const back: Afterwards = {
  start_food: 5,
  rounds: [met(3), met(-1)],
  turns: [
    turn({ brought: 2, won: true, food: 5 }),
    turn({ seat: 1, choice: "lunch", tier: "", cost: 0, name: "", food: 8 }),
    turn({ round: 2, escaped: true, escape: 3, lost_to: "fight", food: 0 }),
    turn({ round: 2, seat: 1, choice: "flashy", name: "Guppy", cost: 4, brought: 1, food: 3 }),
  ],
  sneaks: [],
  tastes: [
    { seat: 0, combat: 2, flashy: 0, sneaky: 1, lunches: 0 },
    { seat: 1, combat: 0, flashy: 1, sneaky: 0, lunches: 1 },
  ],
  worths: [
    worth({ played: 4, food: 9, offspring: 2, hunted: 2, eaten: 1, escaped: 1, beaten: 1 }),
    worth({ kind: "flashy", played: 2, food: 8, offspring: 3, scarce: 1, scarce_offspring: 1 }),
    worth({ kind: "sneaky", played: 3, food: 4, offspring: 1, cancelled: 1 }),
  ],
  levels: [
    { tier: "low", combat: 0, flashy: 0, offspring: 0 },
    { tier: "mid", combat: 2, flashy: 1, offspring: 3 },
    { tier: "high", combat: 1, flashy: 0, offspring: 4 },
  ],
  lunches: [{ seat: 1, round: 1, fed: 3, next_cost: 4, next_gain: 1 }],
  places: [],
  ideas: [],
  questions: [],
};

test("who played what", () => {
  expect(rowsInWords(kindRows(back, nameOf))).toBe("Ana: 2 combat, 1 sneaky. Bo: 1 flashy.");
});

test("what became of the cards of each kind", () => {
  expect(rowsInWords(worthRows(back))).toBe(
    "Combat: 9 food for 2 offspring: 2 mated, 1 beaten, 1 eaten. " +
      "Flashy: 8 food for 3 offspring: 2 mated. " +
      "Sneaky: 4 food for 1 offspring: 2 worked, 1 guarded off.",
  );
});

test("the highest fitness comes first", () => {
  expect(rowsInWords(levelRows(back))).toBe(
    "High fitness: 4 offspring each: 1 combat. " +
      "Middle fitness: 1 offspring each: 2 combat, 1 flashy. " +
      "Low fitness: 0 offspring each: none.",
  );
});

test("how hunts ended", () => {
  expect(rowsInWords(dangerRows(back))).toBe(
    "Combat: 2 of 4 hunted: 2 not hunted, 1 eaten, 1 escaped. Flashy: 0 of 2 hunted: 2 not hunted.",
  );
});

test("scarcity is compared only if a kind has met it, or its absence", () => {
  expect(rowsInWords(scarcityRows(back))).toBe(
    "Combat, females enough: 0.5 offspring each. " +
      "Flashy, females scarce: 1 offspring each. Flashy, females enough: 2 offspring each.",
  );
});

test("every strategy is a dot, with the price of an escape", () => {
  expect(costDots(back, nameOf).map(({ x, y, look, lost }) => [x, y, look, lost])).toEqual([
    [3, 2, "combat", false],
    [6, 0, "combat", true],
    [4, 1, "flashy", false],
  ]);
});

test("rivals take first what sneaky cards brought", () => {
  const turns = [turn({ sneaked: 1, taken: 1 }), turn({ brought: 2, sneaked: 1, taken: 2 })];
  expect(costDots({ ...back, turns }, nameOf).map(({ y }) => y)).toEqual([0, 1]);
});

test("every choice except the first stands over the food of the round before", () => {
  expect(supplyDots(back, nameOf).map(({ x, y, words }) => [x, y, words])).toEqual([
    [3, 3, "Ana, round 2, after 3 food: Red deer, 3 food"],
    [3, 4, "Bo, round 2, after 3 food: Guppy, 4 food"],
  ]);
});

test("food runs from the start through every round", () => {
  expect(strips(back, nameOf).map(({ foods, lunches }) => [foods, lunches])).toEqual([
    [[5, 5, 0], []],
    [[5, 8, 3], [1]],
  ]);
  expect(strips(back, nameOf)[1]!.words).toBe("Bo had 5, 8, 3 food; out to lunch in round 1.");
});

test("a turn in words", () => {
  expect(back.turns.map(turnInWords)).toEqual([
    "Red deer (combat, 3 food), won the fight",
    "out to lunch",
    "Red deer (combat, 3 food), escaped, beaten",
    "Guppy (flashy, 4 food)",
  ]);
  expect(turnInWords(turn({ lured: 2 }))).toBe("Red deer (combat, 3 food), 2 lured away");
});
