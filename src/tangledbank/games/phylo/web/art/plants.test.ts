import { describe, expect, test } from "vitest";
import { shapeOf } from "#shell/drawing/drawing";
import deck from "../../cards.toml?raw";
import { PLANTS } from "./plants.ts";

/** What grows, by its groups; animals are drawn in a module of their own. */
const GROWS = /^groups = \[.*"(tree|shrub|herb|grass|moss|alga|fungus)"/m;
const growing = deck
  .split(/^\[\[/m)
  .filter((table) => table.startsWith("species]]") && GROWS.test(table))
  .map((table) => /^id = "(.*)"$/m.exec(table)![1]!);

test("everything that grows has a figure, and no figure is without a card", () => {
  expect(Object.keys(PLANTS).sort()).toEqual([...growing].sort());
});

test("no two plants look alike", () => {
  const outlines = Object.values(PLANTS).map((figure) => shapeOf(figure, "sil"));

  expect(new Set(outlines).size).toBe(outlines.length);
});

describe.each(Object.entries(PLANTS))("%s", (_, { viewBox, layers }) => {
  test("has a box that starts at 0 0", () => {
    const [left, top, width, height] = viewBox.split(" ").map(Number);

    expect([left, top]).toEqual([0, 0]);
    expect(Math.max(width!, height!)).toBe(400);
    expect(Math.min(width!, height!)).toBeGreaterThan(200);
  });

  test("has layers of closed shapes", () => {
    expect(layers[0]).toHaveProperty("ink", "sil");
    for (const layer of layers) {
      expect(layer).toHaveProperty("d", expect.stringMatching(/^M[\d .a-zA-Z-]+z$/));
    }
  });
});
