import { describe, expect, test } from "vitest";
import deck from "../../cards.toml?raw";
import { shapeOf } from "#shell/drawing/drawing";
import { landOf } from "./environments.ts";
import { FIGURES, type FigureId } from "./figures.ts";

const OFF_CARDS = ["hind", "hen", "squirrel"];
const named = new Set([...OFF_CARDS, ...words("figure"), ...words("predator")].filter(Boolean));
const environments = tables("environment").map((table) => /^id = "(.*)"$/m.exec(table)![1]!);

test("every animal that a card names has a figure, and no figure is without a card", () => {
  expect(Object.keys(FIGURES).sort()).toEqual([...named].sort());
});

test("no two animals look alike", () => {
  const outlines = Object.values(FIGURES).map((figure) => shapeOf(figure, "sil"));

  expect(new Set(outlines).size).toBe(outlines.length);
});

describe.each(Object.keys(FIGURES) as FigureId[])("%s", (id) => {
  const { viewBox, layers } = FIGURES[id];

  test("has a box that starts at 0 0 and is 400 long", () => {
    const [left, top, width, height] = viewBox.split(" ").map(Number);

    expect([left, top]).toEqual([0, 0]);
    expect(Math.max(width!, height!)).toBe(400);
    expect(Math.min(width!, height!)).toBeGreaterThan(100);
  });

  test("has layers that can follow one another in one path", () => {
    expect(layers[0]).toHaveProperty("ink", "sil");
    for (const layer of layers) {
      expect(layer).toHaveProperty("d", expect.stringMatching(/^M[\d .a-zA-Z-]+z$/));
    }
  });
});

test("there are 24 environments, each with a landscape of its own", () => {
  const drawn = environments.map((id) => JSON.stringify(landOf(id)));

  expect(environments).toHaveLength(24);
  expect(new Set([...drawn, JSON.stringify(landOf("nowhere"))]).size).toBe(25);
});

test.each([...environments, "nowhere"])("%s has all its colours and no broken shape", (id) => {
  const { colours, layers } = landOf(id);

  for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  for (const { d } of layers) {
    expect(d).toMatch(/^M/);
    expect(d).not.toMatch(/NaN|undefined|Infinity|e-/);
  }
});

test("a landscape is the same each time", () => {
  expect(landOf("locust-swarm")).toEqual(landOf("locust-swarm"));
});

/** The tables of one kind in the card file. */
function tables(kind: string): string[] {
  return deck.split(/^\[\[/m).filter((part) => part.startsWith(`${kind}]]`));
}

/** Every word that stands under a key, in any table. Predator values of strategies are numbers. */
function words(key: string): string[] {
  return [...deck.matchAll(new RegExp(`^${key} = "(.*)"$`, "gm"))].map((match) => match[1]!);
}
