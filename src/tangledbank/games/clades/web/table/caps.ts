/**
 * One key a card. Keys count by position (`KeyboardEvent.code`): the upper, home and lower letter
 * rows are the three clades on every layout; caps show the letter that the layout prints there.
 */

import { BESIDE } from "./spots.ts";

const ROWS: readonly (readonly string[])[] = [
  [..."QWERTYUIOP"].map(letter).concat("BracketLeft", "BracketRight"),
  [..."ASDFGHJKL"].map(letter).concat("Semicolon", "Quote"),
  [..."ZXCVBNM"].map(letter).concat("Comma", "Period", "Slash"),
  [..."12345678"].map(digit).concat("Minus", "Equal"),
];
/** One's own cards, the first one under the thumb. */
const OWN = ["Space", "Digit9", "Digit0"];

/** What a keyboard prints where its layout does not tell. */
const PRINTED: Record<string, string> = {
  BracketLeft: "[",
  BracketRight: "]",
  Semicolon: ";",
  Quote: "'",
  Comma: ",",
  Period: ".",
  Slash: "/",
  Minus: "-",
  Equal: "=",
  Backquote: "`",
};

export const HINT_KEY = "Backquote";

function letter(one: string): string {
  return `Key${one}`;
}
function digit(one: string): string {
  return `Digit${one}`;
}

/** The key of a shared place; none for places beyond the keyboard's edge. */
export function keyOf(row: number, column: number): string | null {
  return ROWS[row]?.[column] ?? null;
}

/** The key of one's own card. */
export function ownKey(at: number): string | null {
  return OWN[at] ?? null;
}

/**
 * §7.2 Keys for other players' open cards, from the right end of the digits, so that they do not
 * change while cards are laid beside the deck.
 */
export function openKeys(cards: readonly string[], beside: number): Map<string, string> {
  const free = ROWS[BESIDE]!.slice(beside).reverse();
  return new Map(cards.slice(0, free.length).map((card, at) => [card, free[at]!]));
}

/** What is printed on the key. */
export function capOf(code: string, layout: ReadonlyMap<string, string> | null): string {
  if (code === "Space") return code;
  const told = layout?.get(code);
  if (told) return told.toUpperCase();
  return PRINTED[code] ?? code.replace(/^(Key|Digit)/, "");
}

interface Keyboard {
  getLayoutMap?(): Promise<ReadonlyMap<string, string>>;
}

/** The caps of this keyboard, for browsers that know them. */
export async function keyboardLayout(): Promise<ReadonlyMap<string, string> | null> {
  const { keyboard } = navigator as Navigator & { keyboard?: Keyboard };
  // A page in a frame may be refused the map.
  return (await keyboard?.getLayoutMap?.().catch(() => null)) ?? null;
}
