/** The paper label of a link: what the two share, with as many words as there is room for. */

import { CLIMATES } from "../../cards/cards.ts";
import { listed } from "#shell/page/words";
import { terrainWord } from "../../cards/names.ts";
import type { Box } from "./geometry.ts";

/** One line with words, two lines with words, and the same two without. */
export const FORMS = ["line", "lines", "signs", "stack"] as const;
export type Form = (typeof FORMS)[number];

export interface Shared {
  terrains: readonly string[];
  climates: readonly string[];
}

export type Size = Pick<Box, "width" | "height">;

const LETTER = 7.1;
const SIGN = 15;
const STRIP = 24;
const GAP = 6;

/** `fresh water`, `forest, urban` */
export function terrainsSaid({ terrains }: Shared): string {
  return terrains.map(terrainWord).join(", ");
}

/** `cool, warm`; with all four, `any climate` */
export function climatesSaid({ climates }: Shared): string {
  return climates.length === CLIMATES.length ? "any climate" : climates.join(", ");
}

/** For the ear. */
export function sharedSaid(shared: Shared): string {
  return `${listed(shared.terrains.map(terrainWord))}; ${listed(shared.climates)}`;
}

/** How large a label is at most, as its style says; in pixels of the drawing. */
export function labelSize(shared: Shared, form: Form): Size {
  const signs = shared.terrains.length * (SIGN + 3) - 3;
  const places = signs + GAP + terrainsSaid(shared).length * LETTER;
  const weather = STRIP + GAP + climatesSaid(shared).length * LETTER;
  switch (form) {
    case "line":
      return { width: places + weather + 2 * GAP + 1 + 22, height: 28 };
    case "lines":
      return { width: Math.max(places, weather) + 18, height: 46 };
    case "signs":
      return { width: signs + GAP + STRIP + 16, height: 24 };
    case "stack":
      return { width: Math.max(signs, STRIP) + 10, height: 38 };
  }
}
