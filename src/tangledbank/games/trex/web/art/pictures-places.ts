import type { Picture } from "./figure.ts";
import { PLACES_AT_HOME } from "./pictures/places-at-home.ts";
import { PLACES_OUT } from "./pictures/places-out.ts";
import { PREHISTORIC } from "./pictures/prehistoric.ts";
import { SPECIAL } from "./pictures/special.ts";

/**
 * The pictures of the places, of the Prehistoric cards and of the special cards. On the table a spot
 * shows the middle of its picture, and the sign of its icon set lies over the upper left corner.
 */
export const PLACE_PICTURES: Record<string, Picture> = {
  ...PLACES_OUT,
  ...PLACES_AT_HOME,
  ...PREHISTORIC,
  ...SPECIAL,
};
