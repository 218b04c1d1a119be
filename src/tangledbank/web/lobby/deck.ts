/** A deck that a table brings: its size, its numbers, and the line that a refusal names. */
import { listed } from "../page/words";
import type { CardInfo } from "../wire/wire";

/** What the server takes, in bytes. */
export const LARGEST_DECK = 200_000;

/** Why a file of this size need not be sent; "" if it may be. */
export function whyTooLarge(bytes: number): string {
  if (bytes <= LARGEST_DECK) return "";
  const kilobytes = (size: number): string => `${Math.ceil(size / 1000)} kB`;
  return `A deck has at most ${kilobytes(LARGEST_DECK)} of text; this one has ${kilobytes(bytes)}.`;
}

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The line of the file that a sentence speaks of, from 1; 0 if it names none. */
export function lineNamed(sentence: string): number {
  return Number(/\bline (\d+)/i.exec(sentence)?.[1] ?? 0);
}

/** Where that line begins and ends in the text. */
export function spanOf(text: string, line: number): [number, number] {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf("\n", start);
    if (end < 0) break;
    start = end + 1;
  }
  const end = text.indexOf("\n", start);
  return [start, end < 0 ? text.length : end];
}

/** "112 cards: 88 species and 24 events". */
export function numbersOf(cards: readonly CardInfo[]): string {
  const counts = new Map<string, number>();
  for (const { kind, copies } of cards) counts.set(kind, (counts.get(kind) ?? 0) + copies);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...counts].map(([kind, count]) => counted(count, kind));
  return kinds.length < 2 ? counted(all, "card") : `${counted(all, "card")}: ${listed(kinds)}`;
}

function counted(count: number, word: string): string {
  return `${count} ${count === 1 || word.endsWith("s") ? word : `${word}s`}`;
}

/** The cards whose names, numbers or facts contain all words of a search. */
export function findCards(cards: readonly CardInfo[], wanted: string): CardInfo[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => words.every((word) => textOf(card).includes(word)));
}

function textOf({ name, latin, kind, numbers, fact, source, age }: CardInfo): string {
  const values = Object.values(numbers).flat();
  return [name, latin, kind, ...values, fact, source, age].join(" ").toLowerCase();
}
