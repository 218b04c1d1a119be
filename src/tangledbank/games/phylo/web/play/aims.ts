/** Whom events are for: the plan as it is made, and the one action that sends it. */

import type { Action } from "../actions.ts";
import type { Card, EventCard } from "../cards/cards.ts";
import type { Own } from "../view.ts";

/** An event and the seat it is for; one's own where it helps. The order is the order of play. */
export interface Planned {
  event: string;
  target: number;
}

export function eventsOf(hand: readonly string[], card: (id: string) => Card): EventCard[] {
  return hand.map(card).filter((one) => one.kind === "event");
}

/** What is planned before anything is touched: what can only help is used. */
export function firstPlan(events: readonly EventCard[], seat: number): Planned[] {
  return events.filter(({ harmful }) => !harmful).map(({ id }) => ({ event: id, target: seat }));
}

/** The seats that an event may be for, clockwise from the left neighbour. */
export function targetsOf({ harmful }: EventCard, seat: number, seats: number): number[] {
  if (!harmful) return [seat];
  return Array.from({ length: seats - 1 }, (_, at) => (seat + at + 1) % seats);
}

/** Events that nobody is meant to get: they will be discarded. */
export function unusedOf(events: readonly EventCard[], plan: readonly Planned[]): EventCard[] {
  return events.filter(({ id }) => !plan.some(({ event }) => event === id));
}

/** The plan with this event for that seat, in its old place or at the end; null: it stays unused. */
export function aimed(plan: readonly Planned[], event: string, target: number | null): Planned[] {
  if (target === null) return plan.filter((one) => one.event !== event);
  if (!plan.some((one) => one.event === event)) return [...plan, { event, target }];
  return plan.map((one) => (one.event === event ? { event, target } : one));
}

/** The plan with this event played earlier (-1) or later (1). */
export function moved(plan: readonly Planned[], event: string, by: -1 | 1): Planned[] {
  const from = plan.findIndex((one) => one.event === event);
  const to = from + by;
  if (from < 0 || to < 0 || to >= plan.length) return [...plan];
  const order = [...plan];
  [order[from], order[to]] = [order[to]!, order[from]!];
  return order;
}

/** The action that sends the plan: kinds of events, and opponents counted clockwise from the left
 *  neighbour. */
export function aiming(
  plan: readonly Planned[],
  card: (id: string) => Card,
  seat: number,
  seats: number,
): Action {
  const aims = plan.map(({ event, target }) => {
    const { effect, harmful } = card(event) as EventCard;
    return { event: effect, opponent: harmful ? (target - seat + seats - 1) % seats : null };
  });
  return aims.length ? { verb: "aim", aims } : { verb: "aim nothing" };
}

/** What was sent, once it is; unused events are left out as in a plan. */
export function sentPlan({ aims }: Own): Planned[] | null {
  return aims && aims.filter(({ fate }) => fate !== "unused");
}
