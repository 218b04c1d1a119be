/** How wide the cards of a hand are. */

/** A face is not legible below this; then the picture alone is shown. */
const LEGIBLE = 84;

export interface Fit {
  width: number;
  shape: "face" | "chip";
}

/** This many cards side by side in this room, none wider than `most`; all in pixels. */
export function fitHand(many: number, room: number, most: number, gap: number): Fit {
  const width = Math.floor(Math.min(most, (room - gap * (many - 1)) / Math.max(1, many)));
  if (width >= LEGIBLE || room === 0) return { width, shape: "face" };
  // Out to lunch is half as wide again as the others.
  const narrow = Math.floor((room - gap * (many - 1)) / (many + 0.52));
  return { width: Math.min(64, Math.max(44, narrow)), shape: "chip" };
}
