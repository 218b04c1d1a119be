import { expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import { placeOf } from "./reaching.ts";

const { act } = spoken<Action>("phanerozoic");

test.each([
  ["keep algae", { at: "keep" }],
  ["discard algae", { at: "discard" }],
  ["discard algae for moss", { at: "row", card: "moss" }],
  ["evolve crow from moss", { at: "row", card: "moss" }],
  ["recover zostera with recover-6", { at: "pile", card: "zostera" }],
  ["choose algae", { at: "own", card: "algae" }],
])("%s is aimed at a place", (action, place) => {
  expect(placeOf(act(action))).toEqual(place);
});
