import { GOALS_A_TO_F } from "./goals-a-to-f.ts";
import { GOALS_F_TO_T } from "./goals-f-to-t.ts";

/** What the goals ask for. */
export const GOAL_SCENES = { ...GOALS_A_TO_F, ...GOALS_F_TO_T };
