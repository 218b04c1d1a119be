import { expect, test } from "vitest";
import type { Advice } from "../view.ts";
import { Odds } from "./odds.svelte.ts";

const advice = (mean: number): Advice => ({
  dropped: [],
  draws: 1,
  unseen: 95,
  kept: 7,
  mean,
  better: 0.3,
  exact: true,
  looked_at: 95,
  odds: [],
  best: [],
});

test("one question at a time, and only the newest answer counts", async () => {
  const asked: string[] = [];
  const answers: ((answer: Advice) => void)[] = [];
  const odds = new Odds((action) => {
    asked.push(action);
    return new Promise((answer) => answers.push(answer));
  });

  odds.want("drop a");
  odds.want("drop a b");
  odds.want("drop a b c");
  expect(asked).toEqual(["drop a"]);
  answers[0]!(advice(1));
  await Promise.resolve();
  await Promise.resolve();

  expect(asked).toEqual(["drop a", "drop a b c"]);
  expect(odds.advice).toBeNull();
  answers[1]!(advice(3));
  await Promise.resolve();
  await Promise.resolve();
  expect(odds.advice?.mean).toBe(3);
  expect(odds.asking).toBe(false);
});
