/** The frames on the table, and when the newest of them came: for clocks that run between two frames. */

import { Shown } from "#shell/film/shown.svelte";
import type { Frame } from "#shell/wire/wire";
import type { View } from "../view.ts";

/** When the newest frame came to this page, and the table's time in it. */
export interface Heard {
  here: number;
  at: number;
}

export class TimedShown extends Shown<View> {
  heard = $state.raw<Heard>({ here: 0, at: 0 });

  override add(frame: Frame, fresh: boolean): void {
    this.heard = { here: performance.now(), at: frame.clock ?? frame.at };
    super.add(frame, fresh);
  }
}
