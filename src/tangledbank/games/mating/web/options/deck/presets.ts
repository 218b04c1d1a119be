/** Decks to begin with. They follow the printed numbers, so that they stay what they are called. */
import type { EnvironmentCard } from "../../cards/faces.ts";
import { readDeck } from "./text.ts";

export interface Preset {
  name: string;
  deck: readonly string[];
}

/** Those that this box has the cards for; the printed one goes through a year. */
export function presetsOf(box: readonly EnvironmentCard[], printed: string): Preset[] {
  const ids = box.map((card) => card.id);
  const variable = box.filter((card) => card.deck === "variable");
  const presets: Preset[] = [
    { name: "Seasons", deck: readDeck(printed, ids).deck ?? [] },
    { name: "Feast and famine", deck: rising(variable, (card) => card.food) },
    { name: "Full of predators", deck: rising(box, (card) => card.predators, 1) },
    { name: "Few females", deck: rising(box, (card) => card.scarcity, 1) },
    { name: "One long drought", deck: ids.filter((id) => id === "long-drought") },
  ];
  return presets.filter(({ deck }) => deck.length > 0);
}

/** From the lowest to the highest, without those below `least`. */
function rising(
  cards: readonly EnvironmentCard[],
  number: (card: EnvironmentCard) => number,
  least = -Infinity,
): string[] {
  return cards
    .filter((card) => number(card) >= least)
    .toSorted((one, other) => number(one) - number(other))
    .map((card) => card.id);
}
