/** Where the arrow keys lead from one card to another. */

/** A card that can be touched, in a row of such cards. */
export interface Stop {
  card: string;
  row: number;
  /** How far to the right it lies. */
  x: number;
}

/** The card that a key leads to, or null if the key means nothing here. */
export function ledTo(stops: readonly Stop[], from: string, key: string): string | null {
  const here = stops.find((one) => one.card === from);
  if (!here) return null;
  const row = stops.filter((one) => one.row === here.row).toSorted((a, b) => a.x - b.x);
  const at = row.indexOf(here);
  switch (key) {
    case "ArrowLeft":
      return row[at - 1]?.card ?? from;
    case "ArrowRight":
      return row[at + 1]?.card ?? from;
    case "Home":
      return row[0]!.card;
    case "End":
      return row.at(-1)!.card;
    case "ArrowUp":
      return nearest(stops, here, -1)?.card ?? from;
    case "ArrowDown":
      return nearest(stops, here, 1)?.card ?? from;
    default:
      return null;
  }
}

/** The card closest above or below, in the next row that has one. */
function nearest(stops: readonly Stop[], here: Stop, way: 1 | -1): Stop | undefined {
  const rows = stops.map(({ row }) => row).filter((row) => (row - here.row) * way > 0);
  const next = way > 0 ? Math.min(...rows) : Math.max(...rows);
  return stops
    .filter(({ row }) => row === next)
    .toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0];
}
