import { expect, test } from "vitest";
import { face } from "./face.fixture";
import { byId, finder, saidOf, unknownKind } from "./reading";

test("a card is found by its id", () => {
  const find = finder(() => byId([face("crow", "animal", "Crow")], ({ name }) => name));

  expect(find("crow")).toBe("Crow");
});

test("a card that is not in the deck is an error", () => {
  const find = finder(() => new Map());

  expect(() => find("unicorn")).toThrow("There is no card unicorn in this deck.");
});

test("what is not said of a card is no word", () => {
  const said = saidOf(face("crow", "animal", "Crow", { size: 3, eats: ["seeds", "eggs"] }));

  expect(said.word("says")).toBe("");
  expect(said.number("size")).toBe(3);
  expect(said.words("eats")).toEqual(["seeds", "eggs"]);
  expect(said.words("size")).toEqual([]);
});

test("a kind that the page does not know is named", () => {
  expect(unknownKind(face("stone", "mineral", "Stone")).message).toMatch(/^stone .* mineral\.$/);
});
