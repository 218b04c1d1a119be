import { expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import type { Card } from "../cards/cards.ts";
import type { Advice } from "../view.ts";
import { Odds } from "./odds.svelte.ts";

const { act } = spoken<Action>("phylo");
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

test("only the newest answer counts, and it stays until the next one is here", async () => {
  const answers: ((answer: Advice) => void)[] = [];
  const odds = new Odds(() => new Promise((answer) => answers.push(answer)));

  const first = odds.want(act("drop a"));
  const second = odds.want(act("drop a b"));
  answers[1]!(advice(3));
  answers[0]!(advice(1));
  await Promise.all([first, second]);
  expect(odds.advice?.mean).toBe(3);

  void odds.want(act("keep all"));
  expect(odds.asking).toBe(true);
  expect(odds.advice?.mean).toBe(3);
});

test("the slot is for the card with the best chance, or for the one that is asked about", async () => {
  const loose = (card: string, feeders: number, later: number) => ({
    card,
    feeders,
    later,
    now: 0,
    draws_now: 1,
    draws_later: 1,
    examples: [],
  });
  const all = [loose("heron", 16, 0.3), loose("rabbit", 20, 0.4), loose("wolf", 0, 0)];
  const odds = new Odds(() => Promise.resolve({ ...advice(3), odds: all }));

  await odds.want(act("keep all"));
  expect(odds.slot?.card).toBe("rabbit");
  odds.about = "heron";
  expect(odds.slot?.card).toBe("heron");
  odds.about = "wolf";
  expect(odds.slot?.card).toBe("rabbit");
});

test("while the marks are asked about again, no number is shown", async () => {
  const heron = { card: "heron", feeders: 16, later: 0.3, now: 0, draws_now: 1, draws_later: 1 };
  const odds = new Odds(() =>
    Promise.resolve({ ...advice(3), odds: [{ ...heron, examples: ["frog"] }] }),
  );
  const card = () => ({ name: "Great blue heron" }) as Card;

  await odds.want(act("keep all"));
  expect(odds.missing(card)).toMatchObject({ percent: "30 %", text: "food for the heron" });
  void odds.want(act("drop a"));
  expect(odds.missing(card)).toMatchObject({ percent: "…", figures: [], text: "counting again" });
});
