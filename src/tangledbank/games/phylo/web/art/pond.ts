/** The shapes of the pond, drawn for a table of 1120 by 562. */
import type { PatternId } from "#shell/drawing/patterns";

export const LOW = 562;

/** The waterline; the rings of bank and depth follow it. */
const SHORE = (
  "938,322 942,376 917,429 877,480 815,521 731,543 644,552 560,552 479,544 394,537 303,523 232,485 195,432 184,376 " +
  "194,322 203,271 208,216 243,164 310,126 389,101 475,91 560,88 647,84 735,95 808,128 866,170 904,219 923,270"
)
  .split(" ")
  .map((point) => point.split(",").map(Number) as [number, number]);
const CENTRE: [number, number] = [560, 322];
const REACH: [number, number] = [376, 232];

/** A closed line that runs `out` beyond the waterline, or within it if `out` is negative. */
export function ring(out: number): string {
  const along = (axis: 0 | 1) =>
    SHORE.map((point) => point[axis] + (out * (point[axis] - CENTRE[axis])) / REACH[axis]);
  const xs = along(0);
  const ys = along(1);
  const smooth = xs.map((_, index) => [...bends(xs, index), ...bends(ys, index)]);
  const curves = smooth.map(([x1, x2, x3, y1, y2, y3]) => `C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`);
  return `M${xs[0]} ${ys[0]}${curves.join("")}Z`;
}

/** The two handles and the end of the curve from one point to the next, so that no corner shows. */
function bends(values: number[], index: number): string[] {
  const [before, here, next, after] = [-1, 0, 1, 2].map((step) =>
    values.at((index + step) % values.length)!,
  ) as [number, number, number, number];
  return [here + (next - before) / 6, next - (after - here) / 6, next].map((v) => v.toFixed(1));
}

/** Something small that keeps its shape: `x` and `y` in percent, `size` 1 is a tenth of the table's width. */
export interface Piece {
  kind: "reed" | "pad" | "tuft" | "wave";
  x: number;
  y: number;
  size: number;
  /** Degrees for a lily pad; a reed that is turned looks to the left. */
  turn?: number;
}

export const PIECES: Piece[] = [
  ...places("wave", "41,26 50.5,83 73.5,53 57.5,76 77,35", 1),
  { kind: "pad", x: 24.6, y: 31.5, size: 1, turn: -20 },
  { kind: "pad", x: 29.1, y: 26.5, size: 0.7, turn: 40 },
  { kind: "pad", x: 74.8, y: 82, size: 0.9, turn: 200 },
  { kind: "pad", x: 78.2, y: 77.5, size: 0.6, turn: 140 },
  { kind: "pad", x: 26.8, y: 88, size: 0.8, turn: 10 },
  ...places(
    "tuft",
    "5.4,13.5 26.8,7.5 90.2,11 3.6,83.5 10.7,92 93.7,88.5 89.3,95 73.2,6.5 8,74.5",
    1,
  ),
  { kind: "reed", x: 17.5, y: 99, size: 1 },
  { kind: "reed", x: 22, y: 101, size: 0.72, turn: 1 },
  { kind: "reed", x: 81.6, y: 100, size: 1.05, turn: 1 },
  { kind: "reed", x: 85.9, y: 101.5, size: 0.7 },
  { kind: "reed", x: 25.2, y: 22.5, size: 0.5 },
  { kind: "reed", x: 78.9, y: 23, size: 0.6, turn: 1 },
];

function places(kind: Piece["kind"], at: string, size: number): Piece[] {
  return at.split(" ").map((place) => {
    const [x, y] = place.split(",").map(Number);
    return { kind, x: x!, y: y!, size };
  });
}

/** A reedmace of seven leaves, from its foot at 0 0 upwards. */
export const REED = {
  blades:
    "M0 0Q0-55 10-92M10.5-112l.6-12M14 0Q14-42 28-70M-13 0Q-13-46-25-76M-24.5-96l.6-12M26 0Q26-29 46-48M-25 0Q-25-26-43-44M7 0Q7-67 10-112M10.5-132l.6-12M-6 0Q-6-34-10-56",
  heads: "M9-88l1.5-22M-26-72l1.5-22M9-108l1.5-22",
};

export const PADS = {
  leaf: "M0 0L22-9A24 24 0 1 0 22 9Z",
  ribs: "M0 0L-18-12M0 0L-23 4M0 0L-8 21M0 0L4-22",
};

export const TUFT = "M0 0l-4-9M0 0v-12M0 0l4-9";
export const WAVE = "M-10 0q5-6 10 0t10 0";

/** The near bank in three steps, wider than any table and as tall. */
export const RIDGES: { d: string; pattern: PatternId }[] = [
  { d: ridge(0, 10, 1), pattern: "hatch" },
  { d: ridge(74, 9, 4), pattern: "dots" },
  { d: ridge(160, 9, 7), pattern: "lines" },
];

function ridge(top: number, swing: number, seed: number): string {
  let d = "M0 1440";
  for (let x = 0; x <= 2880; x += 48) {
    const y = top - swing * Math.sin(x / 190 + seed) * (0.7 + 0.3 * Math.sin(x / 83));
    d += `L${x} ${y.toFixed(1)}`;
  }
  return `${d}V1440Z`;
}
