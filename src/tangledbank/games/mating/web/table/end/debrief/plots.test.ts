import { expect, test } from "vitest";
import {
  mostOf,
  named,
  piecesOf,
  placedDots,
  rowsInWords,
  short,
  ticksOf,
  WIDE,
  type Dot,
  type Row,
} from "./plots.ts";

const row = (...values: number[]): Row => ({
  label: "Ana",
  parts: values.map((value, at) => ({ value, words: `${value} of ${at}`, look: "combat" })),
});
const dot = (x: number, y: number): Dot => ({ x, y, look: "flashy", lost: false, words: "" });

test("the longest bar is as wide as the plot, and parts of nothing are left out", () => {
  const rows = [row(4, 0, 1), row(2, 2)];
  const [first, last] = piecesOf(rows[0]!, mostOf(rows));

  expect(mostOf(rows)).toBe(5);
  expect([first!.x, first!.width, last!.x]).toEqual([0, WIDE * 0.8, WIDE * 0.8]);
  expect(piecesOf(row(0, 0), 0)).toEqual([]);
});

test("words of narrow parts stand beside each other and inside the plot", () => {
  const pieces = piecesOf(row(20, 1, 1), 22);
  const ends = pieces.map(({ at, words }) => at + 13 + words.length * 6.5);

  expect(pieces[1]!.at).toBeGreaterThan(ends[0]!);
  expect(pieces[2]!.at).toBeGreaterThan(ends[1]!);
  expect(ends[2]).toBeLessThanOrEqual(WIDE);
});

test("a plot of bars can be heard", () => {
  expect(rowsInWords([row(2, 1), row(0)])).toBe("Ana: 2 of 0, 1 of 1. Ana: none.");
});

test("dots that share a place do not cover each other", () => {
  const { dots, radius } = placedDots([dot(1, 1), dot(1, 1), dot(1, 1), dot(2, 1)], 30, 30);
  const apart = new Set(dots.slice(0, 3).map(({ dx, dy }) => `${dx} ${dy}`));

  expect(apart.size).toBe(3);
  expect([dots[3]!.dx, dots[3]!.dy]).toEqual([0, -0]);
  expect(radius).toBeGreaterThan(4);
});

test("many dots in one place become smaller", () => {
  const many = Array.from({ length: 20 }, () => dot(0, 0));

  expect(placedDots(many, 30, 30).radius).toBeLessThan(placedDots([dot(0, 0)], 30, 30).radius);
});

test("a scale has few numbers", () => {
  expect(ticksOf(0, 6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ticksOf(1, 48).length).toBeLessThanOrEqual(11);
});

test("names stand where the sentences leave room for them", () => {
  const nameOf = (seat: number): string => ["Ana", "Bo"][seat]!;

  expect(named("Most played: flashy by {1} and {0}.", nameOf)).toBe(
    "Most played: flashy by Bo and Ana.",
  );
});

test("numbers are short and have a real minus sign", () => {
  expect([short(2), short(1.25), short(-1)]).toEqual(["2", "1.3", "−1"]);
});
