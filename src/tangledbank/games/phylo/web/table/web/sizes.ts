/** How large the cards of a web are drawn. */

import type { Size } from "./labels.ts";
import type { Terms } from "./placing.ts";

/** Heights by widths, of a card and of a chip. */
export const CARD = 1.37;
export const CHIP = 1.27;

const CARDS = [148, 134, 120, 106, 94];
const CHIPS = [84, 72, 60, 52, 46];
/** A card is not legible below this; then it is a chip. */
const LEGIBLE = 92;
const WIDEST_ON_A_PHONE = 112;
/** A pond narrower than this is one on a phone, in pixels of the drawing. */
const PHONE = 560;

/** What it costs to draw smaller, down to nothing, and to draw a chip instead of a card. */
const SMALL = 28;
const SMALL_ON_A_PHONE = 44;
const A_CHIP = 10;

/** Of one's own hand: cards, or chips if there is no room. `px` is one pixel of the drawing. */
export function fullSizes(width: number, px: number): Terms["sizes"] {
  const phone = width < PHONE * px;
  const cards = phone
    ? [WIDEST_ON_A_PHONE, ...CARDS.filter((one) => one < WIDEST_ON_A_PHONE)]
    : CARDS.map((one) => one * px).filter((one) => one >= LEGIBLE);
  const cost = (one: number): number => (phone ? SMALL_ON_A_PHONE : SMALL) * (1 - one / cards[0]!);
  return [
    ...cards.map((one) => ({ width: one, height: one * CARD, cost: cost(one) })),
    ...CHIPS.map((one) => ({ width: one, height: one * CHIP, cost: cost(one) + A_CHIP })),
  ];
}

export function isChip({ width, height }: Size): boolean {
  return height < width * (CARD + CHIP) * 0.5;
}
