import { expect, test } from "vitest";
import { card, rows, scene, taken } from "../../play/scene.fixture.ts";
import { lengthsOf, spotsOf } from "./spots.ts";

test("a taken card leaves its place empty, and the others stay where they are", () => {
  const view = scene({ shared: rows("mw1b . ml1b"), taken: [taken("ma1b", 0, 1)] });

  expect(spotsOf(view).map((spot) => [spot.id, spot.card?.card ?? null])).toEqual([
    ["0-0", card("mw1b")],
    ["0-1", null],
    ["0-2", card("ml1b")],
  ]);
});

test("a fresh gap at the end of a row counts, an old one does not", () => {
  const fresh = scene({ shared: rows("mw1b"), taken: [taken("ma1b", 0, 1)] });
  const old = scene({ shared: rows("mw1b") });

  expect(lengthsOf(fresh)[0]).toBe(2);
  expect(lengthsOf(old)[0]).toBe(1);
});

test("cards beside the deck are a row of their own", () => {
  expect(lengthsOf(scene({ shared: rows("", "", "", "mw1b ml1b") }))).toEqual([0, 0, 0, 2]);
});
