/**
 * The landscape behind the table, in two cuts: the lane runs across a wide table and upright on a phone.
 * Hills stretch with the table, in a box of 1000 by 1000; the sun and the footprints keep their size.
 */
export interface Landscape {
  /** Middle in hundredths of the table, radius in pixels. */
  sun: { x: number; y: number; r: number };
  /** From the back to the front. */
  hills: readonly { ink: Paper; d: string }[];
  trails: readonly Trail[];
}

/** The papers it is cut from: --tx-sky2 and so on. */
export type Paper = "sky2" | "hill" | "hill2" | "lane" | "near" | "near2";

/** Somebody walked here: from where (in hundredths), which way (0 is up), how far, and how it bent. */
export interface Trail {
  x: number;
  y: number;
  heading: number;
  steps: number;
  bend?: number;
}

export const WIDE: Landscape = {
  sun: { x: 61.8, y: 16.8, r: 138 },
  hills: [
    {
      ink: "sky2",
      d: "M0 219 105 109 229 248 355 128 464 270 571 179 707 292 830 142 946 255 1000 190V1000H0z",
    },
    { ink: "hill", d: "M0 412 134 307 259 423 420 321 545 438 696 328 830 431 1000 321V1000H0z" },
    { ink: "lane", d: "M0 478 188 412 375 478 571 409 768 482 1000 405V1000H0z" },
    { ink: "near", d: "M0 657 188 704 375 650 571 701 768 661 1000 693V1000H0z" },
    { ink: "near2", d: "M0 912 161 858 321 934 500 869 696 938 857 872 1000 916V1000H0z" },
  ],
  trails: [
    { x: 14, y: 2, heading: 162, steps: 4 },
    { x: 42.5, y: 3, heading: 188, steps: 4 },
    { x: 62, y: 1, heading: 196, steps: 13, bend: -25 },
    { x: 95, y: 2, heading: 202, steps: 5 },
    { x: 20.5, y: 98, heading: 6, steps: 6 },
    { x: 49, y: 99, heading: 30, steps: 13, bend: 7 },
    { x: 71, y: 97, heading: 8, steps: 6 },
    { x: 92, y: 98, heading: 6, steps: 6 },
  ],
};

export const TALL: Landscape = {
  sun: { x: 10.8, y: 64.6, r: 58 },
  hills: [
    { ink: "hill", d: "M154 0 246 142 133 305 262 488 149 671 256 854 179 1000H1000V0z" },
    { ink: "lane", d: "M246 0 328 183 236 366 333 589 246 793 318 1000H1000V0z" },
    { ink: "near", d: "M718 0 785 183 708 407 795 610 713 813 774 1000H1000V0z" },
    { ink: "near2", d: "M903 0 954 224 882 447 959 671 897 874 944 1000H1000V0z" },
  ],
  trails: [
    { x: 0, y: 21, heading: 94, steps: 5 },
    { x: 2, y: 63, heading: 66, steps: 9, bend: 33 },
    { x: 2, y: 84, heading: 160, steps: 6, bend: -14 },
    { x: 99, y: 20, heading: 256, steps: 4 },
    { x: 99, y: 63, heading: 258, steps: 5 },
    { x: 99, y: 96, heading: 274, steps: 4 },
  ],
};

/** On the tray, from edge to edge. */
export const TRAY_TRAILS: readonly Trail[] = [
  { x: 1, y: 88, heading: 90, steps: 12 },
  { x: 34, y: 90, heading: 88, steps: 12 },
  { x: 67, y: 88, heading: 92, steps: 12 },
];

export interface Step {
  x: number;
  y: number;
  turn: number;
}

/** The footprints of a trail in pixels from where it began: left, right, left. */
export function stepsOf({ heading, steps, bend = 0 }: Trail, stride: number): Step[] {
  let x = 0;
  let y = 0;
  let turn = heading;
  return Array.from({ length: steps }, (_, at) => {
    const way = (turn * Math.PI) / 180;
    const side = (at % 2 ? 1 : -1) * stride * 0.3;
    const step = {
      x: Math.round(x + side * Math.cos(way)),
      y: Math.round(y + side * Math.sin(way)),
      turn: Math.round(turn + (at % 2 ? 9 : -9)),
    };
    x += stride * Math.sin(way);
    y -= stride * Math.cos(way);
    turn += bend;
    return step;
  });
}
