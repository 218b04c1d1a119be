import { expect, test } from "vitest";
import { placeOf } from "./reaching.ts";

test.each([
  ["keep algae", { at: "keep" }],
  ["discard algae", { at: "discard" }],
  ["discard algae for moss", { at: "row", card: "moss" }],
  ["evolve crow from moss", { at: "row", card: "moss" }],
  ["recover zostera with recover-6", { at: "pile", card: "zostera" }],
  ["choose algae", { at: "own", card: "algae" }],
])("%s is aimed at a place", (action, place) => {
  expect(placeOf(action)).toEqual(place);
});

test("what is no action is aimed at nothing", () => {
  expect(placeOf("")).toBeNull();
});
