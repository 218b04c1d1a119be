/** Cards in words: their titles, what an environment brings, and the full name that is spoken. */

import { counted, signed } from "#shell/page/words";
import { EFFECTS } from "./effects.ts";
import type { Card, EnvironmentCard, HandCard } from "./faces.ts";
import { LUNCH, LUNCH_RULE, LUNCH_TITLE } from "./lunch.ts";

/** What an environment does, one thing at a time: `−1 each stand`. */
export interface Happening {
  what: "predators" | "scarcity" | "food";
  amount: string;
  word: string;
  /** The word where every letter counts. */
  short: string;
}

/** The largest words on a card: an animal, an environment, or what a sneaky card does. */
export function titleOf(card: Card): string {
  return card.kind === "sneaky" ? EFFECTS[card.effect].title : card.name;
}

/** The line below the title: what the animal does; on a sneaky card, which animal it is. */
export function behaviourOf(card: HandCard): string {
  return card.kind === "sneaky" ? card.name : card.behaviour;
}

/** What an environment brings, in the order it happens (M1); what it does not bring is left out. */
export function happeningsOf(card: EnvironmentCard, foodFirst = false): Happening[] {
  const { food, predators, scarcity } = card;
  const feeds: Happening = { what: "food", amount: signed(food), word: "food", short: "food" };
  const rest: Happening[] = [];
  if (predators > 0) {
    const word = predators === 1 ? "predator" : "predators";
    rest.push({ what: "predators", amount: String(predators), word, short: word });
  }
  if (scarcity > 0) {
    rest.push({
      what: "scarcity",
      amount: signed(-scarcity),
      word: "each stand",
      short: "a stand",
    });
  }
  return foodFirst ? [feeds, ...rest] : [...rest, feeds];
}

/** A card for the ear: `Red deer, roaring match: combat, costs 3 food, fitness 2, predator value 6` */
export function spoken(card: Card | typeof LUNCH, foodFirst = false): string {
  if (card === LUNCH) return `${LUNCH_TITLE}: costs nothing. ${LUNCH_RULE}`;
  switch (card.kind) {
    case "combat":
    case "flashy": {
      const { name, behaviour, kind, cost, fitness, predator } = card;
      return (
        `${name}, ${small(behaviour)}: ${kind}, costs ${cost} food, ` +
        `fitness ${fitness}, predator value ${predator}`
      );
    }
    case "sneaky": {
      const { title, when, rule } = EFFECTS[card.effect];
      return `${title}, ${card.name}: sneaky, costs ${card.cost} food, ${when}. ${rule}`;
    }
    case "environment": {
      const brings = happeningsOf(card, foodFirst).map((one) => inWords(one.what, card));
      return `${card.name}, environment: ${brings.join(", ")}`;
    }
  }
}

function inWords(what: Happening["what"], { food, predators, scarcity }: EnvironmentCard): string {
  switch (what) {
    case "predators":
      return counted(predators, "predator");
    case "scarcity":
      return scarcity === 1 ? "1 female leaves each stand" : `${scarcity} females leave each stand`;
    case "food":
      if (food === 0) return "no food";
      return food > 0 ? `everyone gains ${food} food` : `everyone loses ${-food} food`;
  }
}

function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
