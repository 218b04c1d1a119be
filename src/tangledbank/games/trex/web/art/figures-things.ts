import type { Figure } from "./figure.ts";
import { LOCALS } from "./figures-locals.ts";
import { PROPS } from "./figures-props.ts";
import { SCENERY } from "./figures-scenery.ts";
import { TAKEN } from "./figures-taken.ts";

export const THINGS: Record<string, Figure> = { ...TAKEN, ...SCENERY, ...PROPS, ...LOCALS };
