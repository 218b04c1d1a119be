/** How a game reads its cards from what the server sends, and finds them again. */

import type { CardInfo } from "../wire/wire";

/** A card as the server sends it, as far as it is printed. */
export type CardFace = Omit<CardInfo, "age" | "copies">;

/** All cards of a deck by their ids, as a game reads them. */
export function byId<T, Sent extends { id: string }>(
  cards: readonly Sent[],
  read: (card: Sent) => T,
): Map<string, T> {
  return new Map(cards.map((card) => [card.id, read(card)]));
}

/** What finds a card of a deck by its id; there is no other card. */
export function finder<T>(deck: () => ReadonlyMap<string, T>): (id: string) => T {
  return (id) => {
    const found = deck().get(id);
    if (found === undefined) throw new Error(`There is no card ${id} in this deck.`);
    return found;
  };
}

/** What a card's data say of it: a word (or none), a number, several words. */
export interface Said {
  word(key: string): string;
  number(key: string): number;
  words(key: string): readonly string[];
}

export function saidOf({ numbers }: Pick<CardInfo, "numbers">): Said {
  return {
    word: (key) => String(numbers[key] ?? ""),
    number: (key) => Number(numbers[key]),
    words: (key) => {
      const value = numbers[key];
      return Array.isArray(value) ? value : [];
    },
  };
}

/** The page is older than the deck. */
export function unknownKind({ id, kind }: Pick<CardInfo, "id" | "kind">): Error {
  return new Error(`${id} is of a kind that the page does not know: ${kind}.`);
}
