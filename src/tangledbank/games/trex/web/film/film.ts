/** The film of a frame. While it runs, the table shows reel.view; and where `isReveal`, Show takes the
 *  world's place, else Moment lies over the world. */

import { Film } from "#shell/film/film.svelte";
import type { Showing as Shown } from "#shell/film/reel.svelte";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { filmOf, LENGTHS, type Scene } from "./scenes.ts";

export type Showing = Shown<Scene>;

/** These lie over the table as it is. */
const ASIDE: readonly Scene["kind"][] = ["moment", "prehistoric"];

export const showFilm = (): Film<View, Scene, GameEvent> =>
  new Film<View, Scene, GameEvent>(LENGTHS, filmOf, "trex.scenes");

/** The round is being resolved: the spots are all there is to see. */
export const isReveal = ({ kind }: Scene): boolean => !ASIDE.includes(kind);
