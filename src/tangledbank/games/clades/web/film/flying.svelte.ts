/** The cards that are in the air, from where they were to where they are. */

import { tick } from "svelte";
import { lasting } from "#shell/page/motion";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import type { Flown } from "./Flights.svelte";
import { anchorName, arrivalsOf, flightsOf } from "./flights.ts";
import { land, seen } from "./motion.ts";

export class Flying {
  flown = $state.raw<readonly Flown[]>([]);
  #flights = 0;

  /** What these events have moved takes off. `shown`: the table shows it now. */
  show(table: HTMLElement, events: readonly GameEvent[], before: View, shown: () => void): void {
    const boxes = seen(table);
    void tick().then(() => {
      shown();
      const duration = lasting(table, "--move");
      if (duration === 0 || document.hidden) return;
      const now = seen(table);
      const flown = flightsOf(events, before).flatMap(({ card, from, to, delay, swims }) => {
        const start = boxes.get(anchorName(from));
        const end = now.get(anchorName(to));
        if (!start || !end) return [];
        this.#flights += 1;
        const lasts = swims ? lasting(table, "--turn") : duration;
        return { id: this.#flights, card, from: start, to: end, delay, duration: lasts, swims };
      });
      this.flown = [...this.flown, ...flown];
      land(table, arrivalsOf(events), boxes);
    });
  }

  readonly landed = (id: number): void => {
    this.flown = this.flown.filter((one) => one.id !== id);
  };

  clear(): void {
    this.flown = [];
  }
}
