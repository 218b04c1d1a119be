/** The 24 environments, out of all cards. */
import type { CardInfo } from "#shell/wire/wire";
import { cardsOf, type Deck, type EnvironmentCard } from "../../cards/faces.ts";

export const DECKS: readonly [Deck, string][] = [
  ["core", "Core"],
  ["stable", "Stable"],
  ["variable", "Variable"],
];

export function boxOf(cards: readonly CardInfo[]): EnvironmentCard[] {
  return [...cardsOf(cards).values()].filter((card) => card.kind === "environment");
}
