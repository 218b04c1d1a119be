/** One hand as a row: how large its cards are, where they lie, and its food links as arcs above them.
 *
 *  What counts floats; everything else lies a little lower, on the bank. */

import { CARD, CHIP } from "../../table/web/sizes.ts";
import type { Link } from "../../view.ts";

export interface Row {
  /** Of one card. */
  width: number;
  height: number;
  /** Small cards are chips. */
  chips: boolean;
  /** Left edges of the cards, in order. */
  lefts: readonly number[];
  /** Room for the arcs: the top edge of what floats. */
  top: number;
  /** How much lower lies what does not count. */
  sink: number;
}

/** A card that is narrower than this cannot be read. */
const READABLE = 98;
const LARGEST = 150;
const GAP = 8;
const between = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** `px` is one pixel of the drawing. */
export function fitRow(cards: number, width: number, height: number, px = 1): Row {
  const top = between(14, height * 0.19, 38);
  const sink = between(6, height * 0.09, 16);
  const room = height - top - sink;
  const most = (width - (cards - 1) * GAP) / cards;
  const large = Math.floor(Math.min(most, room / CARD, LARGEST * px));
  const chips = large < READABLE * px;
  const wide = chips ? Math.floor(Math.min(most, room / CHIP, READABLE * px - 2)) : large;
  const gap = cards > 1 ? Math.min((width - cards * wide) / (cards - 1), wide * 0.3) : 0;
  const first = (width - cards * wide - (cards - 1) * gap) / 2;
  return {
    width: wide,
    height: wide * (chips ? CHIP : CARD),
    chips,
    lefts: Array.from({ length: cards }, (_, at) => first + at * (wide + gap)),
    top,
    sink,
  };
}

export interface Arc {
  key: string;
  path: string;
  /** The arrow's point, and how large it is; it looks down. */
  x: number;
  y: number;
  size: number;
}

/** Where on its upper edge a card gives, and where it takes. */
const GIVES = 0.66;
const TAKES = 0.34;

/** From the food over the cards between to the eater; the farther, the higher. */
export function arcsOf(links: readonly Link[], cards: readonly string[], row: Row): Arc[] {
  const most = Math.max(1, cards.length - 1);
  const size = between(0.6, row.top / 28, 1.2);
  return links.flatMap(({ food, eater }) => {
    const [from, to] = [cards.indexOf(food), cards.indexOf(eater)];
    if (from < 0 || to < 0) return [];
    const x1 = row.lefts[from]! + GIVES * row.width;
    const x2 = row.lefts[to]! + TAKES * row.width;
    const rise = (row.top - 4) * (0.5 + (0.5 * Math.abs(to - from)) / most);
    // The highest point of such a curve lies three quarters up to its handles.
    const handle = row.top - (rise * 4) / 3;
    const y = row.top - 2;
    const path = `M${x1} ${row.top}C${x1} ${handle} ${x2} ${handle} ${x2} ${y}`;
    return { key: `${food}>${eater}`, path, x: x2, y, size };
  });
}
