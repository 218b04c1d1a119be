import { expect, test } from "vitest";
import { card, told } from "../play/scene.fixture.ts";
import { shownAs } from "./scenes.ts";

const TRIPLE = { a: card("mw1b"), b: card("mw2b"), c: card("mw3b"), at: 0 };
const EVENTS = [
  told("no triple", 1, TRIPLE),
  told("triple", 0, TRIPLE),
  told("clade triple", 0),
  told("extra", 0, { card: card("sw1b") }),
  told("window closed", -1),
  told("laid", -1, { card: card("aw1b") }),
];

test("events are found by how they are shown, in their order", () => {
  expect(shownAs(EVENTS, "gain").map(({ name }) => name)).toEqual(["triple", "extra"]);
  expect(shownAs(EVENTS, "praise", "explanation").map(({ name }) => name)).toEqual([
    "no triple",
    "clade triple",
  ]);
});

test("what only stands in the log is shown in no way", () => {
  const all = shownAs(EVENTS, "gain", "praise", "loss", "arrival", "explanation");

  expect(all.map(({ name }) => name)).not.toContain("window closed");
  expect(all).toHaveLength(EVENTS.length - 1);
});

test("all that arrives or is lost says which card", () => {
  const [arrival] = shownAs(EVENTS, "arrival", "loss");

  expect(arrival?.values.card).toBe(card("aw1b"));
});
