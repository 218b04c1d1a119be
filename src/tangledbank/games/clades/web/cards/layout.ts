/** Where the animals stand on a card, and how large. */
import { sizeOf } from "#shell/drawing/drawing";
import { silhouetteOf } from "../art/animals.ts";
import { FRAMES, groundOf, type Shape } from "./frames.ts";
import type { Environment } from "./qualities.ts";

export interface Standing {
  animal: string;
  /** Its middle. */
  x: number;
  y: number;
  scale: number;
  /** The line under its feet, if it stands on land but not on the ground itself. */
  ledge?: { x: number; y: number; width: number };
}

/** A place for one animal: the middle, and the most it may measure. */
type Place = readonly [x: number, y: number, width: number, height: number];

/**
 * The first animal is right of the seal, the last one lowest. If there are several ways to place
 * them, animals take the one that prints them larger: rows suit long ones, a zigzag upright ones.
 */
const PLACES: Record<Shape, Record<1 | 2 | 3, Place[][]>> = {
  tall: {
    1: [[[63, 92, 108, 96]]],
    2: [
      [
        [81, 42, 72, 64],
        [63, 107, 106, 62],
      ],
    ],
    3: [
      [
        [82, 31, 70, 42],
        [63, 75, 102, 42],
        [63, 120, 102, 44],
      ],
      [
        [88, 37, 60, 60],
        [32.5, 76, 52, 56],
        [88, 108, 60, 66],
      ],
    ],
  },
  wide: {
    1: [[[74, 43, 78, 70]]],
    2: [
      [
        [76, 23, 72, 35],
        [75, 62, 74, 36],
      ],
      [
        [57, 48, 40, 60],
        [95, 43, 36, 70],
      ],
    ],
    3: [
      [
        [90, 23, 44, 35],
        [52, 52, 34, 40],
        [92, 62, 40, 38],
      ],
      [
        [75, 17.5, 72, 23],
        [76, 42.5, 72, 23],
        [76, 67.5, 72, 24],
      ],
    ],
  },
  mini: {
    1: [[[32, 43, 52, 62]]],
    2: [
      [
        [32, 23, 52, 34],
        [32, 60, 52, 36],
      ],
    ],
    3: [
      [
        [32, 16, 50, 23],
        [32, 42, 50, 24],
        [32, 68, 50, 23],
      ],
      [
        [44, 20, 30, 28],
        [17, 41, 26, 30],
        [44, 63, 30, 32],
      ],
    ],
  },
};

const kept = new Map<string, Standing[]>();

export function layOut(
  animals: readonly string[],
  environment: Environment,
  shape: Shape,
): Standing[] {
  const key = `${animals.join()} ${environment} ${shape}`;
  let best = kept.get(key);
  if (!best) {
    const ways = PLACES[shape][animals.length as 1 | 2 | 3].map((places) =>
      environment === "land"
        ? stand(animals, aboveGround(places, shape), shape)
        : float(animals, places),
    );
    best = ways.reduce((one, other) => (printed(other) > printed(one) ? other : one));
    kept.set(key, best);
  }
  return best;
}

function float(animals: readonly string[], places: Place[]): Standing[] {
  return animals.map((animal, index) => {
    const [x, y] = places[index]!;
    return { animal, x, y, scale: fitting(animal, places[index]!) };
  });
}

/** Feet at the lower edge of the place: on the ground, or on a ledge. */
function stand(animals: readonly string[], places: Place[], shape: Shape): Standing[] {
  return animals.map((animal, index) => {
    const [x, y, , room] = places[index]!;
    const scale = fitting(animal, places[index]!);
    const { width, height } = sizeOf(silhouetteOf(animal));
    const foot = y + room / 2;
    const standing = { animal, x, y: foot - (height * scale) / 2, scale };
    if (foot > groundOf(FRAMES[shape])) return standing;
    const length = width * scale + 8;
    return { ...standing, ledge: { x: x - length / 2, y: foot, width: length } };
  });
}

/** The same places, pressed together until the lowest ends at the ground. */
function aboveGround(places: Place[], shape: Shape): Place[] {
  const top = Math.min(...places.map(([, y, , height]) => y - height / 2));
  const bottom = Math.max(...places.map(([, y, , height]) => y + height / 2));
  // Feet reach a little over the edge of the ground.
  const foot = groundOf(FRAMES[shape]) + (shape === "tall" ? 4.5 : 3.5);
  const press = (foot - top) / (bottom - top);
  return places.map(([x, y, width, height]) => [x, top + (y - top) * press, width, height * press]);
}

function fitting(animal: string, [, , width, height]: Place): number {
  const silhouette = sizeOf(silhouetteOf(animal));
  const scale = Math.min(width / silhouette.width, height / silhouette.height);
  return Math.floor(scale * 1000) / 1000;
}

/** How large all of them come out together; one small animal counts against a way. */
function printed(way: Standing[]): number {
  return way.reduce((product, { scale }) => product * scale, 1);
}
