/** The plots of the debrief: where bars, labels and dots go. A plot is 340 units wide. */

export const WIDE = 340;

/** How a part of a bar, or a dot, is drawn: always a pattern or a shape besides its colour. */
export type Look =
  | "combat"
  | "flashy"
  | "sneaky"
  | "gain"
  | "alone"
  | "beaten"
  | "eaten"
  | "escaped"
  | "hid"
  | "safe";

export interface Part {
  value: number;
  words: string;
  look: Look;
}

export interface Row {
  label: string;
  parts: Part[];
}

export interface Piece extends Part {
  x: number;
  width: number;
  /** Where its words begin. */
  at: number;
}

const LETTER = 6.5; // about the width of a letter of a label
const SWATCH = 13;
const APART = 10;

/** A row's bar, and the words of its parts below it, moved aside if they would overlap. */
export function piecesOf({ parts }: Row, most: number): Piece[] {
  const unit = WIDE / Math.max(most, Number.EPSILON);
  const pieces: Piece[] = [];
  let x = 0;
  let free = 0;
  for (const part of parts.filter(({ value }) => value > 0)) {
    const at = Math.max(x, free);
    pieces.push({ ...part, x, width: part.value * unit, at });
    x += part.value * unit;
    free = at + wordsWide(part) + APART;
  }
  let end = WIDE;
  for (const piece of pieces.toReversed()) {
    piece.at = Math.min(piece.at, end - wordsWide(piece));
    end = piece.at - APART;
  }
  return pieces;
}

const wordsWide = ({ words }: Part): number => SWATCH + words.length * LETTER;

export const mostOf = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)));

/** A plot of bars in a sentence: "Ana: 4 combat, 2 flashy. Bo: none." */
export const rowsInWords = (rows: readonly Row[]): string =>
  rows
    .map(({ label, parts }) => {
      const said = parts.filter(({ value }) => value > 0).map(({ words }) => words);
      return `${label}: ${said.join(", ") || "none"}.`;
    })
    .join(" ");

export interface Dot {
  x: number;
  y: number;
  look: "combat" | "flashy" | "lunch";
  lost: boolean;
  words: string;
}

export interface Placed extends Dot {
  /** From the middle of its place, in units. */
  dx: number;
  dy: number;
}

/** Dots that share a place stand beside and above each other; all are as large as the room allows. */
export function placedDots(
  dots: readonly Dot[],
  wide: number,
  high: number,
): { radius: number; dots: Placed[] } {
  const key = ({ x, y }: Dot): string => `${x} ${y}`;
  const many = new Map<string, number>();
  for (const dot of dots) many.set(key(dot), (many.get(key(dot)) ?? 0) + 1);
  const most = Math.max(1, ...many.values());
  const fits = (radius: number): boolean =>
    Math.floor(wide / (2 * radius + 1)) * Math.floor(high / (2 * radius + 1)) >= most;
  const radius = [5.5, 5, 4.5, 4, 3.5, 3, 2.5].find(fits) ?? 2;
  const step = 2 * radius + 1;
  const across = Math.max(1, Math.floor(wide / step));
  const seen = new Map<string, number>();
  return {
    radius,
    dots: dots.map((dot) => {
      const at = seen.get(key(dot)) ?? 0;
      seen.set(key(dot), at + 1);
      const row = Math.floor(at / across);
      const inRow = Math.min(across, many.get(key(dot))! - row * across);
      return { ...dot, dx: ((at % across) - (inRow - 1) / 2) * step, dy: -row * step };
    }),
  };
}

/** Whole numbers from one to the other, and not more than about ten of them. */
export function ticksOf(from: number, to: number): number[] {
  const step = Math.ceil((to - from + 1) / 11);
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

/** Names in the place of `{0}`, `{1}` … */
export const named = (sentence: string, nameOf: (seat: number) => string): string =>
  sentence.replace(/\{(\d+)\}/g, (_, seat: string) => nameOf(Number(seat)));

/** `1.5`, `2`, `−1` */
export const short = (value: number): string =>
  value.toFixed(1).replace(/\.0$/, "").replace("-", "−");
