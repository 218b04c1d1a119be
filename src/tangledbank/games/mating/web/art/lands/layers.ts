import type { Layer } from "#shell/drawing/drawing";
import type { Tone } from "#shell/drawing/palette";
import { disc, flower, hills, row, stem } from "../pieces.ts";

/** The palette of a landscape, and its layers from the sky to the front. */
export type Drawn = () => [palette: string, layers: Layer[]];

export function fill(tone: Tone, d: string, opacity?: number): Layer {
  return { ink: tone, d, opacity };
}

export function stroke(tone: Tone, d: string, line: number, opacity?: number): Layer {
  return { ink: tone, d, width: line, corners: "miter", opacity };
}

export function ground(
  base: number,
  swing: number,
  seed: number,
  tone: Tone,
  hatch = false,
): Layer {
  return { ink: tone, d: hills(base, swing, seed), pattern: hatch ? "hatch" : undefined };
}

export function sun(x: number, y: number, r: number): Layer[] {
  return [fill("sun", disc(x, y, r * 1.24), 0.35), fill("sun", disc(x, y, r))];
}

/** A strip of flowers on their stems. */
export function flowers(base: number, low: number, count: number, seed: number): Layer[] {
  const at = { from: -20, to: 300, step: 320 / count, base, low, high: low * 1.4 };
  return [
    stroke("sil", row(stem, at, seed), 1.4),
    fill("riso", row(flower, at, seed)),
    fill(
      "sun",
      row((x, y, h) => disc(x + h * 0.1, y - h, 1 + h * 0.04), at, seed),
    ),
  ];
}
