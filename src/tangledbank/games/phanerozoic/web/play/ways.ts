/** What may be done with which card, and to which other one. */

import { ofVerb } from "#shell/play/intent.svelte";
import type { Action } from "../actions.ts";

/** What is done to another card. */
export type Targeted = Extract<Action, { target: string | null }>;

/** How a card comes into play, which its kind decides. */
export type PlayVerb = Exclude<Targeted["verb"], "discard">;

/** The card that it is done to; null if there is none. */
export const targetOf = (action: Action): string | null =>
  "target" in action ? action.target : null;

/** The cards that something may be done with, each once, in the server's order. */
export const cardsOf = (legal: readonly Action[]): string[] => [
  ...new Set(legal.map(({ card }) => card)),
];

/** Where a card may go in this way. */
export function targetsOf(
  legal: readonly Action[],
  verb: Targeted["verb"],
  card: string,
): string[] {
  const ways: readonly Targeted[] = ofVerb(legal, verb);
  return ways.flatMap((one) => (one.card === card && one.target !== null ? [one.target] : []));
}

/** The verb of the choice that is asked for, if all actions are of one kind. */
export function verbOf(legal: readonly Action[]): Action["verb"] | null {
  const [only = null, ...others] = new Set(legal.map(({ verb }) => verb));
  return others.length ? null : only;
}
