import { describe, expect, test } from "vitest";
import { askingOf, type Occasion } from "./asking.ts";
import { card, own, player, pond } from "./pond.fixture.ts";

const NAMES = ["You", "Ana", "Bo", "Cleo"];

function asking(said: Partial<Occasion> = {}) {
  return askingOf({
    view: pond(),
    legal: [{ verb: "keep all" }],
    marked: [],
    chosen: null,
    plan: [],
    card,
    nameOf: (seat) => NAMES[seat] ?? "",
    ...said,
  });
}

describe("drawing", () => {
  test("says what stays", () => {
    const { heading, text } = asking({ marked: ["european-rabbit", "great-blue-heron"] });

    expect(heading).toBe("Drop two, draw two?");
    expect(text).toBe("The duckweed and the mallard stay in the pond.");
  });

  test("says what would be lost before anything is sent", () => {
    expect(asking({ marked: ["duckweed"] }).text).toBe(
      "The mallard would lose its food: 0 points left.",
    );
  });

  test("warns of the last draw", () => {
    expect(asking({ view: pond({ draw: 2 }) }).text).toContain("This is the last draw.");
  });

  test("of somebody else says when one's own turn comes", () => {
    const view = pond({ actors: [2], dealer: 0 });

    expect(asking({ view, legal: [] })).toEqual({
      heading: "Bo draws.",
      text: "Draw 1 of 2. You come after two.",
    });
  });
});

describe("aiming", () => {
  const aiming = pond({ phase: "aiming", draw: 0 });

  test("asks even a player with nothing to aim", () => {
    const view = pond({ phase: "aiming", draw: 0, own: { ...own, hand: ["duckweed"] } });

    expect(asking({ view }).heading).toBe("Nothing to aim.");
  });

  test("says plainly what stays unused", () => {
    expect(asking({ view: aiming }).text).toBe(
      "Tap an event, then whom it is for. Wildfire: unused, it will be discarded.",
    );
  });

  test("repeats whom events are for", () => {
    const plan = [{ event: "wildfire", target: 3 }];

    expect(asking({ view: aiming, plan }).text).toBe("Wildfire for Cleo.");
  });

  test("names those who are not ready", () => {
    const players = [player({ ready: true }), player({ ready: true }), player(), player()];
    const view = pond({ phase: "aiming", players, own: { ...own, aims: [] } });

    expect(asking({ view, legal: [] })).toEqual({
      heading: "You are ready.",
      text: "Waiting for Bo and Cleo.",
    });
  });
});

test("an event asks which of equal cards it takes", () => {
  const strike = {
    event: "drought",
    owner: 0,
    target: 3,
    candidates: ["mallard", "european-rabbit"],
    hop: 0,
  };

  expect(asking({ view: pond({ phase: "striking", strike }) })).toEqual({
    heading: "Which one does Drought take?",
    text: "Cleo’s cards of 4 points are equal; you choose.",
  });
});

test("a spectator is told whom the table waits for", () => {
  const view = pond({ seat: null, own: null, actors: [1] });

  expect(asking({ view, legal: [] })).toEqual({
    heading: "You are watching.",
    text: "Ana draws. Draw 1 of 2.",
  });
});
