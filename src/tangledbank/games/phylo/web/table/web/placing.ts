/** The ways to put the cards of a web into the pond: columns from left to right, food before its eaters. */

import { overlap, shoreAt, type Box, type Room } from "./geometry.ts";
import type { Form, Size } from "./labels.ts";
import { columnings, depthsOf, type Line, type Pair } from "./layers.ts";

export interface Thing extends Size {
  id: string;
  /** It lies as low as it can. */
  low?: boolean;
}

/** How large the cards may be, and what stands between them. */
export interface Terms {
  /** From the largest to the smallest; each with what it costs to take it. */
  sizes: readonly (Size & { cost: number })[];
  /** The size of a link's label in a form. */
  label: (link: Pair, form: Form) => Size;
  /** Between two cards, between a card and the shore. */
  gap: number;
  edge: number;
}

export interface Way {
  places: Map<string, Box>;
  /** How many stand in each column. */
  columns: number[];
}

/** How columns are shifted against each other, as parts of the free height. */
const SHIFTS: ((column: number, last: number) => number)[] = [
  () => 0,
  ...[0.3, -0.3, 0.6, -0.6, 0.95, -0.95].flatMap((part) => [
    (column: number, last: number) => part * (1 - (2 * column) / Math.max(1, last)),
    (column: number) => (column % 2 ? -part : part),
    // the outer ones stay where the pond is widest
    (column: number, last: number) =>
      column === 0 || column === last ? 0 : column % 2 ? -part : part,
  ]),
];
/** The widest water between two columns, measured by the largest card. */
const WIDEST = 1.75;

/** All ways in which nothing touches. */
export function waysOf(
  things: readonly Thing[],
  lines: readonly Line[],
  room: Room,
  terms: Terms,
): Way[] {
  const ids = things.map(({ id }) => id);
  const fewest = Math.max(0, ...depthsOf(ids, lines).values()) + 1;
  const found: Way[] = [];
  for (let columns = fewest; columns <= Math.min(things.length, fewest + 3); columns++)
    for (const chosen of columnings(ids, lines, columns)) {
      const stacks = Array.from({ length: columns }, (_, column) =>
        things.filter((_, place) => chosen[place] === column),
      );
      if (stacks.some((stack) => heightOf(stack, terms) > room.height - 2 * terms.edge)) continue;
      for (const order of orders(stacks))
        for (const shift of columns > 1 ? SHIFTS : SHIFTS.slice(0, 1)) {
          const places = placed(order, shift, room, terms);
          if (places) found.push({ places, columns: stacks.map(({ length }) => length) });
        }
    }
  return found;
}

/** Columns from left to right, each evenly filled; nothing if the cards would touch. */
function placed(
  stacks: readonly Thing[][],
  shift: (column: number, last: number) => number,
  room: Room,
  { gap, edge, sizes }: Terms,
): Map<string, Box> | null {
  const last = stacks.length - 1;
  const heights = stacks.map((stack, column) =>
    levels(stack, shift(column, last), room, gap, edge),
  );
  // How far the middle of the first and of the last column must be from the shore.
  const reach = (column: number): number =>
    Math.max(
      ...stacks[column]!.map(
        ({ width, height }, at) => shoreAt(room, heights[column]![at]!, height, edge) + width / 2,
      ),
    );
  const [left, right] = [reach(0), room.width - reach(last)];
  const wide = Math.max(...stacks.flat().map(({ width }) => width));
  const pitch = Math.min(wide + WIDEST * sizes[0]!.width, (right - left) / Math.max(1, last));
  const start = (left + right - last * pitch) / 2;
  const places = new Map<string, Box>();
  for (const [column, stack] of stacks.entries())
    for (const [at, { id, width, height }] of stack.entries()) {
      const y = heights[column]![at]!;
      const shore = shoreAt(room, y, height, edge);
      const x = start + column * pitch - width / 2;
      const box = { x: Math.min(Math.max(x, shore), room.width - shore - width), y, width, height };
      for (const other of places.values()) if (overlap(box, other, gap)) return null;
      places.set(id, box);
    }
  return places;
}

/** How far down the cards of a column lie. */
function levels(
  stack: readonly Thing[],
  shift: number,
  room: Room,
  gap: number,
  edge: number,
): number[] {
  const tall = stack.reduce((sum, { height }) => sum + height, 0);
  const free = room.height - 2 * edge - tall;
  const between = Math.min(free / (stack.length + 1), gap * 3);
  const slack = (free - between * (stack.length - 1)) / 2;
  let y = edge + slack * (1 + shift);
  return stack.map(({ height }) => {
    const here = y;
    y += height + between;
    return here;
  });
}

function heightOf(stack: readonly Thing[], { gap }: Terms): number {
  return stack.reduce((sum, { height }) => sum + height + gap, -gap);
}

/** Every order of the cards within their columns. */
function orders(stacks: readonly Thing[][]): Thing[][][] {
  return stacks.reduce<Thing[][][]>(
    (found, stack) => found.flatMap((so) => shuffles(stack).map((one) => [...so, one])),
    [[]],
  );
}

function shuffles(stack: readonly Thing[]): Thing[][] {
  if (stack.length < 2) return [[...stack]];
  return stack.flatMap((first, at) =>
    shuffles([...stack.slice(0, at), ...stack.slice(at + 1)]).map((rest) => [first, ...rest]),
  );
}
