import { expect, test } from "vitest";
import { Draft } from "./draft.svelte.ts";
import { MOST_ENVIRONMENTS, readDeck, writeDeck } from "./text.ts";

test("a card is added at the end, and is the chosen one", () => {
  const draft = drawn("mangrove x2");

  draft.add("dry-season");

  expect(row(draft)).toBe("mangrove x2, dry-season | 2");
  expect(draft.said).toBe("dry season added, 3 environments");
});

test("nothing is added to a full deck", () => {
  const draft = drawn(`mangrove x${MOST_ENVIRONMENTS - 1}`);

  draft.add("mangrove");
  draft.add("dry-season");

  expect([draft.isFull, draft.timesOf("dry-season")]).toEqual([true, 0]);
  expect(draft.said).toBe("mangrove added, 60 environments, full");
});

test("of several alike the last one goes, and the chosen card stays the same", () => {
  const draft = drawn("mangrove, dry-season, mangrove, wildfire");
  draft.choose(3);

  draft.less("mangrove");
  draft.less("fig-season");

  expect(row(draft)).toBe("mangrove, dry-season, wildfire | 2");
});

test("the chosen card goes; the next one is chosen, or the last", () => {
  const draft = drawn("mangrove, dry-season, wildfire");
  draft.choose(1);

  draft.remove();
  expect(row(draft)).toBe("mangrove, wildfire | 1");
  draft.remove();
  expect(row(draft)).toBe("mangrove | 0");
  draft.remove();
  draft.remove();
  expect(row(draft)).toBe(" | 0");
});

test("a card moves by one place, never over an end", () => {
  const draft = drawn("mangrove, dry-season, wildfire");

  draft.move(-1);
  expect(draft.isChanged).toBe(false);
  draft.move(1);
  expect(draft.said).toBe("mangrove is 2 of 3");
  draft.move(1);
  draft.move(1);

  expect(row(draft)).toBe("dry-season, wildfire, mangrove | 2");
});

test("the choice stays within the row", () => {
  const draft = drawn("mangrove, dry-season");

  draft.choose(9);
  expect(draft.chosen).toBe(1);
  draft.choose(-1);
  expect(draft.chosen).toBe(0);
});

test("every step can be undone, back to the deck of the table", () => {
  const draft = drawn("mangrove, dry-season");

  draft.add("wildfire");
  draft.replace(["long-drought"]);
  draft.undo();
  expect(row(draft)).toBe("mangrove, dry-season, wildfire | 0");
  draft.undo();
  draft.undo();

  expect(row(draft)).toBe("mangrove, dry-season | 0");
  expect(draft.isChanged).toBe(false);
});

function drawn(text: string): Draft {
  return new Draft(readDeck(text).deck!);
}

/** `mangrove x2, wildfire | 1`: the deck, and the place of the chosen card. */
function row(draft: Draft): string {
  return `${writeDeck(draft.deck)} | ${draft.chosen}`;
}
