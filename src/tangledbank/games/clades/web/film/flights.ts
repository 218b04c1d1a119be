/** Which cards go from where to where when something happens. */

import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { shownAs, type ShownAs } from "./scenes.ts";

/** Where a card may be, as the table marks it: `data-anchor`. */
export type Anchor = `card ${string}` | `pile ${number}` | `hand ${number}` | "deck";

export interface Flight {
  card: string;
  from: Anchor;
  to: Anchor;
  /** Milliseconds after the others. */
  delay: number;
  /** The shark and its kin do not fly. */
  swims: boolean;
}

/** The next card of a triple sets out this much later. */
const APART = 60;

/** Cards that leave the table for a pile; they are drawn over it. */
export function flightsOf(events: readonly GameEvent[], before: View): Flight[] {
  const flights: Flight[] = [];
  const to = (seat: number, card: string, from: Anchor, swims = false): void => {
    flights.push({ card, from, to: `pile ${seat}`, delay: flights.length * APART, swims });
  };
  for (const event of shownAs(events, "gain")) {
    if (event.name === "triple") {
      const { a, b, c } = event.values;
      for (const card of ownFirst([a, b, c], before)) to(event.seat, card, `card ${card}`);
    } else to(event.seat, event.values.card, "deck", event.name === "bonus");
  }
  return flights;
}

/** Cards that come to a place of the table: whence each. They are themselves moved, see `land`. */
export function arrivalsOf(events: readonly GameEvent[]): Map<string, Anchor> {
  const arriving = shownAs(events, "arrival", "loss");
  return new Map(arriving.map((event) => [event.values.card, whence(event)]));
}

function whence({ name, seat }: ShownAs<"arrival" | "loss">): Anchor {
  switch (name) {
    case "gave up":
      return `pile ${seat}`;
    case "gave":
      return `hand ${seat}`;
    default:
      return "deck";
  }
}

/** Cards from hands set out before shared ones. */
function ownFirst(cards: readonly string[], { shared }: View): string[] {
  const isShared = (card: string): number => Number(shared.some((one) => one.card === card));
  return cards.toSorted((a, b) => isShared(a) - isShared(b));
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** Points on an arc from one box to another, as transforms of the second; the path of the flight. */
export function arcOf(from: Box, to: Box, swims: boolean): { path: string; steps: string[] } {
  const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.width * 0.68];
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const reach = Math.hypot(x1 - x0, y1 - y0);
  // The arc bends to the side that is up.
  const lift = Math.min(90, reach * 0.22);
  const [cx, cy] = [(x0 + x1) / 2 + (y1 - y0 > 0 ? lift : -lift) * 0.4, (y0 + y1) / 2 - lift];
  const steps: string[] = [];
  for (let at = 0; at <= STEPS; at += 1) {
    const t = at / STEPS;
    const rest = 1 - t;
    const wave = swims ? Math.sin(t * Math.PI * 3) * 22 * (1 - t) : 0;
    const x = rest * rest * x0 + 2 * rest * t * cx + t * t * x1;
    const y = rest * rest * y0 + 2 * rest * t * cy + t * t * y1 + wave;
    const scale = (from.width + (to.width - from.width) * t) / to.width;
    const tilt = swims
      ? Math.cos(t * Math.PI * 3) * 10 * rest
      : 12 * Math.sin(t * Math.PI) * (x1 < x0 ? -1 : 1);
    steps.push(
      `translate(${round(x - x1)}px, ${round(y - y1)}px) scale(${round(scale)}) rotate(${round(tilt)}deg)`,
    );
  }
  return {
    path: `M${round(x0)} ${round(y0)}Q${round(cx)} ${round(cy)} ${round(x1)} ${round(y1)}`,
    steps,
  };
}

const STEPS = 8;
const round = (number: number): number => Math.round(number * 100) / 100;
