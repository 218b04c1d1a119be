/** The film of a frame. While it runs, the table shows reel.view; and where reel.isReveal, Show takes the
 *  world's place, else Moment lies over the world. */

import { Reel, type Showing as Shown } from "#shell/film/reel.svelte";
import type { Frame } from "#shell/wire/wire";
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

export class ShowReel extends Reel<Scene> {
  #after: View | null = null;

  constructor() {
    super(LENGTH, "trex.scenes");
  }

  /** Makes scenes of the frame's events and plays them; false if there are none. */
  load(before: View, frame: Pick<Frame, "events" | "view">): boolean {
    const from = this.running ? (this.#after ?? before) : before;
    this.#after = frame.view as View;
    return this.add(filmOf(from, frame));
  }

  /** The table in this scene; null while no film runs. */
  get view(): View | null {
    return this.scene?.view ?? null;
  }

  /** The round is being resolved: the spots are all there is to see. */
  get isReveal(): boolean {
    return this.scene !== null && !ASIDE.includes(this.scene.kind);
  }
}
