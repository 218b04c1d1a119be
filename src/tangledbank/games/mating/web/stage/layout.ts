/** Where everything stands on the stage, in pixels of its drawing from the upper left corner.
 *
 *  Wide: all seats side by side, the environment between them, stands in the wings.
 *  Compact, as on a phone: stands and environment in one strip, the seats below it in rows. */

/** The least that the wide stage needs. */
const DRAWN = { width: 1120, height: 540 };
/** Shown smaller than this, its words would be hard to read. */
const SMALLEST_UNIT = 0.78;
const LARGEST_UNIT = 1.9;

const MIDDLE = 156;
const WING = 134;
const EDGE = 12;
/** A seat next to the wings needs this much; else the females stand on one log in the corner. */
const ROOMY = 150;
const WIDEST = 214;
const GROUND = 282;
const UNDER_GROUND = 258;
const ANIMAL_HEIGHT: Record<number, number> = { 2: 204, 3: 196, 4: 176, 5: 148, 6: 108 };

const STRIP = 104;
const UNDER_GROUND_COMPACT = 106;
const CELL = { width: 168, height: 186, tallest: 268, widest: 270 };

export interface Place {
  /** The middle of its spotlight. */
  x: number;
  /** Which side of the clearing it looks to. */
  faces: "left" | "right";
  row: number;
}

export interface Layout {
  form: "wide" | "compact";
  /** How large a pixel of the drawing is shown, and how large the drawing is. */
  unit: number;
  across: number;
  high: number;
  /** In the wings on two logs, or in the corners on one. */
  stands: "wings" | "corners";
  /** The middle of the sun, in which the environment stands. */
  middle: number;
  places: Place[];
  /** How wide one seat's place is, and how high: all of the stage, or one row of it. */
  width: number;
  height: number;
  /** How far below the top of its place a seat's pool of light lies. */
  ground: number;
  animal: { width: number; height: number };
  /** Where the rows begin. */
  top: number;
}

export function layOut(seats: number, width: number, height: number): Layout {
  const unit = Math.min(LARGEST_UNIT, width / DRAWN.width, height / DRAWN.height);
  return unit < SMALLEST_UNIT
    ? compact(seats, width, height)
    : wide(seats, width / unit, height / unit, unit);
}

function wide(seats: number, across: number, high: number, unit: number): Layout {
  const inWings = (across - 2 * WING - MIDDLE) / seats;
  const stands = inWings >= ROOMY ? "wings" : "corners";
  const room = stands === "wings" ? inWings : (across - 2 * EDGE - MIDDLE) / seats;
  const width = Math.min(WIDEST, room);
  const left = Math.ceil(seats / 2);
  const start = (across - seats * width - MIDDLE) / 2;
  const places = Array.from({ length: seats }, (_, seat): Place => {
    const isLeft = seat < left;
    const x = start + (seat + 0.5) * width + (isLeft ? 0 : MIDDLE);
    return { x, faces: isLeft ? "right" : "left", row: 0 };
  });
  const spare = high - DRAWN.height;
  return {
    form: "wide",
    unit,
    across,
    high,
    stands,
    middle: start + left * width + MIDDLE / 2,
    places,
    width,
    height: high,
    ground: Math.min(GROUND + spare * 0.6, high - UNDER_GROUND),
    animal: {
      width: width * 1.12,
      height: (ANIMAL_HEIGHT[seats] ?? 108) + Math.min(60, spare * 0.4),
    },
    top: 0,
  };
}

function compact(seats: number, across: number, high: number): Layout {
  const fitting = Math.max(2, Math.floor(across / CELL.width));
  const rows = Math.ceil(seats / Math.min(seats, fitting));
  const columns = Math.ceil(seats / rows);
  const width = Math.min(CELL.widest, (across - EDGE) / columns);
  const height = Math.min(CELL.tallest, Math.max(CELL.height, (high - STRIP) / rows));
  const start = (across - width * columns) / 2;
  const places = Array.from({ length: seats }, (_, seat): Place => {
    const column = seat % columns;
    return {
      x: start + (column + 0.5) * width,
      faces: column < columns / 2 ? "right" : "left",
      row: Math.floor(seat / columns),
    };
  });
  const ground = height - UNDER_GROUND_COMPACT;
  return {
    form: "compact",
    unit: 1,
    across,
    high,
    stands: "corners",
    middle: across / 2,
    places,
    width,
    height,
    ground,
    animal: { width, height: ground - 2 },
    top: STRIP,
  };
}
