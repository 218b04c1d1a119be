import { expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import { askedOf } from "./asked.ts";

const { act } = spoken<Action>("phylo");
const strike = { event: "wildfire", owner: 0, target: 2, candidates: ["oak", "pine"], hop: 0 };

test("an event asks its owner which of the equal cards it takes", () => {
  const view = { phase: "striking", strike, actors: [0] };

  expect(askedOf(view, ["strike oak", "strike pine"].map(act))).toEqual({
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
