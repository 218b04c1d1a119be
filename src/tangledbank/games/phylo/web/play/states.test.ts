import { expect, test } from "vitest";
import { player, pond } from "./pond.fixture.ts";
import { stateOf } from "./states.ts";

test("a seat has drawn, draws, or is to draw", () => {
  const view = pond({
    actors: [2],
    draw: 2,
    players: [player({ drew: [1] }), player({ drew: [3, 0] }), player({ drew: [2] })],
  });

  expect([0, 1, 2].map((seat) => stateOf(view, seat).words)).toEqual([
    "to draw",
    "drew 0",
    "draws",
  ]);
});

test("of aims only whether a seat is ready is seen", () => {
  const view = pond({ phase: "aiming", actors: [1], players: [player({ ready: true }), player()] });

  expect([0, 1].map((seat) => stateOf(view, seat))).toEqual([
    { words: "ready", turn: false },
    { words: "aims", turn: true },
  ]);
});
