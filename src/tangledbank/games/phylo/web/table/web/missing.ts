/** The food that a loose card waits for, as a place in the pond. */

import { isWithin, overlap, type Box, type Room } from "./geometry.ts";
import type { Size } from "./labels.ts";
import type { Layout } from "./layout.ts";

export interface Missing {
  /** The card that would eat it; it lies outside, on the bank. */
  eater: string;
  /** `31 %` */
  percent: string;
  /** Up to three cards that could come. */
  figures: string[];
  /** `food for the heron` */
  text: string;
}

const STEP = 8;

/** A free place in the pond, as low as there is one, and as near to the middle; if there is any. */
export function freePlace(
  { places, runs }: Layout,
  room: Room,
  size: Size,
  gap: number,
): Box | null {
  const taken: Box[] = [...places.values(), ...runs.flatMap(({ label }) => label ?? [])];
  for (let y = room.height - size.height - gap; y >= room.height / 3; y -= STEP)
    for (let off = 0; off < room.width / 2; off += STEP)
      for (const side of [1, -1]) {
        const box = { x: (room.width - size.width) / 2 + side * off, y, ...size };
        if (isWithin(room, box, 4) && !taken.some((other) => overlap(box, other, gap))) return box;
      }
  return null;
}
