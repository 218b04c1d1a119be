import { expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import { discarding, laying, sneaksOf, type Sneak } from "./ways.ts";

const { act, say } = spoken<Action>("mating");

test("each sneaky card is offered once, with a way for each rival it may name", () => {
  const legal = [
    "sneak nuptial-gift",
    "sneak sperm-competition on seat 2",
    "sneak sperm-competition on seat 3",
  ].map((words) => act(words) as Sneak);

  expect(sneaksOf(legal)).toEqual([
    { card: "nuptial-gift", ways: [legal[0]] },
    { card: "sperm-competition", ways: [legal[1], legal[2]] },
  ]);
  expect(legal.map(({ target }) => target)).toEqual([null, 1, 2]);
});

test("whoever can only pass is offered nothing", () => {
  expect(sneaksOf([])).toEqual([]);
});

test("a card is laid down by its name, Out to lunch by its own words", () => {
  expect(say(laying("red-deer-roar"))).toBe("play red-deer-roar");
  expect(say(laying("lunch"))).toBe("out to lunch");
});

test("discards stand in the order of the hand, in whatever order they were marked", () => {
  expect(say(discarding(["a", "b", "c"], ["c", "a"]))).toBe("discard a c");
  expect(say(discarding(["a", "b", "c"], []))).toBe("keep all");
});
