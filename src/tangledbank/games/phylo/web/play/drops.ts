/** Cards to be dropped: the action, and what the kept ones would count. */

import type { Action } from "../actions.ts";
import type { Own } from "../view.ts";

/** The action that drops the marked cards; they stand in the order of the hand. */
export function dropping(hand: readonly string[], marked: readonly string[]): Action {
  const cards = hand.filter((card) => marked.includes(card));
  return cards.length ? { verb: "drop", cards } : { verb: "keep all" };
}

/** The hand without the marked cards. */
export interface Kept {
  counting: string[];
  points: number;
  /** Kept cards that count now, and would not any more. */
  lost: string[];
}

export function keptOf(own: Own, marked: readonly string[]): Kept {
  const { hand, web } = own;
  const kept = hand.reduce((set, card, at) => (marked.includes(card) ? set : set | (1 << at)), 0);
  const counts = own.kept_counting[kept];
  const points = own.kept_points[kept];
  if (counts === undefined || points === undefined)
    return { counting: [...web.counting], points: web.points, lost: [] };
  const counting = hand.filter((_, at) => counts & (1 << at));
  const lost = web.counting.filter((card) => !marked.includes(card) && !counting.includes(card));
  return { counting, points, lost };
}
