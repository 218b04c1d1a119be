import { describe, expect, test } from "vitest";
import { inWater } from "./coast.ts";
import { arrange, onScale, type Layout, type Place, type Settled } from "./layout.ts";
import type { Size } from "./measures.ts";

const WIDE: Size = { width: 1120, height: 540, upright: false };
const LOW: Size = { width: 720, height: 270, upright: false };
const PHONE: Size = { width: 390, height: 488, upright: true };
const SMALL: Size = { width: 320, height: 420, upright: true };
const BOARDS = [WIDE, LOW, PHONE, SMALL];

const PLANTS = "8w 12w 17w 26l 31l 38l 41l 47l 52l 56l 63l";
const ANIMALS = "2w 4w 7w 10w 11w 14w 19w 22l 24l 28w 33l 36w 44l 49l 54l 58l 66l 72w";

/** `8w 26l`: one in the water at 8, one on land at 26. */
function row(text: string, row: Settled["row"]): Settled[] {
  return text
    .split(" ")
    .filter((one) => one)
    .map((one) => ({
      id: `${row}-${parseInt(one, 10)}`,
      row,
      location: parseInt(one, 10),
      habitat: one.endsWith("w") ? "water" : "land",
    }));
}

const living = (plants: string, animals: string): Settled[] => [
  ...row(plants, "plants"),
  ...row(animals, "animals"),
];

/** Any mix of what can live, the same ones at every run. */
function mixes(count: number): Settled[][] {
  let seed = 7;
  const next = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => {
    const share = next();
    const some = (text: string): string =>
      text
        .split(" ")
        .filter(() => next() < share)
        .join(" ");
    return living(some(PLANTS), some(ANIMALS));
  });
}

const begin = (one: Place, size: Size): number => (size.upright ? one.box.y : one.box.x);
const length = (one: Place, size: Size): number => (size.upright ? one.box.height : one.box.width);
const inRow = (layout: Layout, name: string): Place[] =>
  layout.places.filter((one) => one.row === name);

describe("the scale", () => {
  test("runs from 0 to 75 in fives on a wide board", () => {
    const { scale } = arrange(living("8w", "10w"), WIDE);

    expect(scale.fives.map((one) => one.location)).toEqual([
      0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70,
    ]);
    expect(onScale(scale, 75)).toBeCloseTo(1060);
  });

  test("shows only the range in use on a phone", () => {
    const { scale } = arrange(living("8w 17w 38l", "10w 58l"), PHONE);

    expect([scale.from, scale.to]).toEqual([5, 60]);
  });

  test("shows twenty at least, and never below 0", () => {
    expect(arrange(living("8w", "10w"), PHONE).scale).toMatchObject({ from: 0, to: 20 });
    expect(arrange(living("", "2w"), PHONE).scale).toMatchObject({ from: 0, to: 20 });
    expect(arrange([], PHONE).scale).toMatchObject({ from: 0, to: 20 });
  });
});

describe("cards", () => {
  test("stand over their numbers if there is room", () => {
    const layout = arrange(living("26l 63l", "44l"), WIDE);

    for (const one of layout.places) {
      expect(one.box.x + one.box.width / 2).toBeCloseTo(onScale(layout.scale, one.location));
    }
  });

  test("share the way when two want the same place", () => {
    const [a, b] = inRow(arrange(living("26l 31l", ""), WIDE), "plants") as [Place, Place];
    const off = (one: Place): number => one.box.x + one.box.width / 2 - one.tick.x;

    expect(off(a)).toBeCloseTo(-off(b));
    expect(b.box.x - (a.box.x + a.box.width)).toBeCloseTo(16);
  });

  test("keep more distance where the coast passes between them", () => {
    const [a, b] = inRow(arrange(living("17w 26l", ""), WIDE), "plants") as [Place, Place];

    expect(b.box.x - (a.box.x + a.box.width)).toBeCloseTo(26);
  });

  test("shrink to 96 before they overlap", () => {
    const ten = arrange(living("", "2w 10w 14w 19w 24l 33l 44l 49l 58l 66l"), WIDE);
    const all = arrange(living(PLANTS, ANIMALS), WIDE);

    expect(ten.overlaps).toBe(false);
    expect(ten.places[0]?.box.width).toBeGreaterThanOrEqual(96);
    expect(ten.places[0]?.box.width).toBeLessThan(118);
    expect(all.overlaps).toBe(true);
    expect(all.places[0]?.box.width).toBe(96);
  });

  test("overlap by a third at most, then the board grows longer", () => {
    const layout = arrange(living(PLANTS, ANIMALS), WIDE);
    const animals = inRow(layout, "animals");

    for (const one of animals.slice(0, -1)) expect(one.free.width).toBeCloseTo(64);
    expect(layout.width).toBeGreaterThan(WIDE.width);
    expect(arrange(living(PLANTS, ""), WIDE).width).toBe(WIDE.width);
  });

  test("leave a finger's breadth of each on a phone", () => {
    for (const one of arrange(living(PLANTS, ANIMALS), PHONE).places)
      expect(one.free.height).toBeGreaterThanOrEqual(44);
  });

  test("stand in the order of their numbers, inside the board, in any mix", () => {
    for (const size of BOARDS)
      for (const mix of mixes(60)) {
        const layout = arrange(mix, size);
        for (const name of ["plants", "animals"]) {
          const members = inRow(layout, name);
          for (const [n, one] of members.entries()) {
            const next = members[n + 1];
            if (!next) continue;
            expect(one.location).toBeLessThan(next.location);
            const overlap = begin(one, size) + length(one, size) - begin(next, size);
            expect(overlap).toBeLessThanOrEqual(layout.overlaps ? length(one, size) * 0.44 : 0);
          }
        }
        for (const { box } of layout.places) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
          expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
        }
      }
  });

  test("have a line that ends on the exact tick", () => {
    const layout = arrange(living("26l 31l 38l", "44l"), WIDE);
    const [first] = layout.places as [Place];

    expect(first.tick.x).toBeCloseTo(70 + 26 * 13.2);
    expect(first.lead.endsWith(`${Math.round(first.tick.x * 10) / 10} ${first.tick.y}`)).toBe(true);
  });
});

describe("a species about to arrive", () => {
  const ghost: Settled = { id: "wattieza", row: "plants", location: 31, habitat: "land" };

  test("has a place between its neighbours", () => {
    for (const size of BOARDS) {
      const layout = arrange(living("26l 38l", "10w"), size, ghost);
      const [before, after] = inRow(layout, "plants") as [Place, Place];
      const place = layout.ghost as Place;

      expect(layout.places).toHaveLength(3);
      expect(begin(place, size)).toBeGreaterThan(begin(before, size) + length(before, size));
      expect(begin(place, size) + length(place, size)).toBeLessThan(begin(after, size));
    }
  });

  test("belongs to the range in use", () => {
    const late: Settled = { ...ghost, location: 63 };

    expect(arrange(living("8w", "10w"), PHONE, late).scale.to).toBe(65);
  });
});

describe("the coast", () => {
  /** Points all over a card, a little inside its edge. */
  function over({ x, y, width, height }: Place["box"]): [number, number][] {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((one) => one / 8);
    return steps.flatMap((i) =>
      steps.map((j): [number, number] => [x + 1 + (width - 2) * i, y + 1 + (height - 2) * j]),
    );
  }

  test("has every card in its habitat, in any mix, where cards do not overlap", () => {
    for (const size of BOARDS)
      for (const mix of mixes(80)) {
        const layout = arrange(mix, size);
        if (layout.overlaps) continue;
        const astray = layout.places.filter((one) =>
          over(one.box).some(([x, y]) => inWater(layout.coast, x, y) !== (one.habitat === "water")),
        );
        expect(astray.map((one) => one.id)).toEqual([]);
      }
  });

  test("has what is free of every card in its habitat where they overlap", () => {
    for (const size of BOARDS) {
      const layout = arrange(living(PLANTS, ANIMALS), size);
      for (const one of layout.places) {
        const { x, y, width, height } = one.free;
        expect(inWater(layout.coast, x + width / 2, y + height / 2)).toBe(one.habitat === "water");
      }
    }
  });

  test("holds one body of water: the river never breaks", () => {
    for (const size of BOARDS)
      for (const mix of mixes(20)) {
        const { coast, scale, width, height } = arrange(mix, size);
        const end = size.upright ? height : width;
        const dry: number[] = [];
        for (let at = 0; at <= end; at += 5)
          for (const off of [-14, 0, 14]) {
            const [x, y] = size.upright ? [scale.middle + off, at] : [at, scale.middle + off];
            if (!inWater(coast, x, y)) dry.push(at);
          }
        expect(dry).toEqual([]);
      }
  });

  test("is one closed smooth path", () => {
    const { coast } = arrange(living("8w 38l", "10w 58l"), WIDE);

    expect(coast.path).toMatch(/^M[-\d. ]+(Q[-\d. ]+)+Z$/);
  });
});
