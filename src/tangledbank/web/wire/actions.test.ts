import { describe, expect, test } from "vitest";
import { type Action, alike, same } from "./actions";
import fixture from "./forms.fixture.json";
import { read, write } from "./notation";
import type { FormInfo } from "./wire";

interface Fixture {
  forms: FormInfo[];
  examples: [string, Action][];
}

const GAMES = Object.entries(fixture as unknown as Record<string, Fixture>);

describe.each(GAMES)("the forms of %s", (_id, { forms, examples }) => {
  test.each(examples)("%s is written as Python writes it", (text, action) => {
    expect(write(forms, action)).toBe(text);
  });

  test.each(examples)("%s is read as Python reads it", (text, action) => {
    expect(read(forms, text)).toEqual(action);
  });

  test("each action is the same as itself, and as no other", () => {
    for (const [at, [text, action]] of examples.entries()) {
      const again = read(forms, `  ${text.toUpperCase().replaceAll(" ", "   ")} `);
      expect(examples.map(([, other]) => same(other, again))).toEqual(
        examples.map((_other, place) => place === at),
      );
      expect(same(action, Object.fromEntries(Object.entries(action).reverse()))).toBe(true);
    }
  });

  test("what no form fits is no action", () => {
    for (const text of ["", "win", "win all", "at once"]) {
      expect(read(forms, text)).toBeNull();
    }
  });
});

test("actions are alike if they are the same in the same order", () => {
  const [keep, play]: Action[] = [{ verb: "keep" }, { verb: "play", card: "moss", spot: 0 }];
  expect(alike([keep!, play!], [{ verb: "keep" }, { spot: 0, verb: "play", card: "moss" }])).toBe(
    true,
  );
  expect(alike([keep!, play!], [play!, keep!])).toBe(false);
  expect(alike([keep!], [keep!, play!])).toBe(false);
  expect(alike([], [])).toBe(true);
});

test("places that differ, are left out or are too many make another action", () => {
  const play: Action = { verb: "play", card: "moss", on: null };
  expect(same(play, { verb: "play", card: "moss", on: null })).toBe(true);
  expect(same(play, { verb: "play", card: "moss", on: "fern" })).toBe(false);
  expect(same(play, { verb: "play", card: "moss" })).toBe(false);
  expect(same(play, { verb: "play", card: "moss", on: null, at: 1 })).toBe(false);
});

test("a game that lists all its actions has verbs only", () => {
  expect(write([], { verb: "roll away" })).toBe("roll away");
});
