import { expect, test } from "vitest";
import type { Eyes, Found, Missed } from "../../view.ts";
import { barsOf, callsInWords, eyesInWords, forWhom, lanesOf, long, ticksOf } from "./looking.ts";

const found = (seat: number, since: number, at: number): Found => ({
  cards: [],
  seat,
  since,
  at,
  differing: 2,
  clade: false,
});
const missed = (since: number, until: number, seats = [0, 1]): Missed => ({
  cards: [],
  seats,
  since,
  until,
  differing: 2,
  clade: false,
});
const eyes = (more: Partial<Eyes>): Eyes => ({
  seat: 0,
  triples: 0,
  false_calls: 0,
  fastest_ms: null,
  median_ms: null,
  sights: [],
  strong: null,
  weak: null,
  ...more,
});

test("bars that overlap in time lie below each other", () => {
  const span = (since: number, until: number) => ({ since, until });

  expect(lanesOf([span(0, 10), span(5, 8), span(10, 12), span(9, 20)])).toEqual([0, 1, 0, 1]);
});

test("missed triples lie below all that were found", () => {
  const bars = barsOf([found(0, 0, 10), found(1, 5, 9)], [missed(0, 4)], 0);

  expect(bars.map(({ lane, seat }) => [lane, seat])).toEqual([
    [0, 0],
    [1, 1],
    [2, null],
  ]);
});

test("the scale has a few round moments", () => {
  expect(ticksOf(32_000)).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000, 30_000]);
  expect(ticksOf(900_000).length).toBeLessThanOrEqual(9);
});

test("times in words", () => {
  expect([long(840), long(47_000), long(125_000)]).toEqual(["0.8 s", "47 s", "2 min 5 s"]);
});

test("a player's game in words", () => {
  expect(eyesInWords(eyes({ strong: "colour", weak: "number" }))).toBe(
    "Sees best when the inks differ, least when the numbers do.",
  );
  expect(eyesInWords(eyes({}))).toBe("");
  expect(callsInWords(eyes({ triples: 2, fastest_ms: 900, median_ms: 2000, false_calls: 1 }))).toBe(
    "2 triples, fastest 0.9 s, half of them within 2.0 s; 1 false call",
  );
});

test("in whose reach a missed triple lay", () => {
  const nameOf = (seat: number): string => ["you", "Ana", "Bo"][seat]!;

  expect(forWhom(missed(0, 1, [0, 1, 2]), 3, nameOf)).toBe("for all to see");
  expect(forWhom(missed(0, 1, [0, 1]), 3, nameOf)).toBe("for you and Ana");
  expect(forWhom(missed(0, 1, [0]), 1, nameOf)).toBe("");
});
