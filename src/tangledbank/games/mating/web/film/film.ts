/** The film of a frame: while it runs, the stage shows reel.view and reel.showing. */

import { Film } from "#shell/film/film.svelte";
import type { Cards } from "../cards/faces.ts";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { filmOf, LENGTH, type Scene } from "./scenes.ts";

export type StageFilm = Film<View, Scene, GameEvent>;

export const stageFilm = (cards: () => Cards, nameOf: (seat: number) => string): StageFilm =>
  new Film<View, Scene, GameEvent>(
    LENGTH,
    (before, frame) => filmOf(before, frame, cards(), nameOf),
    "mating.scenes",
  );
