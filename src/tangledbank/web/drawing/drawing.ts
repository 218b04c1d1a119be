/** What is drawn on the page: flat shapes in a few inks, printed one over the other. */
import type { PatternId } from "./patterns.ts";

/** How a shape is printed: filled, unless it has a width. */
interface Printed {
  /** Whose colour the style says: `sil` has that of `--sil`. */
  ink: string;
  /** Drawn as a line instead, this wide. */
  width?: number;
  /** Lines are round unless this says something else. */
  ends?: "butt";
  corners?: "miter";
  dash?: string;
  /** The ink and the width of a line around what is filled. */
  edge?: readonly [ink: string, width: number];
  opacity?: number;
  transform?: string;
  /** If it belongs to the large print only, or to the small one. */
  only?: "large" | "small";
}

/** One shape. */
export interface Layer extends Printed {
  d: string;
  /** Printed over it, in one colour for all patterns. */
  pattern?: PatternId;
}

/** A disc, whose edge is smoother than that of a path. */
export interface Disc extends Printed {
  /** The second radius is that of its height, if it is not round. */
  disc: readonly [x: number, y: number, radius: number, high?: number];
}

/** Several layers that are printed together. */
export interface Group {
  layers: readonly Part[];
  /** Printed in the second colour first, this far off register. */
  off?: number;
  transform?: string;
  only?: "large" | "small";
}

/** Another drawing, in its place within this one. */
export interface Placed {
  drawing: Drawing;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Other inks than its own: from its ink to that of the drawing around it. */
  inks?: Readonly<Record<string, string>>;
  off?: number;
  small?: boolean;
  opacity?: number;
  transform?: string;
  only?: "large" | "small";
}

export type Part = Layer | Disc | Group | Placed;

export interface Drawing {
  viewBox: string;
  /** Another cut for the small print. */
  smallBox?: string;
  /** From the back to the front. */
  layers: readonly Part[];
}

/** A drawing of filled shapes, one in each ink, in this order. */
export function flat(viewBox: string, shapes: Readonly<Record<string, string>>): Drawing {
  return { viewBox, layers: Object.entries(shapes).map(([ink, d]) => ({ ink, d })) };
}

/** Wide and high. */
export function sizeOf({ viewBox }: Drawing): { width: number; height: number } {
  const [, , width, height] = viewBox.split(" ").map(Number) as [number, number, number, number];
  return { width, height };
}

/** The shape that a drawing has in an ink; none if it has no such ink. */
export function shapeOf({ layers }: Drawing, ink: string): string {
  return layers.map((layer) => ("d" in layer && layer.ink === ink ? layer.d : "")).join("");
}
