/** An open hand at one moment: what lies in it, what counts, what has fallen. */

import type { Aim, Link, OpenHand, View } from "../../view.ts";

export interface Hand {
  seat: number;
  /** All that was ever in it since the reveal, events and fallen species too. */
  cards: readonly string[];
  counting: readonly string[];
  fallen: readonly string[];
  restored: readonly string[];
  /** Every food link among its species, counting or not. */
  links: readonly Link[];
  aims: readonly Aim[];
  protections: number;
  /** What a research station has added. */
  bonus: number;
  /** The web and the bonus. */
  count: number;
}

/** A hand as a view shows it. */
export function handOf(shown: OpenHand, seat: number): Hand {
  return {
    seat,
    cards: [...shown.hand, ...shown.restored],
    counting: shown.web.counting,
    fallen: shown.fallen,
    restored: shown.restored,
    links: shown.links,
    aims: shown.aims,
    protections: shown.protections,
    bonus: shown.bonus,
    count: shown.count,
  };
}

/** The hands that lie open, by seat; between two reveals those of the round before. */
export function openHands(view: View): Hand[] {
  const open = view.players.flatMap(({ shown }) => shown ?? []);
  return (open.length ? open : view.last).map(handOf);
}

/** The links among what counts now. */
export function liveLinks(hand: Hand): Link[] {
  const counts = new Set(hand.counting);
  return hand.links.filter(({ food, eater }) => counts.has(food) && counts.has(eater));
}

/** The order in a row: food stands left of its eater, then what nothing feeds, events last.
 *  It goes by the whole hand, so that nothing changes its place when something falls. */
export function rowOf(hand: Hand, chainOf: (card: string) => number): string[] {
  const events = hand.cards.filter((card) => chainOf(card) === 0);
  const row = hand.cards.filter((card) => chainOf(card) === 1);
  let open = hand.cards.filter((card) => chainOf(card) > 1);
  for (;;) {
    const fed = open.filter((card) =>
      hand.links.some(({ food, eater }) => eater === card && row.includes(food)),
    );
    if (!fed.length) break;
    row.push(...fed);
    open = open.filter((card) => !fed.includes(card));
  }
  open.sort((one, other) => chainOf(one) - chainOf(other));
  return [...row, ...open, ...events];
}
