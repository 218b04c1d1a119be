import type { Layer } from "#shell/drawing/drawing";
import { palette, type Palette } from "#shell/drawing/palette";
import { core } from "./lands/core.ts";
import { ground, sun, type Drawn } from "./lands/layers.ts";
import { stable } from "./lands/stable.ts";
import { variable } from "./lands/variable.ts";

/** A landscape in seven colours. */
export interface Land {
  colours: Palette;
  layers: Layer[];
}

const LANDS: Record<string, Drawn> = { ...core, ...stable, ...variable };

const DUSK: Drawn = () => [
  "#7d5474 #f6cf8e #b87672 #7a5263 #4a3546 #c2453a #1d1320",
  [
    ...sun(150, 112, 54),
    ground(140, 10, 1, "far"),
    ground(166, 9, 4, "mid", true),
    ground(192, 6, 2, "near"),
  ],
];

/** The landscape of an environment; a plain dusk if it is not known. */
export function landOf(environment: string): Land {
  const [colours, layers] = (LANDS[environment] ?? DUSK)();
  return { colours: palette(colours), layers };
}
