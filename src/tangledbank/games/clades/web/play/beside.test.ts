import { expect, test } from "vitest";
import { Beside } from "./beside.ts";
import { rows, scene } from "./scene.fixture.ts";
import { spotsOf } from "../table/world/spots.ts";

const clade = (card: string): number => ["m", "s", "a"].indexOf(card[0]!);
const lay = (beside: Beside, ...texts: string[]): Record<string, [number, number]> =>
  Object.fromEntries(beside.place(spotsOf(scene({ shared: rows(...texts) })), clade));

test("a lucky card lies at the end of its clade's line", () => {
  expect(lay(new Beside(), "mw1b ml1b", "sw1b", "aw1b", "ma2r")["3-0"]).toEqual([0, 2]);
});

test("cards that come later go round it", () => {
  const beside = new Beside();
  lay(beside, "mw1b ml1b", "", "", "ma2r");

  const places = lay(beside, "mw1b ml1b ma1b", "", "", "ma2r");

  expect(places["3-0"]).toEqual([0, 2]);
  expect(places["0-2"]).toEqual([0, 3]);
});

test("when it is taken, the cards behind it stay where they are", () => {
  const beside = new Beside();
  lay(beside, "mw1b ml1b", "", "", "ma2r");
  lay(beside, "mw1b ml1b ma1b", "", "", "ma2r");

  expect(lay(beside, "mw1b ml1b ma1b")["0-2"]).toEqual([0, 3]);
});

test("its place is given up when nothing lies behind it", () => {
  const beside = new Beside();
  lay(beside, "mw1b ml1b", "", "", "ma2r");
  lay(beside, "mw1b ml1b");

  expect(lay(beside, "mw1b ml1b ma1b")["0-2"]).toEqual([0, 2]);
});
