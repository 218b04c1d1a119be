/** The film of a frame. While it runs, the table shows reel.view; and where `isReveal`, Show takes the
 *  world's place, else Moment lies over the world. */

import { Film } from "#shell/film/film.svelte";
import type { Showing as Shown } from "#shell/film/reel.svelte";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { filmOf, type Scene, type SceneKind } from "./scenes.ts";

export type Showing = Shown<Scene>;

/** A sum takes longer to read than a card. */
const LENGTH: Record<SceneKind, number> = {
  moment: 1200,
  prehistoric: 1900,
  turn: 1200,
  "how-de-do": 900,
  disregard: 1600,
  count: 2000,
  win: 1100,
  effect: 1700,
  clear: 1300,
  markers: 1500,
  end: 1600,
};

/** These lie over the table as it is. */
const ASIDE: readonly SceneKind[] = ["moment", "prehistoric"];

export const showFilm = (): Film<View, Scene, GameEvent> =>
  new Film<View, Scene, GameEvent>(LENGTH, filmOf, "trex.scenes");

/** The round is being resolved: the spots are all there is to see. */
export const isReveal = ({ kind }: Scene): boolean => !ASIDE.includes(kind);
