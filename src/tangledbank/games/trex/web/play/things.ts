/** What can be touched on the table: cards of the hand, cards that lie, and spots. */

import type { Laid, View } from "../view.ts";

/** `hand:a-fair-queue`, `laid:5` (by its number in this round), `spot:0` */
export type Thing = `${"hand" | "laid" | "spot"}:${string}`;

export const inHand = (card: string): Thing => `hand:${card}`;
export const lying = (number: number): Thing => `laid:${number}`;
export const atSpot = (spot: number): Thing => `spot:${spot}`;

export const isSpot = (thing: Thing | undefined): boolean => thing?.startsWith("spot:") ?? false;
export const isHand = (thing: Thing | undefined): boolean => thing?.startsWith("hand:") ?? false;

/** Which spot a thing is; -1 if it is none. */
export function spotOf(thing: Thing | undefined): number {
  return thing && isSpot(thing) ? Number(thing.slice(5)) : -1;
}

/** Who is the rival of a seat; a spectator looks from the first one. */
export const rivalOf = (seat: number | null): number => (seat === 1 ? 0 : 1);
export const nearOf = (seat: number | null): number => seat ?? 0;

/** A card that lies somewhere, with where. */
export interface Found {
  laid: Laid;
  spot: number;
  seat: number;
}

export function laidCards(view: View): Found[] {
  return view.spots.flatMap(({ sides }, spot) =>
    sides.flatMap((side, seat) => side.map((laid) => ({ laid, spot, seat }))),
  );
}

export function foundByNumber(view: View, number: number): Found | undefined {
  return laidCards(view).find(({ laid }) => laid.number === number);
}

/** The card of a choice that waits for the other's; empty if it names none. */
export const chosenCard = ({ own }: View): string => own?.chosen?.card ?? "";

/** The id of the card that a thing shows to this viewer; empty if it is unknown, or a bare place. */
export function cardOf(view: View, thing: Thing): string {
  const [kind, name = ""] = thing.split(":");
  if (kind === "hand") return name;
  if (kind === "spot") return view.spots[Number(name)]?.card ?? "";
  return foundByNumber(view, Number(name))?.laid.card ?? "";
}
