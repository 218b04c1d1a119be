/** Numbers and names in words. */

import { count } from "#shell/page/words";
import { spoken, type Card } from "../cards/faces.ts";
import type { GameEvent } from "../events.ts";
import type { Player, View } from "../view.ts";

/** Whoever sits at the seat that the table is seen from; nobody, for a spectator. */
export function youOf({ seat, players }: View): Player | null {
  return seat === null ? null : players[seat]!;
}

/** Cards that lie face down with those that were played. */
export function buriedOf({ players }: View): number {
  return players.reduce((sum, player) => sum + player.buried, 0);
}

/** What one has to reach: `10 offspring win`. */
export function goalOf({ options }: View): string {
  return options["long_life"] === true
    ? "until the environments are used up"
    : `${Number(options["goal"])} offspring win`;
}

/** `Keep all five`, `Discard 2, draw 3` */
export function discardWords(view: View, marked: number): string {
  const room = Math.max(0, Number(view.options["hand"] ?? 5) - view.hand.length) + marked;
  if (marked > 0) return `Discard ${marked}, draw ${room}`;
  const kept = view.hand.length === 1 ? "Keep it" : `Keep all ${count(view.hand.length)}`;
  return room > 0 ? `${kept}, draw ${room}` : kept;
}

const DEEDS: readonly GameEvent["name"][] = [
  "chose",
  "chose lunch",
  "passed",
  "passed ahead",
  "sneaked",
  "sneaked on",
  "let be",
  "guarded",
  "escaped",
  "discarded",
  "kept all",
];

/** What a seat has done itself. */
export const isDeed = ({ name }: GameEvent): boolean => DEEDS.includes(name);

/** The seat's own cards, in sentences. */
export function ownCards(view: View, card: (id: string) => Card): string {
  const you = youOf(view);
  if (!you) return "You are watching.";
  const cards = view.hand.map((id) => `${spoken(card(id)).replace(/\.$/, "")}.`);
  return [
    `You have ${you.offspring} offspring and ${you.food} food.`,
    ...(cards.length ? cards : ["You hold no cards."]),
    "Out to Lunch is always yours.",
  ].join(" ");
}
