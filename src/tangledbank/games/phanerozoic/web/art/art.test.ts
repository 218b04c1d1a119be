import { describe, expect, test } from "vitest";
import type { Part } from "#shell/drawing/drawing";
import deck from "../../cards.toml?raw";
import { TRAITS } from "../cards/traits.ts";
import { SCENES, SPECIES_SCENES } from "./scenes.ts";
import { EVENT_SCENES } from "./scenes/events.ts";
import { GOAL_SCENES } from "./scenes/goals.ts";
import { SILHOUETTES } from "./silhouettes.ts";

const DAY = ["sky", "sun", "far", "mid", "near", "riso"];

const species = entries("species").map((entry) => word(entry, "id"));

test("every species has a silhouette and a scene, and no picture is without its species", () => {
  expect(Object.keys(SPECIES_SCENES).sort()).toEqual([...species].sort());
  expect(Object.keys(SILHOUETTES).sort()).toEqual([...species].sort());
});

describe.each(Object.entries(SILHOUETTES))("%s", (_, { viewBox, smallBox = viewBox, layers }) => {
  test("is printed in its own dark, with what is cut out of it or shines", () => {
    const inks = inksOf(layers);

    expect(inks).toContain("sil");
    expect(["sil", "cut", "shade", "riso", "eye"]).toEqual(expect.arrayContaining(inks));
  });

  test("has a box, and unbroken shapes", () => {
    for (const box of [viewBox, smallBox]) expect(box).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
    expectWhole(layers);
  });
});

describe.each(Object.entries(SCENES))("the scene %s", (_, { colours, layers }) => {
  test("has the colours of a day", () => {
    expect(Object.keys(colours)).toEqual(expect.arrayContaining(DAY));
    for (const tone of DAY) expect(colours[tone]).toMatch(/^#[0-9a-f]{6}$/);
  });

  test("is printed in its own colours, and without a broken shape", () => {
    expect([...Object.keys(colours), "sil", "cut"]).toEqual(expect.arrayContaining(inksOf(layers)));
    expectWhole(layers);
  });
});

test("no picture is there twice", () => {
  const scenes = Object.values(SCENES).map(({ layers }) => JSON.stringify(layers));
  const figures = Object.values(SILHOUETTES).map(({ layers }) => JSON.stringify(layers));

  expect(new Set(scenes).size).toBe(scenes.length);
  expect(new Set(figures).size).toBe(figures.length);
});

test("every event has a picture, land and water each their own", () => {
  const named = entries("event").map((entry) => {
    const habitat = /^habitat = "(.*)"$/m.exec(entry)?.[1];
    return habitat ? `${word(entry, "id")}-${habitat}` : word(entry, "id");
  });

  expect(Object.keys(EVENT_SCENES).sort()).toEqual([...new Set(named)].sort());
});

test("every goal has a picture", () => {
  expect(Object.keys(GOAL_SCENES).sort()).toEqual(
    entries("goal")
      .map((entry) => word(entry, "id"))
      .sort(),
  );
});

test("every sign that the deck names has an icon", () => {
  const growths = entries("species").map((entry) => word(entry, "growth"));
  const named = [
    ...entries("species").flatMap((entry) => words(/^icons = \[(.*)\]$/m.exec(entry)?.[1] ?? "")),
    ...entries("species").map((entry) => word(entry, "habitat")),
    ...growths.map((growth) => (growth === "sunlight" ? growth : `eats-${growth}`)),
    ...entries("mutation").flatMap((entry) => [word(entry, "plant"), word(entry, "animal")]),
    ...entries("goal").flatMap((entry) => [...entry.matchAll(/icon = "(.*?)"/g)].map((m) => m[1])),
  ];

  expect(TRAITS).toEqual(expect.arrayContaining([...new Set(named)]));
});

/** What its shapes are printed in, and those that stand in for the inks of a figure. */
function inksOf(layers: readonly Part[]): string[] {
  return layers.flatMap((layer) => {
    if ("layers" in layer) return inksOf(layer.layers);
    return "drawing" in layer ? Object.values(layer.inks ?? { sil: "sil" }) : [layer.ink];
  });
}

/** No shape in it is broken. */
function expectWhole(layers: readonly Part[]): void {
  for (const layer of layers) {
    if ("layers" in layer) expectWhole(layer.layers);
    else if ("drawing" in layer) expectWhole(layer.drawing.layers);
    else if ("d" in layer) expect(layer.d).toMatch(/^[Mm][-\d .,a-zA-Z]+$/);
    if ("d" in layer) expect(layer.d).not.toMatch(/NaN|undefined|Infinity|e-/);
  }
}

/** The tables of one kind in the card file. */
function entries(kind: string): string[] {
  return deck.split(/^\[\[/m).filter((part) => part.startsWith(`${kind}]]`));
}

function word(entry: string, key: string): string {
  const found = new RegExp(`^${key} = "(.*)"$`, "m").exec(entry)?.[1];
  if (found === undefined) throw new Error(`No ${key} in ${entry}`);
  return found;
}

function words(list: string): string[] {
  return [...list.matchAll(/"(.*?)"/g)].map((match) => match[1] ?? "");
}
