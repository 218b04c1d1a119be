import { expect, test } from "vitest";
import { face } from "#shell/cards/face.fixture";
import { finder } from "#shell/cards/reading";
import { cardsOf } from "./cards.ts";
import { breakable, longestWord, shortName, spoken } from "./names.ts";

const cards = cardsOf([
  face("mallard", "species", "Mallard", {
    points: 4, chain: 3, diet: "both", scale: 6, terrains: ["fresh-water"], climates: ["warm", "cool"],
    groups: ["bird"], figure: "mallard", eats: "Eats plants, and animals up to size 6",
  }),
  face("red-fox", "species", "Red fox", {
    points: 1, chain: 3, diet: "both", scale: 7, terrains: ["urban", "forest"], climates: ["cool"],
    groups: ["mammal"], eats: "",
  }),
  face("apple-tree", "species", "Apple tree", { points: 2, chain: 1 }),
  face("wildfire", "event", "Wildfire", {
    effect: "wildfire", harmful: true, does: "Takes the best card.", strikes: "forest only",
  }),
]); // prettier-ignore
const card = finder(() => cards);

test("a species is spoken with all that is printed on it", () => {
  expect(spoken(card("mallard"))).toBe(
    "Mallard: 4 points, food chain 3, eats plants and animals, size 6; fresh water; cool and warm",
  );
  expect(spoken(card("red-fox"))).toMatch(/^Red fox: 1 point, /);
});

test("terrains and climates stand in the order of their signs, whatever the deck says", () => {
  expect(card("red-fox")).toMatchObject({ terrains: ["forest", "urban"] });
  expect(card("mallard")).toMatchObject({ climates: ["cool", "warm"] });
});

test("a species without a picture of its own is drawn by its id", () => {
  expect(card("red-fox")).toMatchObject({ figure: "red-fox" });
});

test("an event says what it can strike and what it does", () => {
  expect(spoken(card("wildfire"))).toBe("Wildfire: event, forest only. Takes the best card.");
});

test("a short name is the last word, unless that says too little", () => {
  expect(shortName(card("red-fox"))).toBe("fox");
  expect(shortName(card("mallard"))).toBe("mallard");
  expect(shortName({ ...card("mallard"), name: "Pond snail 2" })).toBe("snail 2");
  expect(shortName(card("apple-tree"))).toBe("apple tree");
});

test("a kind that the page does not know is refused", () => {
  expect(() => cardsOf([face("stone", "mineral", "Stone", {})])).toThrow("mineral");
});

test("long words may be broken, short ones never", () => {
  const seen = (name: string): string => breakable(name).replaceAll("\u00ad", "-");

  expect(seen("Overpopulation")).toBe("Over-po-pu-la-tion");
  expect(seen("duckweed")).toBe("duck-weed");
  expect(seen("Climate shift")).toBe("Climate shift");
  expect(longestWord("climate shift")).toBe(7);
});
