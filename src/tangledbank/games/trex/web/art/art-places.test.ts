import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { shapeOf } from "#shell/drawing/drawing";
import deck from "../../cards.toml?raw";
import Back from "./Back.svelte";
import { ANIMALS } from "./figures-animals.ts";
import { LOCALS } from "./figures-locals.ts";
import { THINGS } from "./figures-things.ts";
import Icon from "./Icon.svelte";
import { ICONS, type IconId } from "./icons.ts";
import { stepsOf } from "./lane.ts";
import { PERIOD_PICTURES } from "./pictures-period.ts";
import { PLACE_PICTURES } from "./pictures-places.ts";

const pictures = Object.entries(PLACE_PICTURES);

test("every place, Prehistoric and special card has a picture, and no picture is without a card", () => {
  expect(Object.keys(PLACE_PICTURES).sort()).toEqual(
    [...idsOf("place"), ...idsOf("prehistoric"), ...idsOf("special")].sort(),
  );
});

test.each(pictures)("all who are in the picture of %s have a figure", (_, { things }) => {
  for (const { figure } of things) expect(ANIMALS[figure] ?? THINGS[figure], figure).toBeDefined();
});

test("no two pictures are equal", () => {
  const drawn = [...Object.values(PERIOD_PICTURES), ...Object.values(PLACE_PICTURES)].map((it) =>
    JSON.stringify(it),
  );

  expect(new Set(drawn).size).toBe(drawn.length);
});

test("no two share palette and sun", () => {
  const looks = pictures.map(([, { sky, sun, far, near }]) =>
    JSON.stringify([sky, sun?.left, sun?.right, far.ink, near.ink]),
  );

  expect(new Set(looks).size).toBe(looks.length);
});

test("every figure is in some picture, and in one file only", () => {
  const seen = new Set(
    [...Object.values(PERIOD_PICTURES), ...Object.values(PLACE_PICTURES)].flatMap(({ things }) =>
      things.map(({ figure }) => figure),
    ),
  );

  expect(Object.keys(THINGS).filter((figure) => !seen.has(figure))).toEqual([]);
  expect(Object.keys(THINGS).filter((figure) => figure in ANIMALS)).toEqual([]);
});

describe.each(Object.entries({ ...THINGS, ...LOCALS }))("%s", (_, figure) => {
  test("has a box that starts at 0 0, and an outline", () => {
    expect(figure.viewBox).toMatch(/^0 0 \d+ \d+$/);
    expect(shapeOf(figure, "sil")).toMatch(/^M[\d Machlqstvz.-]+$/);
  });
});

test("an icon is silent unless it has a title", () => {
  for (const icon of Object.keys(ICONS) as IconId[]) {
    expect(render(Icon, { props: { icon } }).body).toContain('aria-hidden="true"');
  }
  expect(render(Icon, { props: { icon: "hat", title: "Hat" } }).body).toMatch(
    /role="img" aria-label="Hat"/,
  );
});

test("a back shows the period it was laid in, and nothing else", () => {
  const laid = render(Back, { props: { period: "jurassic", width: 80 } }).body;

  expect(laid).toContain(ICONS.jur.d);
  expect(render(Back, { props: { width: 80 } }).body).not.toContain(ICONS.jur.d);
});

test("a trail goes its way with a foot on either side", () => {
  const up = stepsOf({ x: 0, y: 0, heading: 0, steps: 3 }, 30);

  expect(up.map(({ x, y }) => [x, y])).toEqual([
    [-9, 0],
    [9, -30],
    [-9, -60],
  ]);
});

/** The ids of the cards of one kind in the card file. */
function idsOf(kind: string): string[] {
  return deck
    .split(/^\[\[/m)
    .filter((part) => part.startsWith(`${kind}]]`))
    .map((part) => /^id = "(.*)"$/m.exec(part)![1]!);
}
