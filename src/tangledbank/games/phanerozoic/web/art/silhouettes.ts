import type { Drawing } from "#shell/drawing/drawing";
import { LAND_ANIMALS } from "./silhouettes/land.ts";
import { PLANTS } from "./silhouettes/plants.ts";
import { WATER_ANIMALS } from "./silhouettes/water.ts";

/** Every species of the deck by its id. */
export const SILHOUETTES: Readonly<Record<string, Drawing>> = {
  ...PLANTS,
  ...WATER_ANIMALS,
  ...LAND_ANIMALS,
};
