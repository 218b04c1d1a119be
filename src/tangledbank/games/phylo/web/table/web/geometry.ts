/** Boxes and curves of the pond, in pixels from the upper left corner. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A box as a style. */
export function styleOf({ x, y, width, height }: Box): string {
  return `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
}

/** Where something may lie: all of a box, or within the rounded shore of a pond that fills it. */
export interface Room {
  width: number;
  height: number;
  shape: "pond" | "box";
}

/** How round the shore is; 2 would be an ellipse. Read off the pond as it is drawn. */
const SHORE = 2.4;
const STEPS = 14;

/** A curve between two ports: it leaves and arrives level. */
export type Curve = [Point, Point, Point, Point];

export function overlap(one: Box, other: Box, gap = 0): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  );
}

/** How far left a box of this height may begin: the shore leaves less room above and below. */
export function shoreAt(room: Room, y: number, height: number, edge: number): number {
  if (room.shape === "box") return edge;
  const middle = room.height / 2;
  const off = Math.min(1, Math.max(Math.abs(y - middle), Math.abs(y + height - middle)) / middle);
  return edge + (room.width / 2) * (1 - (1 - off ** SHORE) ** (1 / SHORE));
}

export function isWithin(room: Room, { x, y, width, height }: Box, edge: number): boolean {
  const shore = shoreAt(room, y, height, edge);
  const near = 0.5;
  return (
    x >= shore - near &&
    x + width <= room.width - shore + near &&
    y >= edge - near &&
    y + height <= room.height - edge + near
  );
}

/** From port to port; `bow` lifts its middle, or lowers it. */
export function curveOf(from: Point, to: Point, bow: number): Curve {
  const reach = Math.max(28, Math.abs(to.x - from.x) * 0.45, Math.abs(to.y - from.y) * 0.25);
  return [from, { x: from.x + reach, y: from.y + bow }, { x: to.x - reach, y: to.y + bow }, to];
}

export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

/** Points along a curve, its two ends left out. */
export function trail(curve: Curve): Point[] {
  return Array.from({ length: STEPS - 1 }, (_, at) => pointOn(curve, (at + 1) / STEPS));
}

export function contains({ x, y, width, height }: Box, point: Point, gap = 0): boolean {
  return (
    point.x > x - gap &&
    point.x < x + width + gap &&
    point.y > y - gap &&
    point.y < y + height + gap
  );
}

/** How often two ways of points cross. */
export function crossings(one: readonly Point[], other: readonly Point[]): number {
  let found = 0;
  for (let i = 1; i < one.length; i++)
    for (let j = 1; j < other.length; j++)
      if (cross(one[i - 1]!, one[i]!, other[j - 1]!, other[j]!)) found++;
  return found;
}

export function pathOf([a, b, c, d]: Curve): string {
  const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  return `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point of the straight line from one to the other. */
export function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** A piece of a curve. */
export function part([a, b, c, d]: Curve, from: number, to: number): Curve {
  // The blossom of the curve: every control point of a piece is a mixture of the same four.
  const at = (r: number, s: number, t: number): Point => {
    const [ab, bc, cd] = [between(a, b, r), between(b, c, r), between(c, d, r)];
    return between(between(ab, bc, s), between(bc, cd, s), t);
  };
  return [at(from, from, from), at(from, from, to), at(from, to, to), at(to, to, to)];
}
