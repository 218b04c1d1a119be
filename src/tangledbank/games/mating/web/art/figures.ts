import type { Drawing } from "#shell/drawing/drawing";
import { combat } from "./figures/combat.ts";
import { extras } from "./figures/extras.ts";
import { flashy } from "./figures/flashy.ts";
import { predators } from "./figures/predators.ts";
import { sneaky } from "./figures/sneaky.ts";

const ALL = { ...combat, ...flashy, ...sneaky, ...predators, ...extras };

/** Every animal of the game, by the word that the cards use. */
export type FigureId = keyof typeof ALL;

export const FIGURES: Record<FigureId, Drawing> = ALL;
