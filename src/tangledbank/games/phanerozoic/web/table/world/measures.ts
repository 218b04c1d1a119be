/** The board's measures for its size: which form cards take, and how far from the scale they stand.
 *
 *  `along` runs with the scale, `out` away from it on either side. So one arithmetic serves both
 *  boards: wide (the scale lies, plants above) and upright (it stands, plants on the left). */

import type { Row } from "../../cards/faces.ts";

export interface Size {
  width: number;
  height: number;
  upright: boolean;
}

export interface Measures {
  upright: boolean;
  /** A card with its population above it, or a slab with everything beside its picture. */
  form: "card" | "slab";
  /** The board's length along the scale, and its depth. */
  along: number;
  depth: number;
  /** Where the scale runs: half the depth, or nearly. */
  middle: number;
  /** How far the scale keeps from the two ends of the board, and cards from both. */
  ends: [number, number];
  margin: number;
  /** Lengths along the scale at ease and in a crowd, and what overlapping leaves free. */
  long: number;
  short: number;
  free: number;
  gap: number;
  narrow: number;
  /** More room where a coast passes between two neighbours. */
  shore: number;
  ghost: number;
  /** How far out: the tips of the ticks, the banks of the river, leader lines' ends, cards. */
  tip: number;
  bank: Record<Row, number>;
  lead: Record<Row, number>;
  near: Record<Row, number>;
  /** How far a card reaches from there. */
  reach(length: number): number;
  /** How much farther out a shrunken card stands, for the sake of its leader line. */
  slack(row: Row, length: number): number;
}

/** Height of a card, or of all but the card on the side of a row. */
export const SHAPE = 1.37;
const POPULATION = 37;
const TUCKED = 21;
/** Between the middle of the scale and the edge of the board, besides the card. */
const BESIDES = 106;
/** Below this width a card's words fall under eleven pixels. */
const SMALLEST = 96;
const USUAL = 118;
const LARGEST = 156;

export function measure(size: Size): Measures {
  if (size.upright) return upright(size);
  const widest = (size.height / 2 - 2 - BESIDES) / SHAPE;
  return widest >= SMALLEST ? cards(size, widest) : slabs(size);
}

function cards({ width, height }: Size, widest: number): Measures {
  // Only a board that is larger both ways has larger cards: they shall not crowd a short scale.
  const long = Math.min(widest, LARGEST, Math.max(USUAL, (USUAL * width) / 1120));
  const slack = Math.min((widest - long) * SHAPE, 40) / 2;
  return {
    upright: false,
    form: "card",
    along: width,
    depth: height,
    middle: Math.round(height / 2) - 2,
    ends: [70, 60],
    margin: 10,
    long,
    short: Math.min(SMALLEST, long),
    free: Math.min(SMALLEST, long) * (2 / 3),
    gap: 16,
    narrow: 9,
    shore: 10,
    ghost: 70,
    tip: 17,
    bank: { plants: 30 + slack / 2, animals: 29 + slack / 2 },
    lead: { plants: 62 + slack, animals: 31 + slack },
    near: { plants: 62 + slack, animals: 31 + slack + POPULATION },
    reach: (length) => length * SHAPE,
    slack: (row, length) => (row === "animals" ? ((long - length) * SHAPE) / 2 : 0),
  };
}

/** A low board, as on a phone that is turned: slabs in two lines. */
function slabs({ width, height }: Size): Measures {
  const near = 17 + TUCKED + 8;
  return {
    ...cards({ width, height, upright: false }, SMALLEST),
    form: "slab",
    margin: 8,
    long: 150,
    short: 124,
    free: 84,
    gap: 14,
    narrow: 7,
    shore: 8,
    ghost: 78,
    bank: { plants: 28, animals: 28 },
    lead: { plants: near, animals: near },
    near: { plants: near, animals: near },
    reach: () => Math.min(78, Math.max(58, height / 2 - 2 - near - 6)),
    slack: () => 0,
  };
}

function upright({ width, height }: Size): Measures {
  const near = width < 350 ? 34 : 37;
  const reach = Math.min(width / 2 - near - (width < 350 ? 5 : 8), 220);
  return {
    upright: true,
    form: "slab",
    along: height,
    depth: width,
    middle: Math.round(width / 2),
    ends: [16, 18],
    margin: 8,
    long: 78,
    short: 58,
    free: 44, // a finger's breadth
    gap: 14,
    narrow: 6,
    shore: 4,
    ghost: 26,
    tip: 13,
    bank: { plants: 27, animals: 27 },
    lead: { plants: near, animals: near },
    near: { plants: near, animals: near },
    reach: () => reach,
    slack: () => 0,
  };
}
