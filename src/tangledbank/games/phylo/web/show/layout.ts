/** Where the open hands lie: round the pond with water between them, or one above the other.
 *
 *  Clockwise from the left bank; the seat that looks on is the lowest. The middle stays free for the
 *  event that is played. */

import type { Form } from "#shell/lib/form";
import { othersOf } from "#shell/lib/seats";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  /** By seat; empty where the hands are stacked. */
  boxes: readonly Box[];
  /** The open water. */
  middle: Box;
  /** The seats from top to bottom, in the order in which they are read. */
  order: readonly number[];
  stacked: boolean;
}

/** Columns and rows of the others, clockwise: the left bank, the far bank, the right bank. */
type Cell = [column: number, row: number];
const CELLS: Record<number, readonly Cell[]> = {
  1: [[1, 0]],
  2: [
    [0, 0],
    [2, 0],
  ],
  3: [
    [0, 1],
    [1, 0],
    [2, 1],
  ],
  4: [
    [0, 1],
    [0, 0],
    [2, 0],
    [2, 1],
  ],
  5: [
    [0, 1],
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
};

const GAP = 12;

export function layOut(
  seats: number,
  you: number | null,
  width: number,
  height: number,
  form: Form,
): Layout {
  const lowest = you ?? 0;
  const others = othersOf(seats, lowest);
  const stacked = form !== "desk";
  if (stacked) {
    const middle = { x: 0, y: 0, width, height: 0 };
    return { boxes: [], middle, order: [...others, lowest], stacked };
  }

  // Three rows; where nobody sits left and right, the event alone has the one between.
  const room = height - 4 * GAP;
  const low = room * (you === null ? 1 / 3 : 0.4);
  const high = seats <= 3 ? room * 0.34 : (room - low) / 2;
  const between = room - low - high;
  const wide = (width - 4 * GAP) / 3;
  const cell = ([column, row]: Cell): Box => ({
    x: GAP + column * (wide + GAP),
    y: GAP + row * (high + GAP),
    width: wide,
    height: row === 0 ? high : between,
  });
  const boxes: Box[] = [];
  for (const [at, seat] of others.entries()) boxes[seat] = roomier(cell, CELLS[seats - 1]!, at);
  boxes[lowest] = { x: GAP, y: height - GAP - low, width: width - 2 * GAP, height: low };
  return { boxes, middle: cell([1, 1]), order: [...others, lowest], stacked };
}

/** How high hands in a stack are: the one that is looked at, and the others. All are seen at once
 *  where that leaves the cards large enough; else the stack is scrolled. */
export function stackOf(hands: number, height: number): { watched: number; other: number } {
  const watched = 146;
  if (hands * (watched + 8) + 8 <= height) return { watched, other: watched };
  const share = (height - watched - 8 * (hands + 1)) / Math.max(1, hands - 1);
  return { watched, other: Math.min(104, Math.max(90, share)) };
}

/** Few hands have the room of those that are not there. */
function roomier(cell: (at: Cell) => Box, cells: readonly Cell[], at: number): Box {
  const [column, row] = cells[at]!;
  const box = cell([column, row]);
  if (cells.length === 1) return { ...box, x: GAP, width: 3 * box.width + 2 * GAP };
  if (cells.length === 2) {
    const width = (3 * box.width + GAP) / 2;
    return { ...box, x: column === 0 ? GAP : 2 * GAP + width, width };
  }
  if (cells.length === 4 && row === 0) {
    const width = (3 * box.width + GAP) / 2;
    return { ...box, x: column === 0 ? GAP : 2 * GAP + width, width };
  }
  return box;
}
