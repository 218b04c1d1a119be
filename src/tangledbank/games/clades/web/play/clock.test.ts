import { expect, test } from "vitest";
import { Clock, seconds, stopwatch } from "./clock.svelte.ts";

function at(here: number): { clock: Clock; pass(ms: number): void } {
  let now = here;
  return { clock: new Clock(() => now), pass: (ms) => void (now += ms) };
}

test("table time goes on between frames", () => {
  const { clock, pass } = at(500);
  clock.hear(60_000, true);
  pass(250);

  expect(clock.time).toBe(60_250);
});

test("the frame that travelled fastest tells the time", () => {
  const { clock, pass } = at(0);
  clock.hear(1000, true);
  pass(1000);
  clock.hear(2040, false);
  pass(1000);
  clock.hear(2900, false);

  expect(clock.time).toBe(3040);
});

test("after a pause of the table its time is what the frame says", () => {
  const { clock, pass } = at(0);
  clock.hear(1000, true);
  pass(60_000);
  clock.hear(2000, false);

  expect(clock.time).toBe(2000);
});

test("what is past is 0 away", () => {
  const { clock } = at(0);
  clock.hear(5000, true);

  expect(clock.until(6300)).toBe(1300);
  expect(clock.until(4000)).toBe(0);
  expect(clock.until(null)).toBe(0);
});

test("times in words", () => {
  expect([seconds(1250), seconds(12_400)]).toEqual(["1.3 s", "13 s"]);
  expect([stopwatch(62_450), stopwatch(62_450, true)]).toEqual(["1:02", "1:02.4"]);
});
