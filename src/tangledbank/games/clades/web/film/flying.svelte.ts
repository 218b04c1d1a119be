/** The cards that are in the air, from where they were to where they are. */

import { tick } from "svelte";
import { lasting } from "#shell/page/motion";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { arrivalsOf, flightsOf, type Box, type Flight } from "./flights.ts";
import { land, seen } from "./motion.ts";

/** A card in the air. */
export interface Flown extends Omit<Flight, "from" | "to"> {
  id: number;
  from: Box;
  to: Box;
  duration: number;
}

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
      const flown = flightsOf(events, before).flatMap((flight) => {
        const from = boxes.get(flight.from);
        const to = now.get(flight.to);
        if (!from || !to) return [];
        this.#flights += 1;
        const lasts = flight.swims ? lasting(table, "--turn") : duration;
        return { ...flight, id: this.#flights, from, to, duration: lasts };
      });
      this.flown = [...this.flown, ...flown];
      land(table, arrivalsOf(events), boxes);
    });
  }

  landed(id: number): void {
    this.flown = this.flown.filter((one) => one.id !== id);
  }

  clear(): void {
    this.flown = [];
  }
}
