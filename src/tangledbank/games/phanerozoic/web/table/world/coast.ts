/** The coast: one body of water along the scale, with the cards of the water in it and those of the
 *  land outside.
 *
 *  traceCoast(stays, measures, along) → Coast: the closed outline as points and as a smooth path.
 *  On each side of the scale the water's edge is the bank of a river; where a water card lives, the
 *  water reaches from there to the edge of the board and beyond. */

import type { Habitat, Row } from "../../cards/faces.ts";
import type { Measures } from "./measures.ts";
import { drawn, pathThrough, type Corner, type Point } from "./outline.ts";

/** A card's part of the scale's length. */
export interface Stay {
  from: number;
  to: number;
  habitat: Habitat;
}

export interface Coast {
  points: Point[];
  path: string;
}

/** Where water and land change over: on the bank and far out, and the free room on either side. */
interface Crossing {
  bank: number;
  far: number;
  room: number;
}

/** Beyond the board, so that the outline and its contours are never seen there. */
const BEYOND = 60;

export function traceCoast(stays: Record<Row, Stay[]>, at: Measures, along: number): Coast {
  const plants = edge(stays.plants, at, "plants", along);
  const animals = edge(stays.animals, at, "animals", along);
  const turned = (row: Corner[], side: number): Point[] =>
    drawn(
      row.map((one) => {
        const across = at.middle + side * one.y;
        return at.upright ? { ...one, x: across, y: one.x } : { ...one, y: across };
      }),
    );
  const points = [...turned(plants, -1), ...turned(animals, 1).reverse()];
  return { points, path: pathThrough(points) };
}

/** Whether a point lies in the water. */
export function inWater(coast: Coast, x: number, y: number): boolean {
  let inside = false;
  let [x0, y0] = coast.points.at(-1)!;
  for (const [x1, y1] of coast.points) {
    if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
    [x0, y0] = [x1, y1];
  }
  return inside;
}

/** The edge of the water on one side of the scale: x along it, y away from it. */
function edge(stays: Stay[], at: Measures, row: Row, along: number): Corner[] {
  const bank = at.bank[row];
  const far = (row === "plants" ? at.middle : at.depth - at.middle) + BEYOND;
  const ease = at.upright ? 2.5 : 5;
  const widest = at.upright ? 18 : 44;
  let wet = startsInWater(stays, at);
  const end = (x: number): Corner => ({ x, y: wet ? far : bank, swerve: ease, turn: 0 });
  const line = [end(-BEYOND)];
  for (const one of crossings(stays, at, along)) {
    const swerve = Math.min(ease, one.room * 0.3);
    const turn = Math.min(widest, Math.max(10, one.room * 1.6));
    const onBank = { x: one.bank, y: bank, swerve, turn };
    const offBoard = { x: one.far, y: far, swerve, turn };
    line.push(...(wet ? [offBoard, onBank] : [onBank, offBoard]));
    wet = !wet;
  }
  return [...line, end(along + BEYOND)];
}

/** The sea lies where the scale begins, unless a land card stands in its way. */
function startsInWater(stays: Stay[], at: Measures): boolean {
  const first = stays[0];
  return !first || first.habitat === "water" || first.from > (at.upright ? 40 : 80);
}

/** Every place where the coast leaves the river, in order. */
function crossings(stays: Stay[], at: Measures, along: number): Crossing[] {
  const ease = at.upright ? 30 : 70;
  const first = stays[0];
  if (!first) return [between(0, 3 * ease, ease)];
  const list: Crossing[] = [];
  if (first.habitat === "land" && startsInWater(stays, at)) list.push(between(0, first.from, ease));
  for (const [n, one] of stays.entries()) {
    const next = stays[n + 1];
    const room = (next?.from ?? along) - one.to;
    if (!next) {
      if (one.habitat === "water" && room > 2 * ease) list.push(between(one.to, along, ease));
    } else if (next.habitat !== one.habitat) {
      const [water, land] = one.habitat === "water" ? [one.to, next.from] : [next.from, one.to];
      list.push(between(water, land, ease));
    } else if (one.habitat === "water" && room > 4 * ease) {
      const land = one.to + room / 2;
      list.push(between(one.to, land, ease), between(next.from, land, ease));
    }
  }
  return list;
}

/** A crossing on the way from the water, a card's end or the sea's, to the land. */
function between(water: number, land: number, ease: number): Crossing {
  const way = Math.sign(land - water);
  const room = Math.min(Math.abs(land - water) / 2, ease);
  // The water narrows away from the scale, as a mouth does.
  const lean = Math.min(room * 0.45, 26);
  return { bank: water + way * (room + lean), far: water + way * (room - lean), room };
}
