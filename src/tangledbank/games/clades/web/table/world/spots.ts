/** The places of the shared cards: filled, or left empty by a card that was taken. */

import type { Shared, Taken, View } from "../../view.ts";

/** The row of the places beside the deck (§5.1). */
export const BESIDE = 3;

export interface Spot {
  /** `row-column`: a place keeps it whatever lies there. */
  id: string;
  row: number;
  column: number;
  card: Shared | null;
  /** Who has just emptied the place. */
  taken: Taken | null;
}

type Lying = Pick<View, "shared" | "taken">;

/** Every place by row and column. A row ends with its last card or its last fresh gap. */
export function spotsOf({ shared, taken }: Lying): Spot[] {
  const spots: Spot[] = [];
  const lengths = lengthsOf({ shared, taken });
  for (let row = 0; row <= BESIDE; row += 1) {
    for (let column = 0; column < lengths[row]!; column += 1) {
      const lies = (one: Shared | Taken): boolean => one.row === row && one.column === column;
      spots.push({
        id: `${row}-${column}`,
        row,
        column,
        card: shared.find(lies) ?? null,
        taken: taken.findLast(lies) ?? null,
      });
    }
  }
  return spots;
}

/** How many places each of the four rows has. */
export function lengthsOf({ shared, taken }: Lying): number[] {
  const lengths = [0, 0, 0, 0];
  for (const { row, column } of [...shared, ...taken]) {
    lengths[row] = Math.max(lengths[row] ?? 0, column + 1);
  }
  return lengths;
}
