/** The film of a frame: while it runs, the table shows reel.view and Show gets reel.showing. */

import { Film } from "#shell/film/film.svelte";
import type { Showing as Shown } from "#shell/film/reel.svelte";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { filmOf, type NameOf, type Scene, type SceneKind } from "./scenes.ts";

export type Showing = Shown<Scene>;

/** Whole hands take longer to look at than one card. */
const LENGTH: Record<SceneKind, number> = {
  turn: 1200,
  reveal: 2400,
  unused: 1300,
  help: 1600,
  strike: 1700,
  fizzle: 1700,
  cancel: 1900,
  fall: 1500,
  collapse: 1600,
  coin: 1300,
  research: 1500,
  count: 2200,
  win: 2200,
  end: 1800,
};

export const showFilm = (nameOf: NameOf): Film<View, Scene, GameEvent> =>
  new Film<View, Scene, GameEvent>(
    LENGTH,
    (before, frame) => filmOf(before, frame, nameOf),
    "phylo.scenes",
  );
