/** The cards as the page draws them: typed cards made from what the server sends. */

import { byId, saidOf, unknownKind, type CardFace } from "#shell/cards/reading";
import type { Action } from "../actions.ts";

/** What a species lives on; also the colour of its seal. */
export const DIETS = ["sun", "plants", "both", "meat", "other"] as const;
export type Diet = (typeof DIETS)[number];

export const TERRAINS = [
  "forest",
  "grassland",
  "desert",
  "tundra",
  "fresh-water",
  "ocean",
  "urban",
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** From one pole of the strip to the other. */
export const CLIMATES = ["cold", "cool", "warm", "hot"] as const;
export type Climate = (typeof CLIMATES)[number];

/** What an event does: one of the twelve kinds. */
export type Effect = Extract<Action, { verb: "aim" }>["aims"][number]["event"];

type Printed = Pick<CardFace, "id" | "name" | "fact" | "source">;

export interface SpeciesCard extends Printed {
  kind: "species";
  latin: string;
  points: number;
  /** Its number in the food chain, 1 to 3. */
  chain: number;
  diet: Diet;
  /** How large it is, 1 to 9. */
  scale: number;
  terrains: Terrain[];
  climates: Climate[];
  groups: string[];
  figure: string;
  /** A sentence: `Eats fish and insects up to size 6` */
  eats: string;
}

export interface EventCard extends Printed {
  kind: "event";
  effect: Effect;
  harmful: boolean;
  /** A sentence. */
  does: string;
  /** Two or three words: `forest only` */
  strikes: string;
}

export type Card = SpeciesCard | EventCard;

/** The classes that give a card its colours. */
export function colourOf(card: Card): string {
  if (card.kind === "species") return `d-${card.diet}`;
  return card.harmful ? "ev harms" : "ev helps";
}

/** All cards of the game by their ids. */
export function cardsOf(faces: readonly CardFace[]): Map<string, Card> {
  return byId(faces, readCard);
}

export function readCard(face: CardFace): Card {
  const { id, kind, name, latin, fact, source, numbers } = face;
  const printed = { id, name, fact, source };
  const { word, number, words } = saidOf(face);
  switch (kind) {
    case "species":
      return {
        ...printed,
        kind,
        latin,
        points: number("points"),
        chain: number("chain"),
        diet: word("diet") as Diet,
        scale: number("scale"),
        terrains: TERRAINS.filter((one) => words("terrains").includes(one)),
        climates: CLIMATES.filter((one) => words("climates").includes(one)),
        groups: [...words("groups")],
        figure: word("figure") || id,
        eats: word("eats"),
      };
    case "event":
      return {
        ...printed,
        kind,
        effect: word("effect") as Effect,
        harmful: numbers["harmful"] === true,
        does: word("does"),
        strikes: word("strikes"),
      };
    default:
      throw unknownKind(face);
  }
}
