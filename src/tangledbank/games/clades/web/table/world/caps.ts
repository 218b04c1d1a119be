/**
 * One key a card. Keys count by position (`KeyboardEvent.code`): the upper, home and lower letter
 * rows are the three clades on every layout; caps show the letter that the layout prints there.
 */

import type { View } from "../../view.ts";
import { BESIDE, lengthsOf } from "./spots.ts";

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

/** The card of every key. A key beyond the table's last card has none. */
export function keysOf(view: View): Map<string, string> {
  const keys = new Map<string, string>();
  const give = (code: string | null, card: string): void => {
    if (code !== null) keys.set(code, card);
  };
  for (const { card, row, column } of view.shared) give(keyOf(row, column), card);
  view.hand.forEach((card, at) => give(OWN[at] ?? null, card));
  openCards(view).forEach((card, at) => give(openKey(view, at), card));
  return keys;
}

/** §7.2 The personal cards of others that may be called. */
export function openCards(view: View): string[] {
  if (!view.hands_open) return [];
  return view.players.flatMap(({ known }, seat) => (seat === view.seat ? [] : known));
}

/** From the right end of the digits, so that they stay while cards are laid beside the deck. */
function openKey(view: View, at: number): string | null {
  const free = ROWS[BESIDE]!.slice(lengthsOf(view)[BESIDE]);
  return free[free.length - 1 - at] ?? null;
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
