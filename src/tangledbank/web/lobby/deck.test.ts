import { expect, test } from "vitest";
import { bytesOf, findCards, lineNamed, numbersOf, spanOf, whyTooLarge } from "./deck";
import type { CardInfo } from "../wire/wire";

const card = (kind: string, copies = 1): CardInfo => ({ kind, copies }) as CardInfo;

test("a refusal names a line, in the game's words or in those of TOML", () => {
  expect(lineNamed("Line 12: [[species]] has no key 'colour'.")).toBe(12);
  expect(lineNamed("The card file is not TOML: Expected '=' (at line 3, column 5).")).toBe(3);
  expect(lineNamed("This table wants 8 cards; there are only 4.")).toBe(0);
});

test("a line has a place in the text", () => {
  const text = "one\ntwo\n\nfour";

  expect(spanOf(text, 1)).toEqual([0, 3]);
  expect(spanOf(text, 2)).toEqual([4, 7]);
  expect(spanOf(text, 3)).toEqual([8, 8]);
  expect(text.slice(...spanOf(text, 4))).toBe("four");
  expect(text.slice(...spanOf(text, 99))).toBe("four");
});

test("a file that the server would not take is not sent", () => {
  expect(whyTooLarge(200_000)).toBe("");
  expect(whyTooLarge(200_001)).toBe("A deck has at most 200 kB of text; this one has 201 kB.");
  expect(bytesOf("é")).toBe(2);
});

test("the numbers of a deck, kind by kind, each card as often as it is there", () => {
  expect(numbersOf([card("species"), card("species", 2), card("event")])).toBe(
    "4 cards: 3 species and 1 event",
  );
  expect(numbersOf([card("event", 12)])).toBe("12 cards");
});

test("cards are found by any of their words, numbers and facts", () => {
  const crow = { ...card("animal"), name: "Crow", latin: "Corvus", numbers: {}, fact: "Tools." };
  const moss = { ...card("plant"), name: "Moss", numbers: { habitat: "land", icons: ["roots"] } };

  expect(findCards([crow, moss], "CORVUS tools")).toEqual([crow]);
  expect(findCards([crow, moss], "roots")).toEqual([moss]);
  expect(findCards([crow, moss], "")).toEqual([crow, moss]);
  expect(findCards([crow, moss], "tools roots")).toEqual([]);
});
