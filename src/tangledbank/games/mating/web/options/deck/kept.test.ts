import { beforeEach, expect, test, vi } from "vitest";
import { forgetDeck, keepDeck, keptDecks } from "./kept.ts";

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
  });
});

test("decks are kept in the order of their names", () => {
  keepDeck({ name: "Hard times", text: "wildfire" });
  keepDeck({ name: "Calm", text: "mangrove x3" });

  expect(keptDecks()).toEqual([
    { name: "Calm", text: "mangrove x3" },
    { name: "Hard times", text: "wildfire" },
  ]);
});

test("a name is kept once, with its latest deck", () => {
  keepDeck({ name: "Calm", text: "mangrove" });

  expect(keepDeck({ name: "Calm", text: "river-bank" })).toEqual([
    { name: "Calm", text: "river-bank" },
  ]);
});

test("a deck that is deleted is forgotten", () => {
  keepDeck({ name: "Calm", text: "mangrove" });

  expect(forgetDeck("Calm")).toEqual([]);
  expect(keptDecks()).toEqual([]);
});

test("a browser that keeps nothing has no decks", () => {
  vi.stubGlobal("localStorage", undefined);

  expect(keptDecks()).toEqual([]);
});
