/** How large the cards on the bank are, and where their notes have room. */

export interface Fit {
  /** How wide a card and a note are, in pixels of the drawing. */
  card: number;
  note: number;
  notes: "beside" | "below";
}

const LARGEST = 136;
const GAP = 14;

/** So many cards side by side in this room. */
export function fitBank(many: number, room: number): Fit {
  const each = (room - GAP * (many - 1)) / Math.max(1, many);
  if (many <= 3) {
    const note = Math.min(176, Math.max(118, each - GAP - LARGEST));
    const card = Math.min(LARGEST, each - GAP - note);
    if (card >= 96 || room === 0) return { card: Math.max(96, card), note, notes: "beside" };
  }
  const note = Math.min(190, each);
  return { card: Math.max(72, Math.min(100, note)), note, notes: "below" };
}
