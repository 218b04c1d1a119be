import { expect, test } from "vitest";
import type { Laid, Line, Total } from "../view.ts";
import type { Card } from "./cards.ts";
import { wayOf, type Point } from "./thread.ts";
import { earnedOf, printSize, printsOf, rangeOf, whyOf } from "./totals.ts";

const CARDS = new Map<string, Card>(
  ["sulk", "eras", ""].map((text) => [text || "plain", { kind: "period", text } as Card]),
);

test("certain footprints are solid, earned ones lit, possible ones outlined", () => {
  const total = totalOf([line(1, 2, 1), line(2, 0, 1)], 4, 6);

  expect(printsOf(total)).toEqual(["solid", "solid", "lit", "lit", "open", "open"]);
  expect(rangeOf(total)).toBe("4 to 6");
  expect(rangeOf({ ...total, high: 4 })).toBe("4");
});

test("what is earned is called after the icon, the text, or the spot", () => {
  const total: Total = {
    ...totalOf([line(1, 1, 1, 2), line(2, 4, 1, 1), line(3, 2, 0, 3)], 15, 15),
    groups: [{ icon: "food", numbers: [1, 2], spot: true }],
  };
  const side = [laid(1, "sulk"), laid(2, "plain"), laid(3, "plain", { bonus: 3 })];

  expect(whyOf(total, side, CARDS)).toBe("2 for food, 2 for sulking, 1 for the spot, 3 for a gift");
  expect(whyOf(total, side, CARDS, true)).toBe("8 added");
});

test("a short reason stays what it is if there is one alone", () => {
  const total = totalOf([line(1, 1, 0, 2)], 3, 3);

  expect(whyOf(total, [laid(1, "eras")], CARDS, true)).toBe("2 for other periods");
});

test("of a total that is not certain nothing is explained", () => {
  expect(earnedOf(totalOf([line(1, 1, 0, 2)], 3, 8), [laid(1, "sulk")], CARDS).size).toBe(0);
});

test("a disregarded card has lost what was given for it", () => {
  const side = [laid(1, "plain", { bonus: 3, disregarded: true })];

  expect(earnedOf(totalOf([], 0, 0), side, CARDS).size).toBe(0);
});

test("footprints shrink, and give way to the words", () => {
  expect(printSize(5, "7", "2 for food")).toBe(13.5);
  expect(printSize(17, "3 to 17", "")).toBeLessThan(9);
  expect(printSize(12, "12", "2 for food, 2 for sulking")).toBe(0);
});

test("the thread goes along right angles, and from its line along each row", () => {
  const spot: Point = [40, 218];

  expect(wayOf([[1, 2]])).toBe("");
  expect(
    wayOf([
      [60, 412],
      [170, 412],
    ]),
  ).toBe("M60 412V412H170");
  expect(wayOf([spot, [60, 412], [170, 412]], 9)).toBe("M40 218H9M9 218V412H170");
  expect(wayOf([spot, [60, 412], [170, 413], [60, 460]], 9)).toBe(
    "M40 218H9M9 218V413H170M9 218V460H60",
  );
});

function totalOf(lines: Line[], low: number, high: number): Total {
  return { low, high, lines, groups: [] };
}

function line(number: number, printed: number, group: number, text = 0): Line {
  return { number, printed, group, text };
}

function laid(number: number, card: string, rest: Partial<Laid> = {}): Laid {
  return {
    number,
    card,
    period: "free",
    shown: true,
    peeked: false,
    disregarded: false,
    bonus: 0,
    ...rest,
  };
}
