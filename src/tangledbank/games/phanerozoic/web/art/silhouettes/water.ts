import { SPINELESS } from "./spineless.ts";
import { FISHES } from "./fishes.ts";
import { BACK_TO_WATER } from "./back-to-water.ts";

/** The animals of the water, in the order of the cards. The trilobite is Lorc's, from game-icons.net, CC BY 3.0; the rest is our own. */
export const WATER_ANIMALS = { ...SPINELESS, ...FISHES, ...BACK_TO_WATER };
