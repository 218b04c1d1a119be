/** How things fit: spots side by side, and cards on a side. All in pixels. */

const WIDEST = 284;
const MARGIN = 18;
const GAP = 20;
const NARROW_GAP = 12;

/** How wide each spot may be; `k` is one pixel of the drawing. */
export function columnOf(many: number, room: number, k: number): number {
  const gap = (many > 4 ? NARROW_GAP : GAP) * k;
  const free = room - 2 * MARGIN * k - (many - 1) * gap;
  return Math.max(0, Math.min(WIDEST * k, free / many));
}

/** How the cards of a side lie. */
export interface Fit {
  /** How wide a card is, and how far it is from one to the next. */
  width: number;
  step: number;
  rows: number;
  /** The first lies on top; of the others only the right part is seen, with number and icon. */
  overlaps: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** How wide a card is at most, and before it is covered in part. */
  most: number;
  least: number;
  gap: number;
  /** How high a card is, for its width; and in two rows. */
  ratio: number;
  low: number;
  /** Of a covered card this much stays free at least. */
  free: number;
}

/** This much shows the number and the icon of a covered card. */
export const STRIP = 22;

/** Cards shrink first, then they overlap, then they lie in two rows. */
export function fitSide(many: number, room: Room): Fit {
  const { width, height, most, least, gap, ratio, free } = room;
  const high = Math.min(most, height / ratio);
  if (many < 2) return { width: Math.min(high, width), step: 0, rows: 1, overlaps: false };
  const shrunk = Math.min(high, (width - (many - 1) * gap) / many);
  if (shrunk >= Math.min(least, high)) {
    return { width: shrunk, step: shrunk + gap, rows: 1, overlaps: false };
  }
  const covered = Math.min(least, high);
  const step = (width - covered) / (many - 1);
  if (step >= free) return { width: covered, step, rows: 1, overlaps: true };
  return twoRows(many, room);
}

function twoRows(many: number, { width, height, least, gap, low }: Room): Fit {
  const each = Math.ceil(many / 2);
  const small = Math.min(least, (height - gap) / 2 / low);
  const step = Math.min(small + gap, (width - small) / Math.max(1, each - 1));
  return { width: small, step, rows: 2, overlaps: step < small };
}
