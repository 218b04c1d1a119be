import type { Drawing } from "#shell/drawing/drawing";
import { LOCALS } from "./figures-locals.ts";
import { PROPS } from "./figures-props.ts";
import { SCENERY } from "./figures-scenery.ts";
import { TAKEN } from "./figures-taken.ts";

export const THINGS: Record<string, Drawing> = { ...TAKEN, ...SCENERY, ...PROPS, ...LOCALS };
