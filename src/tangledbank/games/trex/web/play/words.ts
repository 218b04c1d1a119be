/** Markers, events and one's own cards in words. */

import { watches } from "#shell/play/asking";
import { counted, possessive } from "#shell/page/words";
import type { Card } from "../cards/cards.ts";
import { spoken } from "../cards/names.ts";
import type { View } from "../view.ts";

type NameOf = (seat: number) => string;

/** Who holds First Move, and who will. */
export function firstMoveWords(view: View, nameOf: NameOf): string {
  const { seat, first_move: first, next_first: next } = view;
  const who = first === seat ? "You start, and win ties" : `${nameOf(first)} starts, and wins ties`;
  if (next === first) return who;
  const then = next === seat ? "you do" : `${nameOf(next)} does`;
  return `${first === seat ? "You start" : `${nameOf(first)} starts`}; from the next period ${then}`;
}

export function rexonomicsWords(view: View, nameOf: NameOf): string {
  const { rexonomics, traded } = view;
  return `${possessive(nameOf(rexonomics))}${traded ? ", traded this round" : ": one trade a round"}`;
}

/** The seat's own cards, in sentences. */
export function ownCards({ own }: View, card: (id: string) => Card): string {
  if (!own) return watches();
  return [
    `You hold ${counted(own.hand.length, "card")} and ${counted(own.how_de_dos, "How-de-do")}.`,
    ...own.hand.map((id) => spoken(card(id))),
  ].join(" ");
}
