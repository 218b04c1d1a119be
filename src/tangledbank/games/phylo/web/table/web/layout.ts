/** Where the cards of a food web float, how its links run, and where their labels lie.
 *
 *  Food stands left of its eaters. Of all ways to put at most a handful of cards into columns the
 *  best one is taken: large cards, no link behind a card, few crossings, labels with words. */

import {
  between,
  contains,
  crossings,
  curveOf,
  isWithin,
  overlap,
  pointOn,
  trail,
  type Box,
  type Curve,
  type Point,
  type Room,
} from "./geometry.ts";
import { FORMS, type Form, type Size } from "./labels.ts";
import { linesOf, type Line, type Pair } from "./layers.ts";
import { waysOf, type Terms, type Thing, type Way } from "./placing.ts";

export interface Label extends Box {
  form: Form;
}

export interface Run extends Line {
  curve: Curve;
  label: Label | null;
}

export interface Layout {
  /** Which of the sizes the cards have. */
  size: Size;
  places: Map<string, Box>;
  runs: Run[];
  cost: number;
}

/** What is worse the more there is of it; all by trial, looking at many hands. */
const COSTS = {
  crossing: 5,
  hidden: 9,
  steep: 3,
  bow: 2.6,
  uneven: 0.15,
  flat: 1.2,
  covers: 1.2,
  high: 4,
};
const FORM_COSTS: Record<Form, number> = { line: 0, lines: 0.3, signs: 2.6, stack: 2.8 };
const NO_LABEL = 40;
/** Where on a link its label is tried. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
/** A link needs this much water between its cards, measured by the card; with less it would run back. */
const RUN_UP = 0.34;
/** How many of the quickly judged ways are looked at closely, for each size. */
const CLOSELY = 40;

/** `extra` is something that floats there beside the cards, with a size of its own. */
export function layOut(
  cards: readonly string[],
  links: readonly Pair[],
  room: Room,
  terms: Terms,
  extra?: Thing,
): Layout {
  const lines = linesOf(links);
  let best: Layout | undefined;
  for (const size of terms.sizes) {
    if (best && best.cost <= size.cost) break;
    const things: Thing[] = cards.map((id) => ({ id, width: size.width, height: size.height }));
    if (extra) things.push(extra);
    for (const { places } of likely(things, lines, room, terms)) {
      const layout = judge(things, places, lines, room, terms, size, best?.cost ?? Infinity);
      if (layout && layout.cost < (best?.cost ?? Infinity)) best = layout;
    }
  }
  return best ?? { size: terms.sizes.at(-1)!, places: new Map(), runs: [], cost: Infinity };
}

/** The ways that look best at a glance. */
function likely(things: readonly Thing[], lines: readonly Line[], room: Room, terms: Terms): Way[] {
  return waysOf(things, lines, room, terms)
    .map((way) => ({ way, cost: glance(things, way, lines) }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, CLOSELY)
    .map(({ way }) => way);
}

/** What a way costs, with straight links. */
function glance(
  things: readonly Thing[],
  { places, columns }: Way,
  lines: readonly Line[],
): number {
  const straight = lines.map(({ left, right }) => [
    portOf(places.get(left)!, "right"),
    portOf(places.get(right)!, "left"),
  ]);
  let cost = flatness(places) + lowness(things, places);
  for (const many of columns) cost += COSTS.uneven * many ** 2;
  for (const [at, one] of straight.entries()) {
    for (const other of straight.slice(at + 1)) cost += COSTS.crossing * crossings(one, other);
    const { left, right } = lines[at]!;
    for (const [id, box] of places)
      if (id !== left && id !== right)
        for (const part of [0.2, 0.35, 0.5, 0.65, 0.8])
          if (contains(box, between(one[0]!, one[1]!, part))) cost += COSTS.hidden / 6;
    cost += steepness(one[0]!, one[1]!, places.get(left)!.width);
  }
  return cost;
}

/** The same with curves that go round the cards, and with labels; nothing, if it costs too much. */
function judge(
  things: readonly Thing[],
  places: Map<string, Box>,
  lines: readonly Line[],
  room: Room,
  terms: Terms,
  size: Size & { cost: number },
  limit: number,
): Layout | null {
  const boxes = [...places.values()];
  let cost = size.cost + flatness(places) + lowness(things, places);
  const runs: Run[] = lines.map((line) => {
    const { curve, bow } = bestCurve(line, places, room);
    cost += COSTS.hidden * hiddenPart(curve, line, places) + COSTS.bow * Math.abs(bow);
    cost += steepness(curve[0], curve[3], size.width);
    return { ...line, curve, label: null };
  });
  const ways = runs.map(({ curve }) => trail(curve));
  for (const [at, way] of ways.entries())
    for (const other of ways.slice(at + 1)) cost += COSTS.crossing * crossings(way, other);
  if (cost >= limit) return null;

  const laid: Box[] = [];
  const length = ({ curve: [from, , , to] }: Run): number =>
    Math.hypot(to.x - from.x, to.y - from.y);
  // The shortest links have the least choice.
  for (const run of [...runs].sort((one, other) => length(one) - length(other))) {
    const others = ways.filter((_, at) => runs[at] !== run).flat();
    let least = NO_LABEL;
    for (const form of FORMS) {
      if (FORM_COSTS[form] >= least) break;
      const { width, height } = terms.label(pairOf(run), form);
      for (const [rank, part] of ALONG.entries()) {
        const { x, y } = pointOn(run.curve, part);
        const box = { x: x - width / 2, y: y - height / 2, width, height, form };
        if (!isWithin(room, box, 2)) continue;
        if (boxes.some((other) => overlap(box, other, terms.gap / 3))) continue;
        if (laid.some((other) => overlap(box, other, 4))) continue;
        const covers = others.some((point) => contains(box, point)) ? COSTS.covers : 0;
        const price = FORM_COSTS[form] + covers + rank * 0.02;
        if (price < least) {
          least = price;
          run.label = box;
        }
      }
    }
    cost += least;
    if (cost >= limit) return null;
    if (run.label) laid.push(run.label);
  }
  return { size, places, runs, cost };
}

/** Of some bows the one that hides least of the link, the flattest of these. */
function bestCurve(
  line: Line,
  places: Map<string, Box>,
  room: Room,
): { curve: Curve; bow: number } {
  const from = portOf(places.get(line.left)!, "right");
  const to = portOf(places.get(line.right)!, "left");
  const height = places.get(line.left)!.height;
  let best: { curve: Curve; bow: number; cost: number } | undefined;
  for (const bow of [0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2]) {
    const curve = curveOf(from, to, bow * height);
    const outside = trail(curve).some(({ y }) => y < 4 || y > room.height - 4);
    const cost = hiddenPart(curve, line, places) + Math.abs(bow) * 0.05 + (outside ? 1 : 0);
    if (!best || cost < best.cost) best = { curve, bow, cost };
    if (best.cost === 0) break;
  }
  return best!;
}

/** How much of a link runs behind cards that it does not belong to, or back behind its own. */
function hiddenPart(curve: Curve, { left, right }: Line, places: Map<string, Box>): number {
  const way = trail(curve);
  let hidden = 0;
  for (const [id, box] of places) {
    const gap = id === left || id === right ? -8 : 5;
    hidden += way.filter((point) => contains(box, point, gap)).length;
  }
  return hidden / way.length;
}

function steepness(from: Point, to: Point, width: number): number {
  return COSTS.steep * Math.max(0, 1 - (to.x - from.x) / (RUN_UP * width));
}

/** In a pond nothing lies as in a row of cards. */
function flatness(places: Map<string, Box>): number {
  const levels = [...places.values()].map(({ y }) => y);
  return places.size > 1 && Math.max(...levels) - Math.min(...levels) < 1 ? COSTS.flat : 0;
}

function lowness(things: readonly Thing[], places: Map<string, Box>): number {
  const lowest = Math.max(...[...places.values()].map(({ y, height }) => y + height));
  return things.reduce((sum, { id, low, height }) => {
    const box = places.get(id)!;
    return low ? sum + (COSTS.high * (lowest - box.y - height)) / lowest : sum;
  }, 0);
}

function portOf({ x, y, width, height }: Box, side: "left" | "right"): Point {
  return { x: side === "left" ? x : x + width, y: y + height / 2 };
}

/** The link that a line stands for; of two that eat each other the one to the right. */
export function pairOf({ left, right, arrows }: Line): Pair {
  return arrows.right ? { food: left, eater: right } : { food: right, eater: left };
}
