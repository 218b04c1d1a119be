/** Totals of a side as they are shown: footprints, and in words where they come from. */

import type { Laid, Spot, Total } from "../view.ts";
import { textOf, type Card } from "./cards.ts";

/** How the footprints of a total are drawn, from the first to the last. */
export type Footprint = "solid" | "lit" | "open";

/** What a text adds for: `2 for sulking` */
export const REASONS: Record<string, string> = {
  sulk: "sulking",
  crowd: "the crowd",
  balance: "balance",
  eras: "other periods",
};

/** Certain ones, those earned by groups last, then the possible ones. */
export function printsOf(total: Total): Footprint[] {
  const lit = Math.min(total.low, add(total.lines.map(({ group }) => group)));
  return [...prints(total.low, lit), ...filled(total.high - total.low, "open")];
}

/** This many, the last of them lit. */
export function prints(count: number, lit: number): Footprint[] {
  return [...filled(count - lit, "solid"), ...filled(lit, "lit")];
}

/** How large footprints can be beside the words, on a slip that is 256 wide; 0 if there is no room. */
export function printSize(count: number, number: string, why: string): number {
  const words = why.length > 20 ? Math.max(112, why.length * 3 + 16) : why.length * 6;
  const room = 225 - number.length * 10 - (words && words + 9);
  const size = Math.min(13.5, room / (Math.max(1, count) * 1.16));
  return size < 7 ? 0 : size;
}

/** The icons by which a laid card earns something in a group. */
export function glowOf(total: Total | undefined, number: number): string[] {
  return (total?.groups ?? []).flatMap(({ icon, numbers }) =>
    numbers.includes(number) ? icon : [],
  );
}

/** The icons of a spot's own card that earn something on either side. */
export function spotGlow({ totals }: Spot): string[] {
  const groups = totals.flatMap((total) => total.groups.filter((group) => group.spot));
  return [...new Set(groups.map(({ icon }) => icon))];
}

/** `2 to 9` */
export function rangeOf({ low, high }: Total): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

/** What an exact total has beyond what is printed, by its reason: food 2, sulking 2 */
export function earnedOf(
  total: Total,
  side: readonly Laid[],
  cards: ReadonlyMap<string, Card>,
): Map<string, number> {
  const earned = new Map<string, number>();
  if (total.low !== total.high) return earned;
  const earn = (reason: string, amount: number): void => {
    if (amount) earned.set(reason, (earned.get(reason) ?? 0) + amount);
  };
  const lineOf = new Map(total.lines.map((line) => [line.number, line]));
  for (const { icon, numbers } of total.groups) {
    earn(icon, add(numbers.map((number) => lineOf.get(number)?.group ?? 0)));
  }
  for (const { number, card, bonus, disregarded } of side) {
    const gift = disregarded ? 0 : bonus;
    earn("a gift", gift);
    earn(REASONS[textOf(cards.get(card))] ?? "the spot", (lineOf.get(number)?.text ?? 0) - gift);
  }
  return earned;
}

/** The same in words: `2 for food, 2 for sulking`; shorter if there is little room: `4 added` */
export function whyOf(
  total: Total,
  side: readonly Laid[],
  cards: ReadonlyMap<string, Card>,
  short = false,
): string {
  const earned = earnedOf(total, side, cards);
  if (short && earned.size > 1) return `${add([...earned.values()])} added`;
  return [...earned].map(([reason, amount]) => `${amount} for ${reason}`).join(", ");
}

const filled = (count: number, print: Footprint): Footprint[] =>
  Array.from({ length: count }, () => print);

export const add = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
