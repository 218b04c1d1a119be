/** The film of a frame: while it runs, the table shows reel.view and Show gets showing={reel.showing}. */

import { Reel, type Showing as Shown } from "#shell/film/reel.svelte";
import type { Frame } from "#shell/wire/wire";
import type { View } from "../view.ts";
import { filmOf, type Scene, type SceneKind } from "./scenes.ts";

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

export class ShowReel extends Reel<Scene> {
  readonly #nameOf: (seat: number) => string;
  #after: View | null = null;

  constructor(nameOf: (seat: number) => string) {
    super(LENGTH, "phylo.scenes");
    this.#nameOf = nameOf;
  }

  /** Makes scenes of the frame's events and plays them; false if there are none. */
  load(before: View, frame: Pick<Frame, "events" | "view">): boolean {
    const from = this.running ? (this.#after ?? before) : before;
    this.#after = frame.view as View;
    return this.add(filmOf(from, frame, this.#nameOf));
  }

  /** The table in this scene; null while no film runs. */
  get view(): View | null {
    return this.scene?.view ?? null;
  }
}
