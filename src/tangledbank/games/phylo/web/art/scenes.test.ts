import { describe, expect, test } from "vitest";
import type { Layer } from "#shell/drawing/drawing";
import type { Palette } from "#shell/drawing/palette";
import deck from "../../cards.toml?raw";
import { EVENTS } from "./events.ts";
import { ICONS } from "./icons.ts";
import { PIECES, ring } from "./pond.ts";
import { landscapeOf } from "./scenes.ts";

const TERRAINS = "forest grassland desert tundra fresh-water ocean urban".split(" ");

describe.each(TERRAINS)("%s", (terrain) => {
  test.each([[["hot"]], [["cold", "cool"]]])("is drawn in the light of %s", (climates) => {
    const { colours, back, front } = landscapeOf(terrain, climates, "horse");

    expectPicture(colours, [...back, ...front]);
    expect(front.length).toBeGreaterThan(0);
  });

  test("has a warm and a cold light", () => {
    const warm = landscapeOf(terrain, ["warm"], "horse").colours;

    expect(warm).not.toEqual(landscapeOf(terrain, ["cool"], "horse").colours);
  });
});

test("a landscape is the same each time, and another for another card", () => {
  const drawn = () => landscapeOf("forest", ["cool", "warm"], "moose");

  expect(drawn()).toEqual(drawn());
  expect(drawn()).not.toEqual(landscapeOf("forest", ["cool", "warm"], "red-fox"));
});

test("a terrain that nobody knows is grassland", () => {
  expect(landscapeOf("moon", ["cold"], "x")).toEqual(landscapeOf("grassland", ["cold"], "x"));
});

test("every kind of event has a picture, and no picture is without an event", () => {
  const kinds = deck
    .split(/^\[\[/m)
    .filter((table) => table.startsWith("event]]"))
    .map((table) => /^kind = "(.*)"$/m.exec(table)![1]!);

  expect(Object.keys(EVENTS).sort()).toEqual(kinds.sort());
});

test.each(Object.entries(EVENTS))("%s has all its colours", (_, { colours, layers }) => {
  expectPicture(colours, layers);
});

test.each(Object.entries(ICONS))("the icon %s is one path", (_, { path }) => {
  expect(path).toMatch(/^[Mm][\d .a-zA-Z-]+$/);
});

test("the terrains have icons", () => {
  expect(Object.keys(ICONS)).toEqual(expect.arrayContaining(TERRAINS));
});

test("the rings of the pond are whole, and its pieces lie on the table", () => {
  expect(ring(15)).toMatch(/^M[\d .C-]+Z$/);
  for (const { x, y } of PIECES) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(103);
  }
});

function expectPicture(colours: Palette, layers: readonly Layer[]): void {
  for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  for (const { d, ink } of layers) {
    expect(d).toMatch(/^M/);
    expect(d).not.toMatch(/NaN|undefined|Infinity|e-/);
    expect(["sil", ...Object.keys(colours)]).toContain(ink);
  }
}
