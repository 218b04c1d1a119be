import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { flat, shapeOf } from "#shell/drawing/drawing";
import deck from "../../cards.toml?raw";
import { placed, type Picture, type Thing } from "./figure.ts";
import { ANIMALS } from "./figures-animals.ts";
import { THINGS } from "./figures-things.ts";
import { FAR, NEAR, TRAILS } from "./hills.ts";
import PictureView from "./Picture.svelte";
import { PERIOD_PICTURES } from "./pictures-period.ts";
import { PLACE_PICTURES } from "./pictures-places.ts";

const FIGURES = { ...THINGS, ...ANIMALS };
const pictures = Object.values(PERIOD_PICTURES);

test("every period card has a picture, and no picture is without a card", () => {
  const periods = deck.split(/^\[\[/m).filter((part) => part.startsWith("period]]"));
  const ids = periods.map((table) => /^id = "(.*)"$/m.exec(table)![1]!);

  expect(Object.keys(PERIOD_PICTURES).sort()).toEqual(ids.sort());
});

test.each(Object.entries(PERIOD_PICTURES))("%s has somebody in it", (_, { things }) => {
  expect(things.length).toBeGreaterThan(0);
  for (const { figure } of things) expect(Object.keys(FIGURES)).toContain(figure);
});

test("no two pictures are the same, nor have the same colours and sun", () => {
  const lights = pictures.map(({ sky, sun, far, near }) => JSON.stringify([sky, sun, far, near]));

  expect(distinct(pictures.map((picture) => JSON.stringify(picture)))).toBe(pictures.length);
  expect(distinct(lights)).toBe(pictures.length);
});

test("no animal is drawn for nothing, or twice, or under the name of a thing", () => {
  const seen = new Set(
    [...pictures, ...Object.values(PLACE_PICTURES)].flatMap(({ things }) =>
      things.map(({ figure }) => figure),
    ),
  );

  expect(Object.keys(ANIMALS).filter((animal) => !seen.has(animal) || animal in THINGS)).toEqual(
    [],
  );
  expect(distinct(Object.values(ANIMALS).map((figure) => shapeOf(figure, "sil")))).toBe(
    Object.keys(ANIMALS).length,
  );
});

describe.each(Object.entries(ANIMALS))("%s", (_, figure) => {
  test("has a box that starts at 0 0 and an outline of closed shapes", () => {
    expect(figure.viewBox).toMatch(/^0 0 [1-9]\d* [1-9]\d*$/);
    expect(shapeOf(figure, "sil")).toMatch(/^M[\d Macehlqstvz-]+z$/);
  });
});

test("a figure stands at the foot of its box, turned and mirrored about its middle", () => {
  const thing: Thing = { figure: "", x: 10, y: 20, size: 50, ink: "black" };
  const figure = flat("0 0 200 100", { sil: "" });

  expect(placed(thing, figure)).toBe("translate(10 45) scale(0.25)");
  expect(placed({ ...thing, turn: 30, mirror: true }, figure)).toBe(
    "rotate(30 35 45) translate(70 0) scale(-1 1) translate(10 45) scale(0.25)",
  );
});

test("every hill has a place for footprints, except water", () => {
  expect([FAR.length, NEAR.length]).toEqual([6, 6]);
  expect(TRAILS.map((trail) => trail.length)).toEqual([4, 4, 4, 4, 0, 4]);
});

test("a picture is drawn in the colours of the paperbacks", () => {
  const [card, picture] = Object.entries<Picture>(PERIOD_PICTURES)[0]!;
  const drawn = render(PictureView, { props: { card } }).body;

  expect(drawn).toContain(`var(--pb-${picture.sky})`);
  expect(drawn).toContain(shapeOf(FIGURES[picture.things[0]!.figure]!, "sil"));
  expect(drawn).toContain('aria-hidden="true"');
  expect(drawn).not.toMatch(/#[0-9a-f]{3}/);
});

test("a picture with a title says it, and an unknown card is a plain landscape", () => {
  const drawn = render(PictureView, { props: { card: "constructor", title: "Nobody" } }).body;

  expect(drawn).toMatch(/role="img" aria-label="Nobody"/);
  expect(drawn).not.toContain("aria-hidden");
  expect(drawn).toContain(FAR[0]);
});

function distinct(texts: readonly string[]): number {
  return new Set(texts).size;
}
