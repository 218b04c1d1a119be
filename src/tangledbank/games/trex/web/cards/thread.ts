/** The thread that ties a group: where the icons lie, and its way from one to the next. All in pixels. */

export type Point = readonly [x: number, y: number];

/** Where something lies within another thing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxIn(into: Element, one: Element): Box {
  const from = into.getBoundingClientRect();
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x - from.x, y: y - from.y, width, height };
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** All icons that lie there, each with a little edge: a thread runs behind them. */
export function iconsIn(into: Element): Box[] {
  return [...into.querySelectorAll(".tx-tag")]
    .map((icon) => boxIn(into, icon))
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => ({
      x: x - 1,
      y: y - 1,
      width: width + 2,
      height: height + 2,
    }));
}

/** From the first point along right angles to all others; by way of a line at `via`, if it has to go round something. */
export function wayOf(points: readonly Point[], via?: number): string {
  const [first, ...others] = points;
  if (!first || !others.length) return "";
  const start = `M${first[0]} ${first[1]}${via === undefined ? "" : `H${via}`}`;
  return start + others.map(([x, y]) => `V${y}H${x}`).join("");
}
