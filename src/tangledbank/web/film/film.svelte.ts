/** The film of a table: scenes of what a frame brings, each with the table as it stands meanwhile.
 *
 *  A game says how long each kind of scene lasts and makes scenes of a frame's events. While the film
 *  runs, its table shows film.view, and film.showing is the scene. */

import type { Action } from "../wire/actions";
import type { EventInfo, Frame } from "../wire/wire";
import { Reel, type Scene } from "./reel.svelte";

/** A scene, with the table once it has happened. */
export interface ViewScene<View> extends Scene {
  view: View;
}

/** What a film is made of. */
export type Filmed<View, Event> = Pick<Frame<View, Action, Event>, "events" | "view">;

export class Film<View, S extends ViewScene<View>, Event = EventInfo> extends Reel<S> {
  readonly #scenesOf: (before: View, frame: Filmed<View, Event>) => S[];
  #after: View | null = null;

  /** `memory` as for a reel. */
  constructor(
    lengths: Record<S["kind"], number>,
    scenesOf: (before: View, frame: Filmed<View, Event>) => S[],
    memory = "",
  ) {
    super(lengths, memory);
    this.#scenesOf = scenesOf;
  }

  /** Makes scenes of the frame's events and plays them; false if there are none. */
  load(before: View, frame: Filmed<View, Event>): boolean {
    const from = this.running ? (this.#after ?? before) : before;
    this.#after = frame.view;
    return this.add(this.#scenesOf(from, frame));
  }

  /** The table in this scene; null while no film runs. */
  get view(): View | null {
    return this.scene?.view ?? null;
  }
}
