/** How large the shared cards are, and where each place is, in pixels of the drawing. */

import { BESIDE } from "./spots.ts";

export type Shape = "tall" | "wide";
/** Height to width. */
export const RATIO: Record<Shape, number> = { tall: 172.5 / 126, wide: 86 / 118 };

export interface Room {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Plan {
  shape: Shape;
  width: number;
  height: number;
  place(row: number, column: number): Point;
  /** The middle of each clade's row, or the left edge of each clade's column. */
  clades: number[];
  /** Where the deck lies, for plans that have a place for it. */
  deck: Point & Room;
}

/** A card this narrow is still found by a finger and told apart by an eye. */
const SMALLEST = 40;
const GAP = 8;
/** Tall cards are the printed ones, as long as they are at least this wide. */
const LEGIBLE = 66;

/** The table on a desk: rows of tall cards from the left, the deck and Lucky 13 at the right. */
const LABELS = 178;
const MARGIN = 30;
const TOP = 14;
const LARGEST = 122;
const PITCH = 152;
const DECK: Room = { width: 122, height: 167 };

/** §1.4 Three rows, and places beside the deck. `lengths` as in `lengthsOf`. */
export function planDesk(lengths: readonly number[], room: Room): Plan {
  const rows = lengths.slice(0, BESIDE);
  const beside = Math.max(1, lengths[BESIDE] ?? 0);
  const tall = deskSize("tall", rows, beside, room);
  const wide = deskSize("wide", rows, beside, room);
  const best = tall.width >= LEGIBLE || areaOf(tall) > areaOf(wide) ? tall : wide;
  const { shape, width, height, across, columns } = best;
  const zone = rowsWidth(room, width, columns);
  const lines = linesOf(rows, across);
  const tops = spread(sum(lines), height, room.height);
  const widest = Math.min(across, Math.max(...rows));
  const step = Math.min((width * PITCH) / LARGEST, (zone - width) / Math.max(1, widest - 1));
  const first = (row: number): number => sum(lines.slice(0, row));
  const deck = {
    ...DECK,
    x: room.width - MARGIN - DECK.width,
    y: room.height - TOP + 1 - DECK.height,
  };
  return {
    shape,
    width,
    height,
    deck,
    clades: lines.map(
      (many, row) => (tops[first(row)]! + tops[first(row) + many - 1]! + height) / 2,
    ),
    place(row, column) {
      if (row < BESIDE) {
        const line = first(row) + Math.min(lines[row]! - 1, Math.floor(column / across));
        return { x: LABELS + (column % across) * step, y: tops[line]! };
      }
      return besideDeck(column, best, deck, room);
    },
  };
}

interface DeskSize extends Room {
  shape: Shape;
  /** Cards in a line of a row. */
  across: number;
  /** Columns of places beside the deck. */
  columns: number;
}

/** Rows in several lines are harder to read; they must make the cards this much larger. */
const WORTH = 1.2;

/** The largest card with which everything fits, each row in one line if that costs little. */
function deskSize(shape: Shape, rows: number[], beside: number, room: Room): DeskSize {
  const any = largest(shape, rows, beside, room, false);
  const single = largest(shape, rows, beside, room, true);
  return single.width * WORTH >= any.width ? single : any;
}

function largest(
  shape: Shape,
  rows: number[],
  beside: number,
  room: Room,
  single: boolean,
): DeskSize {
  for (let width = LARGEST; ; width -= 1) {
    const height = Math.round(width * RATIO[shape]);
    const size = { shape, width, height };
    const columns = columnsBeside(beside, size, room);
    const zone = rowsWidth(room, width, columns);
    const across = Math.max(1, Math.floor((zone + GAP) / (width + GAP)));
    const lines = linesOf(rows, across);
    const fits =
      sum(lines) * (height + GAP) <= room.height - TOP && !(single && Math.max(...lines) > 1);
    if (fits || width <= SMALLEST) return { ...size, across, columns };
  }
}

/** How many lines each row takes, with this many cards in a line. */
const linesOf = (rows: readonly number[], across: number): number[] =>
  rows.map((length) => Math.max(1, Math.ceil(length / across)));

const areaOf = ({ width, height }: Room): number => width * height;

/** What the deck and the places beside it leave to the rows. */
function rowsWidth(room: Room, width: number, columns: number): number {
  return room.width - MARGIN - DECK.width - 18 - LABELS - (columns - 1) * (width + GAP);
}

/** How many places one column has above the deck, and a further one over the whole height. */
function slots({ height }: Room, room: Room): { above: number; whole: number } {
  const free = room.height - 2 * TOP + 1;
  const fit = (high: number): number => Math.max(1, Math.floor((high + GAP) / (height + GAP)));
  return { above: fit(free - DECK.height - GAP), whole: fit(free) };
}

function columnsBeside(beside: number, size: Room, room: Room): number {
  const { above, whole } = slots(size, room);
  return beside <= above ? 1 : 1 + Math.ceil((beside - above) / whole);
}

/** Upwards from the deck, then column by column to the left of it. */
function besideDeck(at: number, size: DeskSize, deck: Point & Room, room: Room): Point {
  const { above, whole } = slots(size, room);
  const pitch = Math.min(size.height + 16, (room.height - 2 * TOP + 1 + GAP) / whole);
  if (at < above) {
    const gap = size.height === DECK.height ? 16 : GAP;
    return {
      x: deck.x + (deck.width - size.width) / 2,
      y: deck.y - gap - size.height - at * pitch,
    };
  }
  const column = 1 + Math.floor((at - above) / whole);
  const slot = (at - above) % whole;
  return {
    x: deck.x - column * (size.width + GAP),
    y: deck.y + deck.height - size.height - slot * pitch,
  };
}

/** The tops of lines of cards, spread over a height. */
function spread(lines: number, height: number, room: number): number[] {
  const pitch = (room - 11) / lines;
  return Array.from({ length: lines }, (_, line) => 6 + (line + 0.5) * pitch - height / 2);
}

/** What a narrow table leaves free around its cards. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  gap: number;
  largest: number;
}

/** A phone upright: the rows turn into columns of wide cards. */
export function planUpright(lengths: readonly number[], room: Room, frame: Frame): Plan {
  const { gap, left, right, top } = frame;
  const column = (room.width - left - right - 2 * gap) / 3;
  const most = Math.max(1, ...lengths.slice(0, BESIDE));
  const size = narrowSize(frame, (width, height) => {
    const across = Math.floor((column + gap) / (width + gap));
    return across > 0 && Math.ceil(most / across) * (height + gap) - gap <= room.height - top;
  });
  const across = Math.max(1, Math.floor((column + gap) / (size.width + gap)));
  const step = across > 1 ? (column - size.width) / (across - 1) : 0;
  const inset = across > 1 ? 0 : (column - size.width) / 2;
  const edge = (clade: number): number => left + clade * (column + gap);
  return {
    ...size,
    deck: NOWHERE,
    clades: [0, 1, 2].map(edge),
    place: (row, at) => ({
      x: edge(row) + inset + (at % across) * step,
      y: top + Math.floor(at / across) * (size.height + gap),
    }),
  };
}

/** A phone on its side: rows, as on a desk, but the deck lies elsewhere. */
export function planSide(lengths: readonly number[], room: Room, frame: Frame): Plan {
  const { gap, left, right, top } = frame;
  const rows = lengths.slice(0, BESIDE);
  const zone = room.width - left - right;
  const perLine = (width: number): number => Math.max(1, Math.floor((zone + gap) / (width + gap)));
  const high = room.height - 2 * top;
  const size = narrowSize(
    frame,
    (width, height) => sum(linesOf(rows, perLine(width))) * (height + gap) - gap <= high,
  );
  const across = perLine(size.width);
  const lines = linesOf(rows, across);
  const pitch = (high + gap) / sum(lines);
  const widest = Math.min(across, Math.max(1, ...rows));
  const step = Math.min(size.width + 2 * gap, (zone - size.width) / Math.max(1, widest - 1));
  const first = (row: number): number => sum(lines.slice(0, row));
  const y = (line: number): number => top + line * pitch + (pitch - gap - size.height) / 2;
  return {
    ...size,
    deck: NOWHERE,
    clades: lines.map((many, row) => (y(first(row)) + y(first(row) + many - 1) + size.height) / 2),
    place: (row, at) => ({
      x: left + (at % across) * step,
      y: y(first(row) + Math.floor(at / across)),
    }),
  };
}

/** On a phone wide cards are the usual ones; tall ones must be this much larger. */
const BETTER = 1.12;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

function narrowSize(
  { largest }: Frame,
  fits: (width: number, height: number) => boolean,
): Pick<Plan, "shape" | "width" | "height"> {
  const sizes = (["wide", "tall"] as const).map((shape) => {
    for (let width = shape === "wide" ? largest : largest * 0.8; ; width -= 1) {
      const height = Math.round(width * RATIO[shape]);
      if (fits(width, height) || width <= SMALLEST)
        return { shape, width: Math.floor(width), height };
    }
  });
  return sizes.reduce((one, other) => (areaOf(other) > areaOf(one) * BETTER ? other : one));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
