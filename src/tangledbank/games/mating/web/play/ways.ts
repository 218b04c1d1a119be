/** What the touched cards come to. */

import type { Action } from "../actions.ts";
import { LUNCH } from "../cards/faces.ts";

export type Sneak = Extract<Action, { verb: "sneak" }>;

/** A sneaky card that can be played now, and the ways to play it: one for each rival it may name. */
export interface Sneaky {
  card: string;
  ways: Sneak[];
}

/** Each card once, in the server's order. */
export function sneaksOf(sneaks: readonly Sneak[]): Sneaky[] {
  const found = new Map<string, Sneak[]>();
  for (const sneak of sneaks) found.set(sneak.card, [...(found.get(sneak.card) ?? []), sneak]);
  return [...found].map(([card, ways]) => ({ card, ways }));
}

/** A card is laid face down, or Out to Lunch is. */
export const laying = (card: string): Action =>
  card === LUNCH ? { verb: "out to lunch" } : { verb: "play", card };

/** The marked cards are laid aside, in the order of the hand. */
export function discarding(hand: readonly string[], marked: readonly string[]): Action {
  const cards = hand.filter((card) => marked.includes(card));
  return cards.length ? { verb: "discard", cards } : { verb: "keep all" };
}
