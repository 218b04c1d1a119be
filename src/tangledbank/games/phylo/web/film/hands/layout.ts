/** Where the open hands lie: round the pond with water between them, or one above the other.
 *
 *  Clockwise from the left bank; the seat that looks on is the lowest. One place stays free for the
 *  event that is played: the middle, or where four or five hands want all of it, beside one's own. */

import type { Form } from "#shell/table/form";
import { othersOf } from "#shell/seats/seats";
import type { Box } from "../../table/web/geometry.ts";

export interface Layout {
  /** By seat; empty if the hands are stacked. */
  boxes: readonly Box[];
  /** The open water. */
  middle: Box;
  /** The seats from top to bottom, in the order in which they are read. */
  order: readonly number[];
  stacked: boolean;
}

/** Columns and rows of the others, clockwise: the left bank, the far bank, the right bank. A column
 *  is counted in halves of the width, or for five of them in thirds. */
type Cell = [column: number, row: number];
const CELLS: Record<number, readonly Cell[]> = {
  1: [[0, 0]],
  2: [
    [0, 0],
    [1, 0],
  ],
  3: [
    [0, 1],
    [0.5, 0],
    [1, 1],
  ],
  4: [
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 1],
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
  const order = [...others, lowest];
  if (form !== "desk") {
    const middle = { x: 0, y: 0, width, height: 0 };
    return { boxes: [], middle, order, stacked: true };
  }

  // Three rows; if nobody sits left and right, the event alone has the one between.
  const room = height - 4 * GAP;
  const low = room * (you === null ? 1 / 3 : 0.38);
  const high = seats <= 3 ? room * 0.36 : (room - low) / 2;
  const columns = seats === 2 ? 1 : seats === 6 ? 3 : 2;
  const wide = (width - (columns + 1) * GAP) / columns;
  const cell = ([column, row]: Cell): Box => ({
    x: GAP + column * (wide + GAP),
    y: GAP + row * (high + GAP),
    width: wide,
    height: high,
  });
  const boxes: Box[] = [];
  for (const [at, seat] of others.entries()) boxes[seat] = cell(CELLS[seats - 1]![at]!);
  const own = { x: GAP, y: height - GAP - low, width: width - 2 * GAP, height: low };
  if (seats === 4 || seats === 5) {
    const aside = (width - 3 * GAP) * 0.3;
    own.width -= aside + GAP;
    boxes[lowest] = own;
    const middle = { x: own.x + own.width + GAP, y: own.y, width: aside, height: low };
    return { boxes, middle, order, stacked: false };
  }
  boxes[lowest] = own;
  const third = (width - 4 * GAP) / 3;
  const between = seats === 6 ? high : room - low - high;
  const middle = { x: 2 * GAP + third, y: 2 * GAP + high, width: third, height: between };
  return { boxes, middle, order, stacked: false };
}

export interface Stack {
  /** How high the hand is that is looked at, and the others. */
  watched: number;
  other: number;
  /** The open water above one's own; 0 if there is none. */
  middle: number;
}

const LEAST = 146;
/** What is around the hands, and between two of them. */
const AROUND = 20;
const BETWEEN = 8;
/** Lower than this, an event that is played cannot be shown. */
const SHOWN = 126;

/** Hands in a stack are all seen at once where that leaves the cards large enough, and what they do
 *  not need is open water; else the stack is scrolled. */
export function stackOf(hands: number, width: number, height: number): Stack {
  const room = height - AROUND - BETWEEN * (hands - 1);
  if (hands * LEAST <= room) {
    const each = Math.min(tallestOf(width), room / hands);
    const left = room - hands * each - BETWEEN;
    return { watched: each, other: each, middle: left < SHOWN ? 0 : Math.min(left, 240) };
  }
  const share = (room - LEAST) / Math.max(1, hands - 1);
  return { watched: LEAST, other: Math.min(104, Math.max(90, share)), middle: 0 };
}

/** A name and five cards as large as the width allows. */
function tallestOf(width: number): number {
  const card = Math.min(96, (width - 60) / 5);
  return Math.max(LEAST, 36 + (card * 1.27) / 0.72);
}
