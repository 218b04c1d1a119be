import type { Scene } from "./scene.ts";
import { EVENT_SCENES } from "./scenes/events.ts";
import { GOAL_SCENES } from "./scenes/goals.ts";
import { LAND_SCENES } from "./scenes/land.ts";
import { PLANT_SCENES } from "./scenes/plants.ts";
import { WATER_SCENES } from "./scenes/water.ts";

export const SPECIES_SCENES = { ...PLANT_SCENES, ...WATER_SCENES, ...LAND_SCENES };

/** Every scene by the name of its picture. */
export const SCENES: Readonly<Record<string, Scene>> = {
  ...SPECIES_SCENES,
  ...EVENT_SCENES,
  ...GOAL_SCENES,
};
