import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { shapeOf } from "#shell/drawing/drawing";
import deck from "../../cards.toml?raw";
import { ANIMALS } from "./animals.ts";
import FigureView from "./Figure.svelte";
import { genericOf } from "./generic.ts";

const ANIMAL_GROUPS = ["mammal", "bird", "fish", "insect", "crustacean", "mollusc", "echinoderm"];
const PLAIN_GROUPS = [
  ...ANIMAL_GROUPS,
  ...["tree", "shrub", "herb", "grass", "moss", "alga", "fern", "fungus"],
  ...["reptile", "amphibian", "spider", "worm", "plankton"],
];

test("every animal of the deck has a figure, and no figure is without a card", () => {
  expect(Object.keys(ANIMALS).sort()).toEqual(animalsOfTheDeck().sort());
});

test("no two animals look alike", () => {
  const outlines = Object.values(ANIMALS).map((figure) => shapeOf(figure, "sil"));

  expect(new Set(outlines).size).toBe(outlines.length);
});

const figures = [
  ...Object.entries(ANIMALS),
  ...PLAIN_GROUPS.map((group) => [`any ${group}`, genericOf([group])] as const),
  ["anything else", genericOf([])] as const,
];

describe.each(figures)("%s", (_, { viewBox, layers }) => {
  test("has a box that starts at 0 0 and is 400 long", () => {
    const [left, top, width, height] = viewBox.split(" ").map(Number);

    expect([left, top]).toEqual([0, 0]);
    expect(Math.max(width!, height!)).toBe(400);
    expect(Math.min(width!, height!)).toBeGreaterThan(100);
  });

  test("has layers of closed shapes", () => {
    expect(layers[0]).toHaveProperty("ink", "sil");
    for (const layer of layers) {
      expect(layer).toHaveProperty("d", expect.stringMatching(/^M[\d Mchlqsvz-]+z$/));
    }
  });
});

test("each group has a figure of its own", () => {
  const outlines = [...PLAIN_GROUPS, "leaf"].map((group) => shapeOf(genericOf([group]), "sil"));

  expect(new Set(outlines).size).toBe(outlines.length);
});

test("the first group that has a figure gives it, and without one there is a leaf", () => {
  expect(genericOf(["nectar", "shrub", "herb"])).toBe(genericOf(["shrub"]));
  expect(genericOf(["lichen"])).toBe(genericOf(["moss"]));
  expect(genericOf(["microbe"])).toBe(genericOf(["plankton"]));
  expect(genericOf(["constructor"])).toBe(genericOf([]));
});

test("a species without a picture of its own is drawn by its groups", () => {
  expect(drawn({ figure: "moose" })).toContain(shapeOf(ANIMALS["moose"]!, "sil"));
  expect(drawn({ figure: "axolotl", groups: ["amphibian"] })).toContain(
    shapeOf(genericOf(["amphibian"]), "sil"),
  );
});

test("a figure is silent unless it has a title", () => {
  expect(drawn({ figure: "moose" })).toContain('aria-hidden="true"');
  expect(drawn({ figure: "moose", title: "Moose" })).toMatch(/role="img" aria-label="Moose"/);
});

function drawn(props: { figure: string; groups?: string[]; title?: string }): string {
  return render(FigureView, { props }).body;
}

/** The species in the card file that belong to a group of animals. */
function animalsOfTheDeck(): string[] {
  const species = deck.split(/^\[\[/m).filter((part) => part.startsWith("species]]"));
  const animals = species.filter((table) => {
    const groups = /^groups = \[(.*)\]$/m.exec(table)?.[1] ?? "";
    return ANIMAL_GROUPS.some((group) => groups.includes(`"${group}"`));
  });
  return animals.map((table) => /^id = "(.*)"$/m.exec(table)![1]!);
}
