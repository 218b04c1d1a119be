/** Numbers and names in words. */

import { watches } from "#shell/play/asking";
import { count, counted } from "#shell/page/words";
import type { Card } from "../cards/cards.ts";
import { shortName, spoken } from "../cards/names.ts";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";

/** A card within a sentence: `the heron`. */
export function within(card: Card): string {
  return `the ${shortName(card)}`;
}

/** `Ready`, `Ready, climate shift unused`, `Ready, two events unused` */
export function readyWords(unused: readonly Card[]): string {
  const [first, ...more] = unused;
  if (!first) return "Ready";
  const what = more.length ? `${count(unused.length)} events` : first.name.toLowerCase();
  return `Ready, ${what} unused`;
}

/** `31 %`; what is nearly sure or nearly impossible is not called so. */
export function percent(chance: number): string {
  if (chance <= 0 || chance >= 1) return `${chance * 100} %`;
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
}

/** `first to 50`, `round 2 of 6` */
export function goalOf({ options, round }: View): string {
  return options["end"] === "rounds"
    ? `round ${round} of ${options["rounds"]}`
    : `first to ${options["target"]}`;
}

/** What a seat has done itself. */
export const DEEDS: readonly GameEvent["name"][] = ["drew", "got", "ready", "aimed"];

/** The seat's own cards, in sentences. */
export function ownCards({ own }: View, card: (id: string) => Card): string {
  if (!own) return watches();
  const { counting, loose, points } = own.web;
  const events = own.hand.filter((id) => card(id).kind === "event");
  return [
    `Your web counts ${counted(points, "point")}.`,
    ...counting.map((id) => `${spoken(card(id))}; it counts.`),
    ...loose.map(({ card: id, why }) => `${spoken(card(id))}; loose. ${why}`),
    ...events.map((id) => spoken(card(id))),
  ].join(" ");
}
