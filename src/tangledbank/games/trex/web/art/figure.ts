import { sizeOf, type Drawing } from "#shell/drawing/drawing";

/** The colours of the paperbacks: --pb-cream and so on, in tokens.css. */
export type Ink = "cream" | "mustard" | "orange" | "red" | "plum" | "teal" | "olive" | "black";

/** Which of the six lines a hill follows: four zigzags, level water, a cliff. */
export type Shape = 0 | 1 | 2 | 3 | 4 | 5;

/** A figure in a picture: stands at the foot of a square box of this size, x and y its left upper corner. */
export interface Thing {
  figure: string;
  x: number;
  y: number;
  size: number;
  ink: Ink;
  /** In degrees, clockwise, about the middle of the box. */
  turn?: number;
  mirror?: boolean;
}

/** The picture of a card, 140 by 108: sky, a sun cut in two, two hills, footprints, and who is there. */
export interface Picture {
  sky: Ink;
  sun: { x: number; y: number; r: number; left: Ink; right: Ink } | null;
  far: { ink: Ink; shape: Shape };
  near: { ink: Ink; shape: Shape };
  prints: Ink | null;
  /** From the back to the front. */
  things: readonly Thing[];
}

/** How a figure comes to lie where the thing wants it. */
export function placed(thing: Thing, figure: Drawing): string {
  const { width, height } = sizeOf(figure);
  const { x, y, size, turn, mirror } = thing;
  const scale = size / Math.max(width, height);
  const left = x + (size - width * scale) / 2;
  const steps = [
    turn ? `rotate(${turn} ${x + size / 2} ${y + size / 2})` : "",
    mirror ? `translate(${2 * x + size} 0) scale(-1 1)` : "",
    `translate(${rounded(left)} ${rounded(y + size - height * scale)})`,
    `scale(${rounded(scale)})`,
  ];
  return steps.filter(Boolean).join(" ");
}

const rounded = (length: number): number => Math.round(length * 10_000) / 10_000;
