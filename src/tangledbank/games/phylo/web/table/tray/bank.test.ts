import { expect, test } from "vitest";
import { lyingOf, type Bank } from "./bank.ts";
import { card, own, pond } from "../../play/pond.fixture.ts";
import type { Advice } from "../../view.ts";

function lying(said: Partial<Bank> = {}) {
  return lyingOf({
    view: pond(),
    plan: [],
    card,
    odds: { oddsOf: () => null, advice: null, asking: false },
    ...said,
  });
}

test("loose species lie there with their reasons, events beside them", () => {
  expect(lying().map((one) => one.card.id)).toEqual([
    "european-rabbit",
    "great-blue-heron",
    "wildfire",
  ]);
  expect(lying()[0]!.note).toEqual({
    kind: "why",
    heading: "Rabbit is loose",
    strong: "",
    text: "Needs a plant of forest or grassland, cool or warm.",
  });
});

test("odds name the count behind them", () => {
  const heron = {
    card: "great-blue-heron",
    feeders: 16,
    now: 0.17,
    draws_now: 1,
    later: 0.31,
    draws_later: 2,
    examples: [],
  };

  const odds = {
    oddsOf: (id: string) => (id === heron.card ? heron : null),
    advice: { exact: true, unseen: 95 } as Advice,
    asking: false,
  };

  const [, note] = lying({ odds }).map((one) => one.note);

  expect(note).toEqual({
    kind: "odds",
    heading: "Keep the heron?",
    strong: "31 % to connect it.",
    text: "16 of the 95 unseen cards would feed it. One card now, one in draw two.",
    anew: false,
  });
});

test("an aimed event lies before its target, not here; one's own help stays", () => {
  const view = pond({
    phase: "aiming",
    draw: 0,
    own: {
      ...own,
      hand: ["wildfire", "drought", "protected-area"],
      web: { ...own.web, loose: [] },
    },
  });
  const plan = [
    { event: "wildfire", target: 3 },
    { event: "protected-area", target: 0 },
  ];

  expect(lying({ view, plan }).map((one) => [one.card.id, one.note?.heading])).toEqual([
    ["drought", "Unused"],
    ["protected-area", "For you"],
  ]);
});
