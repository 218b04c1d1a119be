/** The film of a frame. While it runs, the board shows reel.view, with whoever acts lit. */

import { Film } from "#shell/film/film.svelte";
import type { Showing as Shown } from "#shell/film/reel.svelte";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { filmOf, LENGTH, type Scene } from "./scenes.ts";

export type Showing = Shown<Scene>;

export const showFilm = (): Film<View, Scene, GameEvent> =>
  new Film<View, Scene, GameEvent>(LENGTH, filmOf);

/** The one that acts is lit; if nobody does, the one to whom it happens. */
export function litIn(scene: Scene | null): Record<string, "lit"> {
  const one = scene?.actor ?? scene?.target;
  return one && scene?.kind !== "died out" ? { [one]: "lit" } : {};
}
