/** How large the cards on the bank are, and where their notes have room. */

export interface Fit {
  /** How wide a card and a note are, in pixels of the drawing. */
  card: number;
  note: number;
  notes: "beside" | "below";
}

const LARGEST = 136;
const SMALLEST = 98;
const WIDEST = 180;
const NARROWEST = 128;
const GAP = 14;

/** This many cards side by side in this room, this many of them with notes. */
export function fitBank(many: number, notes: number, room: number): Fit {
  const left = room - GAP * (many + notes - 1);
  const card = Math.min(LARGEST, (left - notes * WIDEST * 0.9) / Math.max(1, many));
  const wide = Math.max(SMALLEST, card);
  const note = Math.min(WIDEST, (left - many * wide) / Math.max(1, notes));
  if (note >= NARROWEST || room <= 0) return { card: wide, note, notes: "beside" };
  // Below, a note may be wider than its card; cards without one stand close.
  const free = room - GAP * (many - 1);
  const small = Math.max(72, Math.min(88, free / many));
  const below = (free - (many - notes) * small) / Math.max(1, notes);
  return { card: small, note: Math.min(200, below), notes: "below" };
}
