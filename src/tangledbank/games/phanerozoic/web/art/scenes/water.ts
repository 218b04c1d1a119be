import { SPINELESS_SCENES } from "./spineless.ts";
import { FISHES_SCENES } from "./fishes.ts";
import { BACK_TO_WATER_SCENES } from "./back-to-water.ts";

/** Where the animals of the water live. */
export const WATER_SCENES = { ...SPINELESS_SCENES, ...FISHES_SCENES, ...BACK_TO_WATER_SCENES };
