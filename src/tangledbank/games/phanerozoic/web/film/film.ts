/** The film of a frame. While it runs, the board shows the rows of reel.view, marks={litIn(reel.scene)}
 *  and showing={reel.showing}. */

import { Film } from "#shell/film/film.svelte";
import type { Showing as Shown } from "#shell/film/reel.svelte";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { filmOf, type Scene, type SceneKind } from "./scenes.ts";

export type Showing = Shown<Scene>;

const LENGTH: Record<SceneKind, number> = {
  "nature began": 600,
  grew: 700,
  ate: 900,
  shrank: 700,
  "died out": 900,
  raised: 700,
  favoured: 900,
  struck: 900,
  evolved: 900,
  returned: 800,
  mutated: 800,
};

export const showFilm = (): Film<View, Scene, GameEvent> =>
  new Film<View, Scene, GameEvent>(LENGTH, filmOf);

/** The one that acts is lit; if nobody does, the one to whom it happens. */
export function litIn(scene: Scene | null): Record<string, "lit"> {
  const one = scene?.actor ?? scene?.target;
  return one && scene?.kind !== "died out" ? { [one]: "lit" } : {};
}
