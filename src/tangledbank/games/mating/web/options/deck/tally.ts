/** What a deck brings, counted. */
import type { EnvironmentCard } from "../../cards/faces.ts";

export interface Tally {
  food: string;
  predators: string;
  scarcity: string;
}

/** `0 to 4, mean 2.5` and the icons of all cards; null for a deck without cards. */
export function tallyOf(cards: readonly EnvironmentCard[]): Tally | null {
  if (cards.length === 0) return null;
  const food = cards.map((card) => card.food);
  const least = Math.min(...food);
  const most = Math.max(...food);
  const range = least === most ? figures(least) : `${figures(least)} to ${figures(most)}`;
  return {
    food: least === most ? `always ${range}` : `${range}, mean ${figures(mean(food))}`,
    predators: spread(cards.map((card) => card.predators)),
    scarcity: spread(cards.map((card) => card.scarcity)),
  };
}

/** `5 on 3 cards` */
function spread(icons: number[]): string {
  const bearing = icons.filter((some) => some > 0).length;
  if (bearing === 0) return "none";
  const all = icons.reduce((sum, some) => sum + some, 0);
  return `${all} on ${bearing === 1 ? "1 card" : `${bearing} cards`}`;
}

function mean(numbers: number[]): number {
  const sum = numbers.reduce((all, one) => all + one, 0);
  return Math.round((sum / numbers.length) * 10) / 10;
}

/** With a true minus. */
function figures(number: number): string {
  return number < 0 ? `\u2212${-number}` : String(Math.abs(number));
}
