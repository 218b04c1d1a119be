/** The film of a frame: while it runs, the board shows reel.plants and reel.animals,
 *  marks={reel.focus} and showing={reel.showing}. */

import { Reel, type Showing as Shown } from "#shell/film/reel.svelte";
import type { Frame } from "#shell/wire/wire";
import type { Species, View } from "../view.ts";
import { filmOf, type Rows, type Scene, type SceneKind } from "./scenes.ts";

export type Showing = Shown<Scene>;

const LENGTH: Record<SceneKind, number> = {
  "nature began": 600,
  grew: 700,
  ate: 900,
  shrank: 700,
  "died out": 900,
  raised: 700,
  favoured: 900,
  struck: 900,
  evolved: 900,
  returned: 800,
  mutated: 800,
};

export class BoardReel extends Reel<Scene> {
  #after = $state.raw<Rows>({ plants: [], animals: [] });

  constructor() {
    super(LENGTH);
  }

  /** Makes scenes of the frame's events and plays them; false if there are none. */
  load(before: View | Rows, frame: Pick<Frame, "events" | "view">): boolean {
    const take = filmOf(this.running ? this.#after : before, frame);
    this.#after = take.after;
    return this.add(take.scenes);
  }

  get plants(): Species[] {
    return this.scene?.plants ?? this.#after.plants;
  }

  get animals(): Species[] {
    return this.scene?.animals ?? this.#after.animals;
  }

  /** The one that acts is lit; if nobody does, the one to whom it happens. */
  get focus(): Record<string, "lit"> {
    const one = this.scene?.actor ?? this.scene?.target;
    return one && this.scene?.kind !== "died out" ? { [one]: "lit" } : {};
  }
}
