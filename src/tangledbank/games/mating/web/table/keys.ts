/** What the keys of the table do; letters are named in the help and live with the shell's shortcuts. */

import { LUNCH } from "../cards/faces.ts";

/** The card of a digit: the hand from the left, then Out to lunch, which 6 always is. */
export function cardOfDigit(digit: string, hand: readonly string[]): string | null {
  if (!/^[1-9]$/.test(digit)) return null;
  const at = Number(digit) - 1;
  if (hand[at] !== undefined) return hand[at];
  return at === hand.length || at === 5 ? LUNCH : null;
}
