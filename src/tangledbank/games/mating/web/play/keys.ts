/** What the keys of the table do; letters are named in the help and live with the shell's shortcuts. */

import { LUNCH } from "../cards/faces.ts";

/** The card of a digit: the hand from the left, then Out to lunch, which 6 always is. */
export function cardOfDigit(digit: string, hand: readonly string[]): string | null {
  if (!/^[1-9]$/.test(digit)) return null;
  const at = Number(digit) - 1;
  if (hand[at] !== undefined) return hand[at];
  return at === hand.length || at === 5 ? LUNCH : null;
}

/** The digit of a card; none if nine do not reach it. */
export function digitOf(card: string, hand: readonly string[]): string | undefined {
  return ["1", "2", "3", "4", "5", "6", "7", "8", "9"].find(
    (digit) => cardOfDigit(digit, hand) === card,
  );
}
