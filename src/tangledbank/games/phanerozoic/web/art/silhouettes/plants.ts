import { PLANTS_OF_WATER } from "./plants-of-water.ts";
import { SPORES_AND_CONES } from "./spores-and-cones.ts";
import { FLOWERS } from "./flowers.ts";
import { MAGNOLIA } from "./magnolia.ts";

/** The plants of the deck, in the order of the cards. Algae are Delapouite's, from game-icons.net, CC BY 3.0; the rest is our own. */
export const PLANTS = { ...PLANTS_OF_WATER, ...SPORES_AND_CONES, ...FLOWERS, ...MAGNOLIA };
