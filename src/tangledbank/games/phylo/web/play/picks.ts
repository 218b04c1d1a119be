/** While the hands lie open, one of several cards is picked: it is struck, or brought back. */

import type { Action } from "../actions.ts";

/** What is touched to have no card brought back. */
export const NOTHING = "nothing";

/** What is touched to do this: the card, or `NOTHING`; null if it is no pick. */
export function pickOf(action: Action): string | null {
  if (action.verb === "strike" || action.verb === "restore") return action.card;
  return action.verb === "restore nothing" ? NOTHING : null;
}

/** Of these cards, those that may be picked now. */
export const pickable = (cards: readonly string[], legal: readonly Action[]): string[] =>
  cards.filter((card) => legal.some((action) => pickOf(action) === card));
