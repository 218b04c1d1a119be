/** The ground of a picture, 140 by 108, and 60 more on each side. Far and near of one number belong together. */
const line = (from: number, points: string, to: number): string =>
  `M-60 ${from}L${points} 200 ${to}V200H-60Z`;

export const FAR = [
  line(66, "0 70 22 56 48 72 76 50 104 68 140 52", 66),
  line(66, "0 58 40 74 70 60 110 76 140 62", 66),
  line(66, "0 64 60 50 90 66 140 46", 66),
  line(66, "0 78 30 62 60 76 86 64 118 74 140 66", 66),
  line(64, "0 64 140 64", 64),
  line(44, "0 46 18 42 26 60 36 62 42 72 140 72", 72),
] as const;

export const NEAR = [
  line(92, "0 92 30 82 66 94 100 80 140 92", 92),
  line(92, "0 88 50 94 90 82 140 90", 92),
  line(92, "0 90 44 80 84 92 140 84", 92),
  line(92, "0 96 36 86 70 95 104 88 140 96", 92),
  `M-60 88${"q10-7 20 0".repeat(13)}V200H-60Z`,
  line(90, "0 90 140 90", 90),
] as const;

/** Where the footprints are on each near ground: x, y, and the way they go. */
export const TRAILS = [
  [
    [8, 98, 70],
    [24, 102, 100],
    [112, 100, 80],
    [128, 97, 95],
  ],
  [
    [6, 101, 80],
    [20, 97, 96],
    [118, 101, 84],
    [133, 97, 98],
  ],
  [
    [14, 101, -80],
    [30, 97, -96],
    [104, 101, -84],
    [121, 98, -98],
  ],
  [
    [10, 103, 74],
    [46, 101, 88],
    [96, 102, 80],
    [130, 103, 96],
  ],
  [],
  [
    [12, 97, 84],
    [28, 102, 98],
    [110, 97, 82],
    [126, 102, 96],
  ],
] as const;
