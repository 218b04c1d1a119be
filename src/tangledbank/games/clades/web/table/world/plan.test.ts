import { expect, test } from "vitest";
import { planDesk, planSide, planUpright, type Plan } from "./plan.ts";
import { BESIDE } from "./spots.ts";

const DESK = { width: 1120, height: 560 };
const FRAME = { left: 10, right: 10, top: 26, gap: 7, largest: 210 };

function boxes(plan: Plan, lengths: number[]): { x: number; y: number; w: number; h: number }[] {
  return lengths.flatMap((length, row) =>
    Array.from({ length }, (_, column) => {
      const { x, y } = plan.place(row, column);
      return { x, y, w: plan.width, h: plan.height };
    }),
  );
}

function overlaps(all: ReturnType<typeof boxes>): boolean {
  return all.some((one, at) =>
    all
      .slice(at + 1)
      .some(
        (other) =>
          one.x < other.x + other.w - 0.5 &&
          other.x < one.x + one.w - 0.5 &&
          one.y < other.y + other.h - 0.5 &&
          other.y < one.y + one.h - 0.5,
      ),
  );
}

test("five in a row lie 152 apart, six 130, at full size", () => {
  const five = planDesk([5, 5, 5, 1], DESK);
  const six = planDesk([5, 6, 5, 1], DESK);

  expect([five.width, five.place(0, 1).x - five.place(0, 0).x]).toEqual([122, 152]);
  expect([six.width, six.place(0, 1).x - six.place(0, 0).x]).toEqual([122, 130]);
});

test("rows begin 183 apart, as drawn", () => {
  const plan = planDesk([5, 5, 5, 1], DESK);

  expect(Math.round(plan.place(0, 0).y)).toBe(14);
  expect(Math.round(plan.place(1, 0).y)).toBe(197);
});

test("seven in a row shrink all cards together", () => {
  const plan = planDesk([5, 7, 5, 1], DESK);

  expect(plan.width).toBeLessThan(122);
  expect(plan.shape).toBe("tall");
});

test.each([[[5, 5, 5, 1]], [[4, 4, 4, 9]], [[2, 3, 7, 29]], [[14, 14, 13, 1]], [[12, 5, 5, 4]]])(
  "%j places fit on the desk without covering each other or the deck",
  (lengths) => {
    const plan = planDesk(lengths, DESK);
    const all = boxes(plan, lengths);

    expect(overlaps([...all, { ...plan.deck, w: plan.deck.width, h: plan.deck.height }])).toBe(
      false,
    );
    expect(Math.max(...all.map(({ x, w }) => x + w))).toBeLessThanOrEqual(1120);
    expect(Math.max(...all.map(({ y, h }) => y + h))).toBeLessThanOrEqual(560);
    expect(Math.min(...all.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
  },
);

test("forty-one cards are large enough to be told apart, wide ones if need be", () => {
  const plan = planDesk([14, 14, 13, 1], DESK);

  expect(plan.shape).toBe("wide");
  expect(plan.width).toBeGreaterThan(80);
  expect(planDesk([4, 4, 4, 29], DESK).width).toBeGreaterThan(66);
});

test("Lucky 13 lies above the deck", () => {
  const plan = planDesk([5, 5, 5, 1], DESK);

  expect(plan.place(BESIDE, 0)).toMatchObject({ x: plan.deck.x });
  expect(Math.round(plan.place(BESIDE, 0).y)).toBe(197);
});

test("a phone lays wide cards of 118 in three columns", () => {
  const plan = planUpright([4, 5, 3], { width: 390, height: 488 }, FRAME);

  expect(plan.shape).toBe("wide");
  expect(plan.width).toBeGreaterThanOrEqual(117);
});

test.each([[[5, 5, 5]], [[7, 7, 7]], [[9, 6, 6]], [[14, 14, 13]]])(
  "%j cards fit on a phone",
  (lengths) => {
    const plan = planUpright(lengths, { width: 390, height: 502 }, FRAME);
    const all = boxes(plan, lengths);

    expect(overlaps(all)).toBe(false);
    expect(Math.max(...all.map(({ y, h }) => y + h))).toBeLessThanOrEqual(503);
    expect(Math.max(...all.map(({ x, w }) => x + w))).toBeLessThanOrEqual(381);
  },
);

test.each([[[5, 5, 5]], [[4, 8, 3]]])("%j cards fit on a phone on its side", (lengths) => {
  const plan = planSide(lengths, { width: 582, height: 340 }, { ...FRAME, left: 30, top: 6 });
  const all = boxes(plan, lengths);

  expect(overlaps(all)).toBe(false);
  expect(Math.max(...all.map(({ y, h }) => y + h))).toBeLessThanOrEqual(340);
  expect(Math.max(...all.map(({ x, w }) => x + w))).toBeLessThanOrEqual(582);
});
