/** The spots of a film: how they lay before the cards were turned up, and after each event. */

import { named } from "#shell/wire/events";
import type { GameEvent } from "../events.ts";
import type { Laid, Own, Spot, View } from "../view.ts";

/** The spots that a frame resolves, as they are at its end. */
function resolved({ phase, spots, last }: View): Spot[] {
  return phase === "resolving" ? spots : last;
}

/** They lie there as their owners left them: what this frame turns up is still hidden, nothing that it
 *  disregards is crossed out, and no spot that it counts is decided. */
export function asLaid(before: View, end: View, events: readonly GameEvent[]): Spot[] {
  const hidden = new Set(numbersIn(events, "turned up"));
  const struck = new Set(numbersIn(events, "disregarded"));
  const goesOn = before.phase === "resolving";
  const known = new Map(
    before.spots.flatMap(({ sides }) => sides.flat()).map((one) => [one.number, one]),
  );
  return resolved(end).map((spot, at) => {
    const isSettled = goesOn && (before.spots[at]?.settled ?? false);
    return {
      ...spot,
      settled: isSettled,
      winner: isSettled ? spot.winner : -1,
      sides: spot.sides.map((side, seat) =>
        side.map((laid): Laid => {
          const disregarded = laid.disregarded && !struck.has(laid.number);
          if (!hidden.has(laid.number)) return { ...laid, disregarded };
          const was = known.get(laid.number);
          const card = seat === end.seat ? laid.card : (was?.card ?? "");
          return { ...laid, card, disregarded, shown: false, peeked: was?.peeked ?? false };
        }),
      ),
    };
  });
}

/** The spots after an event. */
export function changed(spots: readonly Spot[], event: GameEvent): Spot[] {
  switch (event.name) {
    case "turned up": {
      const { number, card } = event.values;
      return withLaid(spots, number, { card, shown: true, peeked: false });
    }
    case "disregarded":
      return withLaid(spots, event.values.number, { disregarded: true });
    case "won":
    case "nobody won":
    case "uncontested": {
      const winner = event.name === "won" ? event.seat : -1;
      return spots.map((spot, at) =>
        at === event.values.spot ? { ...spot, settled: true, winner } : spot,
      );
    }
    default:
      return [...spots];
  }
}

/** What the hand holds while its cards still lie on the spots. */
export function handDuring(before: View, spots: readonly Spot[]): Own | null {
  const { own, seat } = before;
  if (!own || seat === null) return own;
  const ownSides = (of: readonly Spot[]): string[] =>
    of.flatMap(({ sides }) => sides[seat] ?? []).map(({ card }) => card);
  const lying = ownSides(spots);
  const greetings = (cards: readonly string[]): number =>
    cards.filter((card) => card === "how-de-do").length;
  return {
    ...own,
    hand: own.hand.filter((card) => !lying.includes(card)),
    how_de_dos: own.how_de_dos + greetings(ownSides(before.spots)) - greetings(lying),
    previews: [],
  };
}

function withLaid(spots: readonly Spot[], number: number, change: Partial<Laid>): Spot[] {
  return spots.map((spot) => ({
    ...spot,
    sides: spot.sides.map((side) =>
      side.map((laid) => (laid.number === number ? { ...laid, ...change } : laid)),
    ),
  }));
}

function numbersIn(events: readonly GameEvent[], name: "turned up" | "disregarded"): number[] {
  return named(events, name).map(({ values }) => values.number);
}
