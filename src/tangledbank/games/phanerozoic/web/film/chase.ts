/** The lines of the film: an arrow from the eater to its prey, and the way that figures fly. */

import type { Box, Layout, Place } from "../table/world/layout.ts";

type Point = [number, number];

/** From inside one card to inside the other, with a slight bend, clear of both names. */
export function arrowPath(from: Place, to: Place, form: Layout["form"]): string {
  const [a, b] = [heart(from.box, form), heart(to.box, form)];
  const way = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const trim = Math.min(form === "card" ? 34 : 20, way / 4);
  const at = (distance: number): Point => [
    a[0] + ((b[0] - a[0]) * distance) / way,
    a[1] + ((b[1] - a[1]) * distance) / way,
  ];
  const [start, end] = [at(trim), at(way - trim)];
  const bend = Math.min(46, way * 0.16);
  const pull: Point = [
    (start[0] + end[0]) / 2 + ((b[1] - a[1]) / way) * bend,
    (start[1] + end[1]) / 2 - ((b[0] - a[0]) / way) * bend,
  ];
  return `M${say(start)}Q${say(pull)} ${say(end)}`;
}

/** Where the n-th figure of a population stands. */
export function figureSpot({ box }: Place, form: Layout["form"], n: number): Point {
  const [column, row] = [n % 4, Math.floor(n / 4)];
  return form === "card"
    ? [box.x + 38 + column * 19, box.y - 26 + row * 15]
    : [box.x + 84 + column * 14, box.y + 30 + row * 12];
}

/** The middle of the picture. */
function heart({ x, y, width, height }: Box, form: Layout["form"]): Point {
  return form === "card" ? [x + width / 2, y + height * 0.4] : [x + 30, y + height / 2];
}

const say = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
