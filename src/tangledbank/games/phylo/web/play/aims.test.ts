import { describe, expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import type { EventCard } from "../cards/cards.ts";
import { aimed, aiming, firstPlan, moved, targetsOf, unusedOf } from "./aims.ts";
import { card } from "./pond.fixture.ts";
import { readyWords } from "./words.ts";

const { say } = spoken<Action>("phylo");
const event = (id: string): EventCard => card(id) as EventCard;

describe("the action", () => {
  test("counts opponents clockwise from one's own seat", () => {
    const plan = [
      { event: "wildfire", target: 0 },
      { event: "drought", target: 3 },
    ];

    expect(say(aiming(plan, card, 2, 4))).toBe("aim wildfire 2, drought 1");
  });

  test("names a helping event alone", () => {
    const plan = [
      { event: "protected-area", target: 1 },
      { event: "drought", target: 0 },
    ];

    expect(say(aiming(plan, card, 1, 2))).toBe("aim protected-area, drought 1");
  });

  test("of an empty plan aims nothing", () => {
    expect(say(aiming([], card, 0, 4))).toBe("aim nothing");
  });
});

test("what can only help is planned from the beginning", () => {
  expect(firstPlan([event("wildfire"), event("protected-area")], 2)).toEqual([
    { event: "protected-area", target: 2 },
  ]);
});

test("targets go clockwise from the left neighbour", () => {
  expect(targetsOf(event("wildfire"), 2, 4)).toEqual([3, 0, 1]);
  expect(targetsOf(event("protected-area"), 2, 4)).toEqual([2]);
});

test("an event keeps its place when its target changes, and leaves it when it stays unused", () => {
  const plan = [
    { event: "wildfire", target: 0 },
    { event: "drought", target: 3 },
  ];

  expect(aimed(plan, "wildfire", 1)[0]).toEqual({ event: "wildfire", target: 1 });
  expect(aimed(plan, "wildfire", null)).toEqual([{ event: "drought", target: 3 }]);
});

test("the order of play changes by one step, and not beyond its ends", () => {
  const plan = [
    { event: "wildfire", target: 0 },
    { event: "drought", target: 3 },
  ];

  expect(moved(plan, "drought", -1).map((one) => one.event)).toEqual(["drought", "wildfire"]);
  expect(moved(plan, "drought", 1)).toEqual(plan);
});

test("what is not planned is unused, and the answer says so", () => {
  const events = [event("wildfire"), event("drought")];
  const ready = (...planned: string[]): string =>
    readyWords(
      unusedOf(
        events,
        planned.map((one) => ({ event: one, target: 1 })),
      ),
    );

  expect(ready("wildfire", "drought")).toBe("Ready");
  expect(ready("drought")).toBe("Ready, wildfire unused");
  expect(ready()).toBe("Ready, two events unused");
});
