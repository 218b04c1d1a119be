/** Where the spots stand while a round is resolved. All in pixels; `k` is one pixel of the drawing. */

import type { Form } from "#shell/table/form";

/** How high the parts of a spot are: its card, a sum, the cards of a side. */
export interface Parts {
  spot: number;
  sum: number;
  side: number;
  /** The sides lie left and right of the card: how wide they are; 0 if they lie above and below. */
  beside: number;
}

export interface Stage extends Parts {
  /** One for each spot; on a phone only the spot that is looked at stands there, under a strip of all. */
  columns: readonly { x: number; width: number }[];
  alone: boolean;
}

/** The sum of the spot that is looked at is written out: it takes this much at least. */
const LOOKED_AT = 316;
const WIDEST = 316;
const MARGIN = 16;
const GAP = 16;
const NARROW_GAP = 10;
const STRIP = 58;
/** A point walks off in it. */
const ALONE_MARGIN = 20;

export function stageOf(
  many: number,
  looked: number,
  room: { width: number; height: number; form: Form; k: number },
): Stage {
  const { width, height, form, k } = room;
  if (form !== "desk") return aloneIn(width, height - STRIP, form);
  const gap = (many > 4 ? NARROW_GAP : GAP) * k;
  const free = width - 2 * MARGIN * k - (many - 1) * gap;
  const equal = Math.min(WIDEST * k, free / many);
  const isLooked = looked >= 0 && looked < many;
  const wide = isLooked ? Math.max(equal, Math.min(LOOKED_AT * k, free)) : equal;
  const others = isLooked && many > 1 ? Math.min(equal, (free - wide) / (many - 1)) : equal;
  const widths = Array.from({ length: many }, (_, at) => (at === looked ? wide : others));
  const whole = widths.reduce((sum, one) => sum + one, 0) + (many - 1) * gap;
  let x = (width - whole) / 2;
  const columns = widths.map((one) => {
    const column = { x, width: one };
    x += one + gap;
    return column;
  });
  return { columns, alone: false, ...partsOf(height - 2 * 12 * k, k) };
}

function aloneIn(width: number, height: number, form: Form): Stage {
  const wide = Math.min(width - 2 * ALONE_MARGIN, form === "side" ? 640 : 420);
  const columns = [{ x: (width - wide) / 2, width: wide }];
  if (form === "upright") return { columns, alone: true, ...partsOf(height - 16, 1) };
  const sum = 58;
  const spot = Math.max(72, Math.min(110, height - 2 * sum - 20));
  return { columns, alone: true, spot, sum, side: height - 20, beside: wide * 0.26 };
}

/** The cards of the sides get what the spot card and the sums leave. */
function partsOf(height: number, k: number): Parts {
  const spot = Math.min(154 * k, Math.max(84, height * 0.26));
  const sum = Math.max(50, 58 * k);
  return { spot, sum, side: Math.max(56, (height - spot - 2 * sum - 24 * k) / 2), beside: 0 };
}
