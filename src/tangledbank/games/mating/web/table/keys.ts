/** What the keys of the table do; letters are named in the help and live with the shell's shortcuts. */

import { LUNCH } from "../cards/faces.ts";

/** The card of a digit: the hand from the left, then Out to lunch, which 6 always is. */
export function cardOfDigit(digit: string, hand: readonly string[]): string | null {
  if (!/^[1-9]$/.test(digit)) return null;
  const at = Number(digit) - 1;
  if (hand[at] !== undefined) return hand[at];
  return at === hand.length || at === 5 ? LUNCH : null;
}

/** Where an arrow leads from the place at `from` (-1: from elsewhere); places go around. */
export function ledTo(key: string, from: number, many: number): number | null {
  if (many === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (from + 1) % many;
    case "ArrowLeft":
    case "ArrowUp":
      return from < 0 ? many - 1 : (from - 1 + many) % many;
    default:
      return null;
  }
}
