import { expect, test } from "vitest";
import type { Spot } from "../view.ts";
import { inWords, sumOf } from "./sum.ts";
import { counting, side, spot, total } from "./show.fixture.ts";

const words = (one: Spot): string => {
  const sum = sumOf(one, 0, counting);
  return `${inWords(sum)} = ${sum.total}`;
};

test("a sum is written out: printed, by groups, by texts", () => {
  const one = spot("pier", {
    sides: [side("1 pie, 2 tea, 5 sulker"), []],
    totals: [
      total("1: 3 + 1, 2: 4 + 1, 5: 0 + 0 + 2", [{ icon: "food", numbers: [1, 2], spot: true }]),
      total(""),
    ],
  });

  expect(words(one)).toBe("3 + 4 printed, 2 for food, 2 for sulking = 11");
  expect(
    sumOf(one, 0, counting).prints.map(({ number, lit }) => `${number}${lit ? "*" : ""}`),
  ).toEqual(["1", "1", "1", "1*", "2", "2", "2", "2", "2*", "5", "5"]);
});

test("what an effect and the spot have added is told apart from the card's own text", () => {
  const one = spot("dormitory", {
    sides: [side("1 bed-each gift, 2 even"), []],
    totals: [total("1: 1 + 0 + 4, 2: 2 + 0 + 2"), total("")],
  });

  expect(words(one)).toBe("1 + 2 printed, 3 for the gift, 1 for beds here, 2 for balance = 9");
});

test("an empty side counts nothing, and so do How-de-dos alone", () => {
  const empty = spot("pier");
  const alone = spot("pier", {
    sides: [side("1 how-de-do"), []],
    totals: [total("1: 1", [], 0), total("")],
  });

  expect(words(empty)).toBe(" = 0");
  expect(words(alone)).toBe("How-de-dos count nothing alone = 0");
  expect(sumOf(alone, 0, counting).prints).toEqual([]);
});
