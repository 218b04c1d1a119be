/** Numbers and names in words. */

import { count } from "#shell/page/words";
import { spoken, type Card } from "../cards/faces.ts";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";

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
  const you = view.seat === null ? null : view.players[view.seat];
  if (!you) return "You are watching.";
  const cards = view.hand.map((id) => `${spoken(card(id)).replace(/\.$/, "")}.`);
  return [
    `You have ${you.offspring} offspring and ${you.food} food.`,
    ...(cards.length ? cards : ["You hold no cards."]),
    "Out to Lunch is always yours.",
  ].join(" ");
}
