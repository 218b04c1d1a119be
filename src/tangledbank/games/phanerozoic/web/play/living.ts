/** Who lives on a table. */

import type { Species, View } from "../view.ts";

export type Rows = Pick<View, "plants" | "animals">;

export const livingIn = ({ plants, animals }: Rows): Species[] => [...plants, ...animals];

export const find = (rows: Rows, card: string | null): Species | undefined =>
  livingIn(rows).find((one) => one.card === card);
