/** What a map-maker draws where nothing else stands: hills and tufts on land, waves in the water,
 *  and the name of the land; the water has its own beside the scale.
 *
 *  sceneryOf(layout) → Drawing[]; the same layout always has the same scenery. */

import type { Habitat, Row } from "../../cards/faces.ts";
import { inWater } from "./coast.ts";
import type { Box, Layout } from "./layout.ts";

export interface Drawing {
  kind: "hills" | "tuft" | "wave" | "land";
  x: number;
  y: number;
}

/** The room that each drawing needs, around its point. */
const ROOM: Record<Drawing["kind"], [number, number]> = {
  hills: [78, 44],
  tuft: [14, 18],
  wave: [26, 12],
  land: [52, 26],
};
const CELL = { wide: [76, 58], upright: [46, 40] } as const;
const AIR = 9;

export function sceneryOf(layout: Layout): Drawing[] {
  const drawings: Drawing[] = [];
  const taken: Box[] = [...layout.places, ...(layout.ghost ? [layout.ghost] : [])].map((one) =>
    standing(one.box, layout),
  );
  taken.push(...labels(layout));
  const draw = (kind: Drawing["kind"], x: number, y: number, habitat: Habitat): boolean => {
    const box = around(kind, x, y);
    if (taken.some((one) => touch(one, box)) || !liesIn(layout, box, habitat)) return false;
    taken.push(box);
    drawings.push({ kind, x, y });
    return true;
  };
  // Names first, as they need the most room: land far from the sea, on both sides of the scale.
  for (const half of [0, 1])
    for (const [x, y] of spots(layout, 30, 26).reverse())
      if (isBelow(layout, x, y) === (half === 1) && draw("land", x, y, "land")) break;
  const [across, down] = layout.size.upright ? CELL.upright : CELL.wide;
  for (const [n, [x, y]] of spots(layout, across, down).entries()) {
    const [left, up] = [x + chance(n, 1) * across * 0.6, y + chance(n, 2) * down * 0.6];
    if (chance(n, 3) < 0.35 && !layout.size.upright && draw("hills", left, up, "land")) continue;
    if (chance(n, 4) < 0.45 && draw("tuft", left, up, "land")) continue;
    if (chance(n, 5) < 0.6) draw("wave", left, up, "water");
  }
  return drawings;
}

/** A card with its population above and what is tucked below. */
function standing({ x, y, width, height }: Box, { form }: Layout): Box {
  return form === "card"
    ? { x: x - 4, y: y - 40, width: width + 8, height: height + 66 }
    : { x: x - 22, y: y - 2, width: width + 44, height: height + 4 };
}

/** What the board writes on the map: the rows' names beside a lying scale, and that a row is empty. */
function labels({ scale, size, places }: Layout): Box[] {
  const isEmpty = (row: Row): boolean => !places.some((one) => one.row === row);
  const sign = (side: number): Box =>
    size.upright
      ? { x: side < 0 ? 0 : scale.middle, y: 56, width: scale.middle, height: 56 }
      : { x: 100, y: scale.middle + (side < 0 ? -78 : 42), width: 200, height: 44 };
  return [
    ...(size.upright ? [] : [{ x: 0, y: scale.middle - 44, width: 84, height: 88 }]),
    ...(isEmpty("plants") ? [sign(-1)] : []),
    ...(isEmpty("animals") ? [sign(1)] : []),
  ];
}

function around(kind: Drawing["kind"], x: number, y: number): Box {
  const [width, height] = ROOM[kind];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function touch(a: Box, b: Box): boolean {
  return (
    a.x - AIR < b.x + b.width &&
    b.x < a.x + a.width + AIR &&
    a.y - AIR < b.y + b.height &&
    b.y < a.y + a.height + AIR
  );
}

/** Inside the board, away from the scale, and wholly in one habitat. */
function liesIn(layout: Layout, box: Box, habitat: Habitat): boolean {
  const { scale, size, width, height, coast } = layout;
  const [from, to] = size.upright ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
  if (from < scale.middle + 24 && to > scale.middle - 24) return false;
  if (box.x < 2 || box.y < 2 || box.x + box.width > width - 2 || box.y + box.height > height - 2)
    return false;
  const margin = habitat === "water" && !size.upright ? 18 : 8;
  const xs = [box.x - margin, box.x + box.width / 2, box.x + box.width + margin];
  const ys = [box.y - margin, box.y + box.height / 2, box.y + box.height + margin];
  return xs.every((x) => ys.every((y) => inWater(coast, x, y) === (habitat === "water")));
}

function isBelow({ scale, size }: Layout, x: number, y: number): boolean {
  return (size.upright ? x : y) > scale.middle;
}

function spots({ width, height }: Layout, across: number, down: number): [number, number][] {
  const list: [number, number][] = [];
  for (let x = across / 2; x < width; x += across)
    for (let y = down / 2; y < height; y += down) list.push([x, y]);
  return list;
}

/** A number from 0 to 1 that is always the same for the same spot. */
function chance(n: number, salt: number): number {
  const wild = Math.sin(n * 127.1 + salt * 311.7) * 43758.5453;
  return wild - Math.floor(wild);
}
