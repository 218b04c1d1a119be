import { MANY_LEGS } from "./many-legs.ts";
import { FOUR_LIMBS } from "./four-limbs.ts";

/** The animals of the land, in the order of the cards. The crow is Lorc's raven, from game-icons.net, CC BY 3.0; the rest is our own. */
export const LAND_ANIMALS = { ...MANY_LEGS, ...FOUR_LIMBS };
