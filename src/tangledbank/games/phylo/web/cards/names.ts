/** Cards in words: terrains and climates, short names, and the full name that is spoken. */

import { counted, listed } from "#shell/page/words";
import type { Card, Diet } from "./cards.ts";

export const DIET_WORDS: Record<Diet, string> = {
  sun: "lives on sunlight",
  plants: "eats plants",
  both: "eats plants and animals",
  meat: "eats animals",
  other: "feeds in its own way",
};

/** `fresh water` */
export function terrainWord(terrain: string): string {
  return terrain.replace("-", " ");
}

/** These say too little without the word before them, and so do numbers and single letters. */
const WEAK = new Set(["tree", "puzzle", "pear", "grass", "area", "station", "shift"]);

/** The last word of a name, for where it must be short: `heron`, `apple tree` */
export function shortName({ name }: Card): string {
  const words = name.split(" ");
  const last = words.at(-1)!;
  return words
    .slice(WEAK.has(last) || !/\p{L}{2}/u.test(last) ? -2 : -1)
    .join(" ")
    .toLowerCase();
}

/** A name with places where its long words may be broken: `over-po-pu-la-tion`, `duck-weed` */
export function breakable(name: string): string {
  return name.replace(/\p{L}{8,}/gu, (word) =>
    word.replace(
      /(?<=\p{L}{2}[aeiouy]|\p{L}[aeiouy][^aeiouy]{1,2})(?=[^aeiouyh][aeiouy]\p{L}{2})/giu,
      "\u00ad",
    ),
  );
}

/** How many letters the longest word has: that is how large all of them can be written. */
export function longestWord(name: string): number {
  return Math.max(...name.split(" ").map(({ length }) => length));
}

/** A card for the ear: `Mallard: 4 points, food chain 3, eats plants and animals, size 6; fresh water; cool and warm` */
export function spoken(card: Card): string {
  if (card.kind === "event") return `${card.name}: event, ${card.strikes}. ${card.does}`;
  const { name, points, chain, diet, scale, terrains, climates } = card;
  return (
    `${name}: ${counted(points, "point")}, food chain ${chain}, ${DIET_WORDS[diet]}, ` +
    `size ${scale}; ${listed(terrains.map(terrainWord))}; ${listed(climates)}`
  );
}
