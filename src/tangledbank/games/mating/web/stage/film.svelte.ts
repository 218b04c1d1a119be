/** The film of a frame: while it runs, the stage shows reel.view with showing={reel.showing}. */

import { Reel, type Showing as Shown } from "#shell/lib/reel.svelte";
import type { Frame } from "#shell/lib/wire";
import type { View } from "../view.ts";
import type { Cards } from "./changed.ts";
import { filmOf, type Scene, type SceneKind } from "./scenes.ts";

export type Showing = Shown<Scene>;

const LENGTH: Record<SceneKind, number> = {
  reveal: 1100,
  environment: 1100,
  roll: 900,
  hunted: 900,
  escaped: 900,
  hid: 900,
  eaten: 1000,
  "no prey": 700,
  scarce: 900,
  food: 900,
  throw: 800,
  won: 1000,
  beaten: 900,
  unfought: 800,
  came: 900,
  "stayed away": 800,
  mating: 1100,
  sneaky: 1100,
  effect: 1000,
  guarded: 1100,
  draw: 1000,
  end: 1100,
};

export class StageReel extends Reel<Scene> {
  readonly #cards: () => Cards;
  readonly #nameOf: (seat: number) => string;
  #after: View | null = null;

  constructor(cards: () => Cards, nameOf: (seat: number) => string) {
    super(LENGTH);
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
