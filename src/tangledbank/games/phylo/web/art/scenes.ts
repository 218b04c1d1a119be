import type { Layer } from "#shell/drawing/drawing";
import { palette, type Palette, type Tone } from "#shell/drawing/palette";
import * as draw from "./pieces.ts";
import type { Chance } from "./pieces.ts";

/** A small landscape: what lies behind the figure, and what grows before it. */
export interface Landscape {
  colours: Palette;
  back: Layer[];
  front: Layer[];
}

type Light = "warm" | "cold";

/** What a place is drawn from; the sun and the sky stand behind everything. */
type Place = (next: Chance, light: Light) => Pick<Landscape, "back" | "front">;

const COLOURS: Record<string, Record<Light, Palette>> = {
  forest: {
    warm: palette("#f0e6c4 #edb857 #c3cf95 #93b26c #6f9150 #b8623a"),
    cold: palette("#dfe8dc #f1dfa4 #a9c2ae #7fa48c #5b856d #3f7f8c"),
  },
  grassland: {
    warm: palette("#f4e7c0 #eda446 #d9cb88 #bcb765 #93994a #b8572f"),
    cold: palette("#e9efd6 #f0c765 #c6d6a0 #a3c07c #7f9f58 #3f8a72"),
  },
  desert: {
    warm: palette("#f7dfb2 #e8763a #e2b274 #d29a58 #b97d42 #b8482f"),
    cold: palette("#e6dfd8 #f1c9a0 #cdb9a4 #bda588 #9a8468 #6d7fae"),
  },
  tundra: {
    warm: palette("#f1e3cb #eab062 #b9c0b4 #c7b178 #a08d53 #b0603a"),
    cold: palette("#c6dae3 #fbf7ea #8fb0c2 #afc8cc #8fabac #3f7fa6"),
  },
  "fresh-water": {
    warm: palette("#f3dcb6 #e0893f #c9bd8a #86b3b4 #5f9a9f #3f8a72"),
    cold: palette("#e3ecdc #f2d98c #b5cba4 #94c3b8 #68a39f #4f8f3e"),
  },
  ocean: {
    warm: palette("#d6ead8 #f5dd94 #a6d2c2 #7bb7b1 #d8bf8a #c4573f"),
    cold: palette("#d3e3e6 #f4ecc6 #9cc1cc #6f9fb4 #b3b7a2 #3d7f70"),
  },
  urban: {
    warm: palette("#f3dfc0 #e69a4c #cfae92 #a9bb7c #a1957f #b4552f"),
    cold: palette("#e0e6e4 #f0d48e #aebbc1 #9cb389 #8f968f #5f6fa0"),
  },
};

const forest: Place = (next, light) => ({
  back: [
    ground("far", 112, 14, next, "hatch"),
    ink(
      "riso",
      draw.row(
        light === "warm" ? draw.broadleaf : draw.fir,
        { step: 27, base: 136, low: 42, high: 78 },
        next,
      ),
      { opacity: 0.75 },
    ),
    ground("mid", 140, 8, next, "lines"),
    ground("near", 186, 6, next, "dots"),
  ],
  front: grass(next, 13, 20, 40),
});

const grassland: Place = (next, light) => ({
  back: [
    ...(light === "cold" ? [ink("far", draw.clouds(3, next), { opacity: 0.8 })] : []),
    ground("far", 112, 12, next, "hatch"),
    ink("riso", loneTree(next), { opacity: 0.75 }),
    ground("mid", 148, 10, next, "lines"),
    ground("near", 186, 6, next, "dots"),
  ],
  front: grass(next, 20, 20, 38),
});

const desert: Place = (next) => {
  const behind = draw.dune(70 + next() * 120, 152, 54);
  const before = draw.dune(40 + next() * 60, 196, 30);
  return {
    back: [
      ink("far", draw.patches(92, 3, 70, next) + behind.sand, { pattern: "hatch" }),
      ink("mid", behind.lee, { opacity: 0.7 }),
      line("riso", draw.cactus(next() < 0.5 ? 38 : 240, 152, 52), 7),
      ink("mid", before.sand, { pattern: "lines" }),
      ground("near", 190, 5, next, "dots"),
    ],
    front: [ink("sil", draw.patches(206, 5, 7, next)), ...grass(next, 62, 8, 16)],
  };
};

const tundra: Place = (next, light) => {
  const { rock, snow } = draw.peaks(124, 62, next);
  const pale = light === "cold" ? "sun" : "sky"; // in the cold the sun is as white as the snow
  return {
    back: [
      ink("far", rock, { pattern: "hatch" }),
      ...(light === "cold" ? [ink("sun", snow)] : []),
      ground("mid", 142, 8, next, "lines"),
      ink(pale, draw.patches(146, light === "cold" ? 9 : 4, 22, next), { opacity: 0.9 }),
      ground("near", 186, 5, next, "dots"),
      ink(pale, draw.patches(190, light === "cold" ? 6 : 2, 18, next), { opacity: 0.9 }),
    ],
    front: grass(next, 26, 8, 18),
  };
};

const freshWater: Place = (next) => ({
  back: [
    ground("far", 104, 14, next, "hatch"),
    line("riso", draw.row(draw.blade, { step: 30, base: 150, low: 48, high: 92 }, next), 3, 0.9),
    ink("mid", draw.water(136), { pattern: "waves" }),
    ink("near", "M30 206q110 -22 220 0q-110 20 -220 0z", { opacity: 0.8 }),
  ],
  front: grass(next, 46, 22, 42),
});

const ocean: Place = (next, light) => ({
  back: [
    ...(light === "cold" ? [ink("sky", "M-40 30L10 22L26 34L70 26L92 44H-40Z")] : []),
    ink("far", draw.water(38), { pattern: "waves" }),
    ink("sun", "M96 40H132L104 222H16ZM164 40H186L214 222H152Z", { opacity: 0.3 }),
    ink("mid", draw.hills(116, 10, next), { opacity: 0.75 }),
    line("riso", draw.row(draw.strand, { step: 58, base: 210, low: 60, high: 130 }, next), 4, 0.75),
    ground("near", 192, 6, next, "dots"),
    line("sky", draw.bubbles(7, next), 1.6),
  ],
  front: [ink("sil", draw.patches(210, 6, 12, next))],
});

const urban: Place = (next) => {
  const { walls, windows } = draw.skyline(146, next);
  return {
    back: [
      ink("far", walls, { pattern: "hatch" }),
      ink("sun", windows),
      ink("riso", draw.row(draw.broadleaf, { step: 58, base: 160, low: 34, high: 50 }, next), {
        opacity: 0.75,
      }),
      ground("mid", 156, 4, next, "lines"),
      ink("near", "M-40 190H320V300H-40Z", { pattern: "dots" }),
    ],
    front: [ink("sil", railing())],
  };
};

const PLACES: Record<string, Place> = {
  forest,
  grassland,
  desert,
  tundra,
  "fresh-water": freshWater,
  ocean,
  urban,
};

/** The landscape of a terrain in the light of these climates; a seed moves its sun and its hills. */
export function landscapeOf(terrain: string, climates: readonly string[], seed: string): Landscape {
  const next = draw.chance(seed);
  const light = lightOf(climates, next);
  const place = terrain in PLACES ? terrain : "grassland";
  const { back, front } = PLACES[place]!(next, light);
  const low = place === "tundra" || place === "urban";
  const sun = draw.disc(
    next() < 0.5 ? 62 + next() * 30 : 186 + next() * 40,
    low ? 76 : 58 + next() * 34,
    30 + next() * 8,
  );
  return {
    colours: COLOURS[place]![light],
    back: place === "ocean" ? back : [ink("sun", sun), ...back],
    front,
  };
}

/** If it is cool as well as warm, either light will do. */
function lightOf(climates: readonly string[], next: Chance): Light {
  const warm = climates.filter((climate) => climate === "warm" || climate === "hot").length;
  const cold = climates.length - warm;
  if (warm === cold) return next() < 0.5 ? "warm" : "cold";
  return warm > cold ? "warm" : "cold";
}

function ground(
  tone: Tone,
  base: number,
  swing: number,
  next: Chance,
  pattern: Layer["pattern"],
): Layer {
  return { ink: tone, d: draw.hills(base, swing, next), pattern };
}

function ink(tone: Tone, d: string, how: Partial<Layer> = {}): Layer {
  return { ink: tone, d, ...how };
}

function line(tone: Tone, d: string, width: number, opacity?: number): Layer {
  return { ink: tone, d, width, opacity };
}

/** Blades before the figure's feet. */
function grass(next: Chance, step: number, low: number, high: number): Layer[] {
  return [line("sil", draw.row(draw.blade, { step, base: 226, low, high }, next), 3)];
}

function loneTree(next: Chance): string {
  const x = next() < 0.5 ? 36 + next() * 24 : 222 + next() * 24;
  return draw.broadleaf(x, 146, 62 + next() * 14);
}

function railing(): string {
  let posts = "M-40 206H320V210H-40Z";
  for (let x = -30; x < 320; x += 24) posts += `M${x} 198h4v26h-4Z`;
  return posts;
}
