import { expect, test } from "vitest";
import { askedOf } from "./asked.ts";

const strike = { event: "wildfire", owner: 0, target: 2, candidates: ["oak", "pine"], hop: 0 };

test("an event asks its owner which of the equal cards it takes", () => {
  const view = { phase: "striking", strike, actors: [0] };

  expect(askedOf(view, ["strike oak", "strike pine"])).toEqual({
    played: { event: "wildfire", owner: 0, target: 2, card: null, from: null, fate: "strikes" },
    watched: 2,
    candidates: ["oak", "pine"],
  });
  expect(askedOf(view, []).candidates).toEqual([]);
});

test("whoever restores looks at their own hand; if nobody does, nothing is asked", () => {
  const nothing = { played: null, watched: null, candidates: [] };

  expect(askedOf({ phase: "restoring", strike: null, actors: [1] }, [])).toEqual({
    ...nothing,
    watched: 1,
  });
  expect(askedOf({ phase: "over", strike: null, actors: [] }, [])).toEqual(nothing);
});
