/** Where a label finds room: tied to its card, and off the cards that can be chosen. */

import type { Box, Layout, Place } from "./layout.ts";

export type Side = "right" | "left" | "below" | "above";

export interface Spot {
  side: Side;
  x: number;
  y: number;
  /** The tie's length, and how far along the label's edge it begins. */
  tie: number;
  at: number;
}

const EDGE = 6;
const TIE = 20;
/** How bad it is to cover a card, to cover one that is lit, and to cover the scale at all. */
const COVERED = 1;
const COVERED_LIT = 6;
const SCALE = 20_000;

export function labelSpot(
  place: Place,
  layout: Layout,
  label: { width: number; height: number },
  lit: ReadonlySet<string>,
): Spot {
  const spots = layout.size.upright
    ? uprightSpots(place, layout, label)
    : wideSpots(place, layout, label);
  const others = [...layout.places, ...(layout.ghost ? [layout.ghost] : [])];
  const cost = ({ x, y }: Spot): number =>
    others.reduce((sum, one) => {
      const weight = lit.has(one.id) || one === layout.ghost ? COVERED_LIT : COVERED;
      return sum + weight * shared({ x, y, ...label }, one.free);
    }, 0);
  const across = (one: Spot): number =>
    !layout.size.upright && (one.side === "below" || one.side === "above") ? SCALE : 0;
  // Of equally good spots the first.
  return spots.toSorted((a, b) => cost(a) + across(a) - cost(b) - across(b))[0]!;
}

type Size = { width: number; height: number };

/** Beside the card, or across the scale. */
function wideSpots({ box, row }: Place, layout: Layout, { width, height }: Size): Spot[] {
  const isPlant = row === "plants";
  const wanted = isPlant ? box.y + 8 : box.y + box.height - height - 8;
  const y = within(wanted, height, layout.height);
  const at = within(box.y + 38 - y, 0, height);
  const right: Spot = { side: "right", x: box.x + box.width + TIE, y, tie: TIE, at };
  const left: Spot = { side: "left", x: box.x - TIE - width, y, tie: TIE, at };
  const x = within(box.x, width, layout.width);
  const gap = 26;
  const across: Spot = {
    side: isPlant ? "below" : "above",
    x,
    y: isPlant ? box.y + box.height + gap : box.y - gap - height,
    tie: gap,
    at: box.x + box.width - 14 - x,
  };
  const isInside = (one: Spot): boolean =>
    one.x >= EDGE &&
    one.x + width <= layout.width - EDGE &&
    one.y >= 0 &&
    one.y + height <= layout.height;
  const inside = [right, left, across].filter(isInside);
  return inside.length ? inside : [{ ...right, x: within(right.x, width, layout.width) }];
}

/** Below the slab, above it, or across the scale. */
function uprightSpots({ box, row }: Place, layout: Layout, { width, height }: Size): Spot[] {
  const x = within(row === "plants" ? box.x : box.x + box.width - width, width, layout.width);
  const at = row === "plants" ? 24 : width - 24;
  const gap = 9;
  const below: Spot = { side: "below", x, y: box.y + box.height + gap, tie: gap, at };
  const above: Spot = { side: "above", x, y: box.y - gap - height, tie: gap, at };
  const y = within(box.y + box.height / 2 - height / 2, height, layout.height);
  const across: Spot =
    row === "plants"
      ? { side: "right", x: layout.width - EDGE - width, y, tie: 0, at: box.y + box.height / 2 - y }
      : { side: "left", x: EDGE, y, tie: 0, at: box.y + box.height / 2 - y };
  across.tie = row === "plants" ? across.x - box.x - box.width : box.x - across.x - width;
  const vertical = [below, above].filter(
    (one) => one.y >= EDGE && one.y + height <= layout.height - EDGE,
  );
  return [...vertical, across];
}

function within(at: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - EDGE - length));
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}
