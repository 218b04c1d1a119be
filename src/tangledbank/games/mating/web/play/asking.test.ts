import { expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import type { View } from "../view.ts";
import { askingOf, defaultOf, type Occasion } from "./asking.ts";
import { card, male, player, scene } from "./clearing.fixture.ts";

const { act } = spoken<Action>("mating");
const nameOf = (seat: number): string => ["You", "Ana", "Bo"][seat]!;

function asked(view: View, legal: string[], more: Partial<Occasion> = {}) {
  return askingOf({
    view,
    legal: legal.map(act),
    says: () => "",
    picked: null,
    marked: 0,
    card,
    nameOf,
    ...more,
  });
}

test("a strategy is chosen; a lifted one says what it leaves", () => {
  const view = scene({ hand: ["deer", "peafowl"] });
  const legal = ["play deer", "out to lunch"];

  expect(asked(view, legal).heading).toBe("Choose your strategy.");
  expect(asked(view, legal, { picked: "deer" })).toEqual({
    heading: "Play Red deer?",
    text: "5 food becomes 2.",
  });
  const says = ({ verb }: Action): string => (verb === "play" ? "It attracts two." : "");
  expect(asked(view, legal, { picked: "deer", says }).text).toBe("It attracts two.");
});

test("whoever can pay nothing hears why only lunch is left", () => {
  const poor = scene({ hand: ["deer"], players: [player({ food: 1 }), player(), player()] });

  expect(asked(poor, ["out to lunch"]).text).toBe(
    "You have 1 food, and each of your strategies costs more.",
  );
  expect(asked(scene({ hand: ["camouflage"] }), ["out to lunch"]).text).toBe(
    "You hold no strategy in this round.",
  );
});

test("whoever is ready hears for whom the others wait, never what they lay down", () => {
  const ready = player({ ready: true });
  const view = scene({ chosen: "deer", actors: [2], players: [ready, ready, player()] });

  expect(asked(view, [])).toEqual({
    heading: "Your card lies face down.",
    text: "Ready. Waiting for Bo.",
  });
});

test("a window asks alike, whether or not a card can be played (M33)", () => {
  const view = scene({ phase: "window", window: 3, players: [male("deer"), player(), player()] });
  const nothing = asked(view, ["pass", "pass ahead"]);

  expect(asked(view, ["pass", "pass ahead", "sneak female-mimic on seat 2"])).toEqual(nothing);
  expect(nothing.text).toBe("The females stand with their males; next is mating.");
});

test("a lifted sneaky card says what it costs, and asks whom it names", () => {
  const view = scene({ phase: "window", window: 3, players: [male("deer"), player(), player()] });
  const one = ["pass", "sneak female-mimic on seat 2"];
  const picked = "female-mimic";

  expect(asked(view, one, { picked })).toEqual({
    heading: "Play Female mimic?",
    text: "5 food becomes 3.",
  });
  expect(asked(view, [...one, "sneak female-mimic on seat 3"], { picked }).text).toBe(
    "5 food becomes 3. Whom do you name?",
  );
});

test("the hunted one hears who comes, why, and what can be done", () => {
  const view = scene({
    phase: "threat",
    part: "survive",
    environment: "late-autumn",
    threatened: [0],
    players: [male("peafowl"), player(), player()],
  });

  expect(asked(view, ["escape", "give up", "sneak camouflage"])).toEqual({
    heading: "A fox wants your Indian peafowl.",
    text: "Its predator value, 2, is the lowest. Pay 3 food, hide or give it up.",
  });
  expect(asked(view, ["give up"]).text).toBe(
    "Its predator value, 2, is the lowest. Give it up. Escaping costs 3 food.",
  );
});

test("whoever is out of the round hears why", () => {
  const lunch = scene({
    phase: "window",
    window: 1,
    actors: [1],
    players: [player({ lunch: true }), male("deer"), player()],
  });
  const eaten = player({ lost: "deer", lost_to: "predator" });

  expect(asked(lunch, [])).toEqual({
    heading: "Ana thinks.",
    text: "You are out to lunch: no sneaky cards in this round.",
  });
  expect(asked({ ...lunch, players: [eaten, male("deer"), player()] }, []).text).toBe(
    "Your Red deer was eaten: you are back next round.",
  );
});

test("a card that names you is called by its name", () => {
  const view = scene({
    phase: "answer",
    window: 3,
    sneaking: { card: "female-mimic", seat: 2, target: 0 },
    players: [male("deer"), player(), male("deer")],
  });

  expect(asked(view, ["accept"]).heading).toBe("Bo plays Female mimic on you.");
  expect(
    asked({ ...view, actors: [1], sneaking: { card: "female-mimic", seat: 0, target: 1 } }, []),
  ).toEqual({ heading: "Female mimic on Ana.", text: "Played by you. Ana may answer." });
});

test("discards say how many cards will be drawn", () => {
  const view = scene({ phase: "discarding", part: "draw", hand: ["deer", "seal", "camouflage"] });

  expect(asked(view, ["keep all"], { marked: 1 }).text).toBe(
    "You draw 3 cards. A touch takes one back.",
  );
});

test("each phase has its default (M33)", () => {
  const phases = ["choosing", "window", "threat", "answer", "discarding"];

  expect(phases.map((phase) => defaultOf(scene({ phase })))).toEqual([
    "out to lunch",
    "pass",
    "give it up",
    "let it happen",
    "keep all",
  ]);
});
