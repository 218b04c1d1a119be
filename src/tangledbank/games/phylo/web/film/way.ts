/** The way of an event from one card to another: it leaves and arrives at the edges that face each other. */

import type { Box } from "../table/web/geometry.ts";

export interface Way {
  /** The middle of where it begins and where it ends. */
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  path: string;
  /** How the arrow looks: down, or up. */
  turn: 90 | -90;
}

/** Things in one row are joined by a bow above them. */
const BOW = 54;

export function wayBetween(from: Box, to: Box): Way {
  const x1 = from.x + from.width / 2;
  const x2 = to.x + to.width / 2;
  const isBelow = to.y >= from.y + from.height;
  const isAbove = to.y + to.height <= from.y;
  const y1 = isBelow ? from.y + from.height : from.y;
  const y2 = isAbove ? to.y + to.height : to.y;
  const [bend1, bend2] = isBelow || isAbove ? [(y2 - y1) * 0.5, (y1 - y2) * 0.5] : [-BOW, -BOW];
  const path = `M${x1} ${y1}C${x1} ${y1 + bend1} ${x2} ${y2 + bend2} ${x2} ${y2}`;
  return { x1, y1, x2, y2, path, turn: isAbove ? -90 : 90 };
}
