/** The patterns that are printed over a shape, each as one tile. */

interface Tile {
  width: number;
  height: number;
  /** In degrees. */
  turn?: number;
  d: string;
  /** Drawn as a line, this wide. */
  line?: number;
  round?: boolean;
}

export type PatternId = "hatch" | "lines" | "dots" | "waves" | "shale" | "brick" | "sand" | "rain";

export const PATTERNS: Record<PatternId, Tile> = {
  hatch: { width: 5, height: 5, turn: 45, d: "M0 0V5", line: 1.3 },
  lines: { width: 6, height: 5, d: "M0 2.5H6", line: 1.1 },
  dots: {
    width: 7,
    height: 7,
    d: "M.6 1.6a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM4 5a1 1 0 1 1 2 0a1 1 0 1 1-2 0z",
  },
  waves: { width: 22, height: 11, d: "M0 5q5.5-5 11 0t11 0", line: 1.1 },
  shale: { width: 18, height: 8, d: "M1 2h9M12 6h5", line: 1 },
  brick: { width: 26, height: 14, d: "M0 .5H26M0 7.5H26M6 .5v7M19 7.5v7", line: 0.9 },
  sand: {
    width: 13,
    height: 11,
    d: "M1.1 3a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0zM8.1 2a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0zM5.1 8a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0z",
  },
  rain: { width: 9, height: 22, turn: 14, d: "M2 1v11M6.5 12v9", line: 1.2, round: true },
};
