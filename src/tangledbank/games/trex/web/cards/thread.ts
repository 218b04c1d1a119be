/** The way of the thread that ties a group. */

export type Point = readonly [x: number, y: number];

/** From the first point along right angles to all others; by way of a line at `via`, if it has to go round something. */
export function wayOf(points: readonly Point[], via?: number): string {
  const [first, ...others] = points;
  if (!first || !others.length) return "";
  const start = `M${first[0]} ${first[1]}${via === undefined ? "" : `H${via}`}`;
  return start + others.map(([x, y]) => `V${y}H${x}`).join("");
}
