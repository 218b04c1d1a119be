/** The film of a frame: while it runs, the stage shows reel.view with showing={reel.showing}. */

import { Film } from "#shell/film/film.svelte";
import type { Showing as Shown } from "#shell/film/reel.svelte";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import type { Cards } from "./changed.ts";
import { filmOf, type Scene, type SceneKind } from "./scenes.ts";

export type Showing = Shown<Scene>;

/** What is new to see or hard to foresee stays longer; what every round brings goes by. */
const LENGTH: Record<SceneKind, number> = {
  reveal: 1300,
  environment: 1500,
  roll: 900,
  hunted: 1300,
  escaped: 1100,
  hid: 1200,
  eaten: 1200,
  "no prey": 700,
  scarce: 900,
  food: 700,
  throw: 1000,
  won: 1200,
  beaten: 900,
  unfought: 900,
  came: 1000,
  "stayed away": 800,
  mating: 1100,
  sneaky: 1500,
  effect: 1200,
  guarded: 1400,
  draw: 900,
  end: 1100,
};

export type StageFilm = Film<View, Scene, GameEvent>;

export const stageFilm = (cards: () => Cards, nameOf: (seat: number) => string): StageFilm =>
  new Film<View, Scene, GameEvent>(
    LENGTH,
    (before, frame) => filmOf(before, frame, cards(), nameOf),
    "mating.scenes",
  );
