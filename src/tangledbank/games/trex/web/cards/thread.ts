/** The thread that ties a group: where the icons lie, and its way from one to the next. All in pixels. */

export type Point = readonly [x: number, y: number];

/** One thread of a spot. */
export interface Tie {
  key: string;
  /** The middles of the icons. */
  points: readonly Point[];
  /** Where it runs from the spot to the cards. */
  via: number | undefined;
}

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

/** Points this near to each other in height lie in one row. */
const ROW = 4;

/** From the first point along right angles to all others. By way of a line at `via`, if it has to go round something
 *  or to several rows: from there it runs along each row. */
export function wayOf(points: readonly Point[], via?: number): string {
  const [first, ...others] = points;
  if (!first || !others.length) return "";
  const [x, y] = first;
  if (via === undefined) return `M${x} ${y}${others.map((one) => `V${one[1]}H${one[0]}`).join("")}`;
  const rows = rowsOf(others).map((row) => {
    const far = row.reduce((one, other) =>
      Math.abs(other[0] - via) > Math.abs(one[0] - via) ? other : one,
    );
    return `M${via} ${y}V${far[1]}H${far[0]}`;
  });
  return `M${x} ${y}H${via}${rows.join("")}`;
}

export function rowsOf(points: readonly Point[]): Point[][] {
  const rows: Point[][] = [];
  for (const point of points) {
    const row = rows.find(([one]) => Math.abs(one![1] - point[1]) < ROW);
    if (row) row.push(point);
    else rows.push([point]);
  }
  return rows;
}
