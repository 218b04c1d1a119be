/** What a deck brings, counted. */
import type { EnvironmentCard } from "../../cards/faces.ts";

/** How many icons there are in all, and on how many cards. */
export interface Icons {
  all: number;
  cards: number;
}

export interface Tally {
  /** `0 to 4, mean 2.5` */
  food: string;
  predators: Icons;
  scarcity: Icons;
}

/** Null for a deck without cards. */
export function tallyOf(cards: readonly EnvironmentCard[]): Tally | null {
  if (cards.length === 0) return null;
  const food = cards.map((card) => card.food);
  const least = Math.min(...food);
  const most = Math.max(...food);
  const range = `${figures(least)} to ${figures(most)}, mean ${figures(mean(food))}`;
  return {
    food: least === most ? `always ${figures(least)}` : range,
    predators: iconsOf(cards.map((card) => card.predators)),
    scarcity: iconsOf(cards.map((card) => card.scarcity)),
  };
}

function iconsOf(numbers: number[]): Icons {
  return { all: sum(numbers), cards: numbers.filter((number) => number > 0).length };
}

function mean(numbers: number[]): number {
  return Math.round((sum(numbers) / numbers.length) * 10) / 10;
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** With a true minus. */
function figures(number: number): string {
  return number < 0 ? `\u2212${-number}` : String(Math.abs(number));
}
