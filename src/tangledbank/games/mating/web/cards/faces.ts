/** The cards as the page draws them: typed cards made from what the server sends. */

import { byId, saidOf, unknownKind, type CardFace } from "#shell/cards/reading";
import type { FigureId } from "../art/figures.ts";
import type { Effect } from "./effects.ts";

export { EFFECTS, type Effect } from "./effects.ts";
export { LUNCH, LUNCH_RULE, LUNCH_TITLE } from "./lunch.ts";
export { behaviourOf, happeningsOf, spoken, titleOf, type Happening } from "./names.ts";

export type Deck = "core" | "stable" | "variable";

interface Printed {
  id: string;
  name: string;
  latin: string;
  fact: string;
  source: string;
}

/** An animal with a behaviour that has its price, and what research holds to be the reason of it. */
interface Explained {
  figure: FigureId;
  cost: number;
  behaviour: string;
  hypothesis: string;
  because: string;
}

export interface StrategyCard extends Printed, Explained {
  kind: "combat" | "flashy";
  tier: "low" | "mid" | "high";
  fitness: number;
  predator: number;
}

export interface SneakyCard extends Printed, Explained {
  kind: "sneaky";
  effect: Effect;
}

export interface EnvironmentCard extends Printed {
  kind: "environment";
  deck: Deck;
  food: number;
  predators: number;
  scarcity: number;
  /** Who hunts here, if anyone does. */
  predator: FigureId | null;
}

export type Card = StrategyCard | SneakyCard | EnvironmentCard;
/** A card that can be in a hand. */
export type HandCard = StrategyCard | SneakyCard;

/** All cards of the game by their ids. */
export type Cards = ReadonlyMap<string, Card>;

export function cardsOf(faces: readonly CardFace[]): Map<string, Card> {
  return byId(faces, readCard);
}

export function isStrategy(card: Card): card is StrategyCard {
  return card.kind === "combat" || card.kind === "flashy";
}

/** The environment that lies there; null if none lies face up. */
export function environmentOf(id: string | null, cards: Cards): EnvironmentCard | null {
  const card = id === null ? undefined : cards.get(id);
  return card?.kind === "environment" ? card : null;
}

function readCard(face: CardFace): Card {
  const { id, name, latin, fact, source } = face;
  const printed = { id, name, latin, fact, source };
  const { word, number } = saidOf(face);
  const explained = (): Explained => ({
    figure: word("figure") as FigureId,
    cost: number("cost"),
    behaviour: word("behaviour"),
    hypothesis: word("hypothesis"),
    because: word("because"),
  });
  switch (face.kind) {
    case "combat":
    case "flashy":
      return {
        ...printed,
        ...explained(),
        kind: face.kind,
        tier: word("tier") as StrategyCard["tier"],
        fitness: number("fitness"),
        predator: number("predator"),
      };
    case "sneaky":
      return {
        ...printed,
        ...explained(),
        kind: "sneaky",
        effect: word("effect") as Effect,
      };
    case "environment":
      return {
        ...printed,
        kind: "environment",
        deck: word("deck") as Deck,
        food: number("food"),
        predators: number("predators"),
        scarcity: number("scarcity"),
        predator: (word("predator") || null) as FigureId | null,
      };
    default:
      throw unknownKind(face);
  }
}
