/** Drawing a line by hand: corners rounded, straight parts swerving, joined into one smooth path. */

/** A corner of a line, with how far the line may swerve there and how wide it may turn. */
export interface Corner {
  x: number;
  y: number;
  swerve: number;
  turn: number;
}

export type Point = [number, number];

const STEP = 9;

/** The line through corners as a hand would draw it. It never leaves its course by more than the
 *  swerve, and never goes beyond a corner. */
export function drawn(corners: Corner[]): Point[] {
  return densified(rounded(corners)).map(swerved);
}

/** A closed path through points, without edges: each point pulls, each midpoint is passed. */
export function pathThrough(points: Point[]): string {
  const last = points.at(-1)!;
  const steps = points.map((one, at) => {
    const next = points[at + 1] ?? points[0]!;
    return `Q${say(one)} ${say(middle(one, next))}`;
  });
  return `M${say(middle(last, points[0]!))}${steps.join("")}Z`;
}

function rounded(corners: Corner[]): Corner[] {
  return corners.flatMap((corner, at) => {
    const [before, after] = [corners[at - 1], corners[at + 1]];
    if (!before || !after) return [corner];
    const cut = Math.min(corner.turn, distance(before, corner) / 2, distance(corner, after) / 2);
    const enter = between(corner, before, cut / distance(corner, before));
    const leave = between(corner, after, cut / distance(corner, after));
    return [0, 0.25, 0.5, 0.75, 1].map((t) =>
      between(between(enter, corner, t), between(corner, leave, t), t),
    );
  });
}

function densified(corners: Corner[]): Corner[] {
  return corners.flatMap((corner, at) => {
    const next = corners[at + 1];
    if (!next) return [corner];
    const count = Math.max(1, Math.round(distance(corner, next) / STEP));
    return Array.from({ length: count }, (_, n) => between(corner, next, n / count));
  });
}

/** The same place always swerves the same way: a coast stays put while cards elsewhere move. */
function swerved({ x, y, swerve }: Corner): Point {
  const along = Math.sin(y / 31 + x / 97) * 0.6 + Math.sin(y / 13 + 2) * 0.4;
  const out = Math.sin(x / 43 + y / 89) * 0.6 + Math.sin(x / 17 + 1) * 0.4;
  return [x + along * swerve, y + out * swerve];
}

function between(a: Corner, b: Corner, t: number): Corner {
  const mix = (from: number, to: number): number => from + (to - from) * t;
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    swerve: mix(a.swerve, b.swerve),
    turn: a.turn,
  };
}

const distance = (a: Corner, b: Corner): number => Math.max(0.01, Math.hypot(a.x - b.x, a.y - b.y));
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const say = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
