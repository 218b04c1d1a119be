/** What a player suspects of the rival's hidden cards, as the server keeps it for this seat alone. */

import { HOW_DE_DO, type Card, type PeriodCard } from "../cards/cards.ts";
import type { View } from "../view.ts";
import { laidCards, rivalOf, type Found } from "./things.ts";

/** As long as the server takes it. */
export const LONGEST_NOTE = 120;

export type Notes = Readonly<Record<string, string>>;

/** A card on the table has a number in its round: that is what a note hangs on. */
export function noteKey(round: number, number: number): string {
  return `${round}:${number}`;
}

/** A note names a suspected card by its id, or says something else in the player's words. */
export function noteWords(text: string, nameOf: (id: string) => string | undefined): string {
  return nameOf(text) ?? text;
}

/** The cards that a hidden one may be, the strongest first: unseen cards of its period, and those that the rival
 *  is known to have; or a How-de-do, which is null here. */
export function suspects(
  view: View,
  period: string,
  card: (id: string) => Card,
): (PeriodCard | null)[] {
  const known = view.players[rivalOf(view.seat)]?.known ?? [];
  const fits = [...known, ...(view.own?.unseen ?? [])]
    .map(card)
    .filter((one) => one.kind === "period")
    .filter((one) => one.period === period);
  return [...fits.sort(byFootprints), null];
}

/** What a choice among the suspects writes; null stands for a How-de-do. */
export const suspectId = (one: PeriodCard | null): string => one?.id ?? HOW_DE_DO;

/** All cards that may be anywhere, by period in its order, with the strongest first. */
export function unseenByPeriod(
  view: View,
  card: (id: string) => Card,
): { period: string; cards: PeriodCard[] }[] {
  const unseen = (view.own?.unseen ?? []).map(card).filter((one) => one.kind === "period");
  return view.periods.map((period) => ({
    period,
    cards: unseen.filter((one) => one.period === period).sort(byFootprints),
  }));
}

/** How many cards have this many footprints: `[3, 6]` for six cards of three. */
export function footprintCounts(cards: readonly PeriodCard[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const { footprints } of cards) counts.set(footprints, (counts.get(footprints) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => other - one);
}

/** The hidden cards of the other side that have a note in this round. */
export function notedCards(view: View, notes: Notes): (Found & { text: string })[] {
  return laidCards(view).flatMap((found) => {
    const text = notes[noteKey(view.round, found.laid.number)];
    return text && found.seat !== view.seat ? [{ ...found, text }] : [];
  });
}

function byFootprints(one: PeriodCard, other: PeriodCard): number {
  return other.footprints - one.footprints || one.name.localeCompare(other.name);
}
