/** Where everything stands on the stage, in pixels of its drawing from the upper left corner.
 *
 *  Wide: all seats side by side, the environment between them, stands in the wings.
 *  Compact, as on a phone: stands and environment in one strip, the seats below it in rows. */

import type { Form } from "#shell/table/form";

/** The least that the wide stage needs. */
const DRAWN = { width: 1120, height: 540 };
/** Shown smaller than this, words would be hard to read; where fingers touch, buttons hard to hit. */
const SMALLEST_UNIT: Record<Form, number> = { desk: 0.78, upright: 1, side: 1 };
const LARGEST_UNIT = 1.9;

const MIDDLE = 156;
/** With few seats the clearing between them is wider. */
const WIDEST_MIDDLE = 264;
const WING = 134;
const EDGE = 12;
/** A seat next to the wings needs this much; with less, the females stand on one log in the corner. */
const ROOMY = 150;
const WIDEST = 214;
const GROUND = 282;
const UNDER_GROUND = 258;
const ANIMAL_HEIGHT: Record<number, number> = { 2: 204, 3: 196, 4: 176, 5: 148, 6: 108 };

const STRIP = 112;
const UNDER_GROUND_COMPACT = 126;
/** A row is `height` high; a little less, if then none has to be scrolled. */
const CELL = { width: 168, height: 200, least: 184, tallest: 268, widest: 270 };

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
  /** How wide one is in its corner. */
  stand: number;
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

export function layOut(seats: number, width: number, height: number, form: Form): Layout {
  const unit = Math.min(LARGEST_UNIT, width / DRAWN.width, height / DRAWN.height);
  return unit < SMALLEST_UNIT[form]
    ? compact(seats, width, height)
    : wide(seats, width / unit, height / unit, unit);
}

function wide(seats: number, across: number, high: number, unit: number): Layout {
  const inWings = (across - 2 * WING - MIDDLE) / seats;
  const stands = inWings >= ROOMY ? "wings" : "corners";
  const room = stands === "wings" ? inWings : (across - 2 * EDGE - MIDDLE) / seats;
  const width = Math.min(WIDEST, room);
  const middle = Math.min(WIDEST_MIDDLE, MIDDLE + seats * (room - width) * 0.5);
  const left = Math.ceil(seats / 2);
  const start = (across - seats * width - middle) / 2;
  const places = Array.from({ length: seats }, (_, seat): Place => {
    const isLeft = seat < left;
    const x = start + (seat + 0.5) * width + (isLeft ? 0 : middle);
    return { x, faces: isLeft ? "right" : "left", row: 0 };
  });
  const spare = high - DRAWN.height;
  return {
    form: "wide",
    unit,
    across,
    high,
    stands,
    stand: 190,
    middle: start + left * width + middle / 2,
    places,
    width,
    height: high,
    ground: Math.min(GROUND + spare * 0.6, high - UNDER_GROUND),
    animal: {
      width: width * 1.04,
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
  const room = (high - STRIP) / rows;
  const height = room < CELL.least ? CELL.height : Math.min(CELL.tallest, room);
  const start = (across - width * columns) / 2;
  const places = Array.from({ length: seats }, (_, seat): Place => {
    const row = Math.floor(seat / columns);
    const inRow = Math.min(columns, seats - row * columns);
    const column = (seat % columns) + (columns - inRow) / 2;
    const faces = column < (columns - 1) / 2 ? "right" : "left";
    return { x: start + (column + 0.5) * width, faces, row };
  });
  const ground = height - UNDER_GROUND_COMPACT;
  const spare = Math.max(0, high - STRIP - rows * height);
  return {
    form: "compact",
    unit: 1,
    across,
    high,
    stands: "corners",
    stand: Math.max(92, Math.min(116, (across - 152) / 2 - 6)),
    middle: across / 2,
    places,
    width,
    height,
    ground,
    animal: { width, height: ground - 2 },
    top: STRIP + spare * 0.4,
  };
}
