/** The film of a frame: while it runs, the stage shows reel.view with showing={reel.showing}. */

import { Reel, type Showing as Shown } from "#shell/film/reel.svelte";
import type { Frame } from "#shell/wire/wire";
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

export class StageReel extends Reel<Scene> {
  readonly #cards: () => Cards;
  readonly #nameOf: (seat: number) => string;
  #after: View | null = null;

  constructor(cards: () => Cards, nameOf: (seat: number) => string) {
    super(LENGTH, "mating.scenes");
    this.#cards = cards;
    this.#nameOf = nameOf;
  }

  /** Makes scenes of the frame's events and plays them; false if there are none. */
  load(before: View, frame: Pick<Frame, "events" | "view">): boolean {
    const from = this.running ? (this.#after ?? before) : before;
    this.#after = frame.view as View;
    return this.add(filmOf(from, frame, this.#cards(), this.#nameOf));
  }

  /** The clearing in this scene; null while no film runs. */
  get view(): View | null {
    return this.scene?.view ?? null;
  }
}
