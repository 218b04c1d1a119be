/** How large the cards in a tray can be, in how many rows, and how far apart they begin. */

export interface Room {
  width: number;
  height: number;
}

export interface Fit {
  rows: number;
  across: number;
  width: number;
  /** From the beginning of one card to the next; less than a card if they lie over each other. */
  step: number;
  /** Chips, as whole cards could not be read. */
  chips: boolean;
}

/** Height to width. */
const CARD = 1.37;
const CHIP = 1.27;
/** The least that a finger finds, and the least at which a card's words can be read. */
const SMALLEST = 44;
const LEGIBLE = 84;
/** A picked card is lifted by this much. */
const LIFT = 7;

/** One row; too many for it lie over each other, their numbers free. */
export function fitWide(cards: number, room: Room, largest: number): Fit {
  const gap = 14;
  const width = Math.max(LEGIBLE, Math.min(largest, widest(cards, 1, CARD, gap, room)));
  return placed(cards, { rows: 1, width, chips: false }, gap, room);
}

/** Several rows if they make the cards larger; of many cards only chips, if they must be small. */
export function fitNarrow(cards: number, room: Room, many: boolean): Fit {
  const gap = 8;
  const best = (shape: number, largest: number): { rows: number; width: number } =>
    [1, 2, 3]
      .map((rows) => ({ rows, width: Math.min(largest, widest(cards, rows, shape, gap, room)) }))
      .reduce((one, other) => (other.width > one.width ? other : one));
  const whole = best(CARD, room.width > 600 ? 150 : 112);
  const chips = many && whole.width < LEGIBLE;
  const { rows, width } = chips ? best(CHIP, 64) : whole;
  return placed(cards, { rows, width: Math.max(SMALLEST, width), chips }, gap, room);
}

function widest(cards: number, rows: number, shape: number, gap: number, room: Room): number {
  const across = Math.max(1, Math.ceil(cards / rows));
  const wide = (room.width - (across - 1) * gap) / across;
  const high = ((room.height - (rows - 1) * gap) / rows - LIFT) / shape;
  return Math.floor(Math.min(wide, high));
}

function placed(
  cards: number,
  fit: Pick<Fit, "rows" | "width" | "chips">,
  gap: number,
  room: Room,
): Fit {
  const across = Math.max(1, Math.ceil(cards / fit.rows));
  const step = across < 2 ? 0 : Math.min(fit.width + gap, (room.width - fit.width) / (across - 1));
  return { ...fit, across, step };
}
