/** What keys mean: digits are cards, letters are spots, arrows go from spot to spot. */

import { HOW_DE_DO } from "../cards/cards.ts";
import { atSpot, inHand, type Thing } from "./things.ts";

/** Spots from left to right. */
export const LETTERS = ["A", "B", "C", "D", "E", "F"];

/** The spot of a letter, if it may be chosen. */
export function spotOfLetter(key: string, spots: readonly Thing[]): Thing | undefined {
  const spot = atSpot(LETTERS.indexOf(key.toUpperCase()));
  return spots.find((one) => one === spot);
}

/** 1 to 9 in their order; 0 is a How-de-do. */
export function thingOfDigit(key: string, things: readonly Thing[]): Thing | undefined {
  if (!/^\d$/.test(key)) return undefined;
  if (key === "0") return things.find((one) => one === inHand(HOW_DE_DO));
  return things[Number(key) - 1];
}

/** The spot that an arrow leads to; they go around. */
export function spotOfArrow(
  key: string,
  spots: readonly Thing[],
  chosen: Thing | undefined,
): Thing | undefined {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (by === undefined) return undefined;
  const from = chosen ? spots.indexOf(chosen) : -1;
  return spots.at(from < 0 ? (by > 0 ? 0 : -1) : (from + by) % spots.length);
}
