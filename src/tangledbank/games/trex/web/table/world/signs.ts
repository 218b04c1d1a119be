/** What has happened to a spot in this round, in words. */

import type { IconId } from "../../art/icons.ts";
import type { Card } from "../../cards/cards.ts";
import type { Spot } from "../../view.ts";

export interface Strip {
  icon: IconId;
  words: string;
}

export function stripsOf(
  spot: Spot,
  nameOf: (seat: number) => string,
  you: number | null,
): Strip[] {
  const strips: Strip[] = [];
  if (spot.iced) strips.push({ icon: "ice", words: "Iced: no reveals here" });
  if (spot.tarred) strips.push({ icon: "tar", words: "Tarred: no moves here" });
  if (spot.settled) strips.push({ icon: "print", words: wonBy(spot.winner, nameOf, you) });
  return strips;
}

function wonBy(winner: number, nameOf: (seat: number) => string, you: number | null): string {
  if (winner < 0) return "Nobody wins this";
  return winner === you ? "You win this" : `${nameOf(winner)} wins this`;
}

/** What stands on the sign that hangs from a Prehistoric spot. */
export function closedWords(card: Card | null, napping: boolean): string {
  const naps = card?.kind === "prehistoric" && card.effect === "long-nap" && napping;
  return naps ? "Cards with a bed will not count." : "Nobody wins this spot.";
}
