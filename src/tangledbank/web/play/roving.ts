/** Where the arrow keys lead; a game says where its stops are. */

/** What can have the focus, in a row of such things. */
export interface Stop {
  id: string;
  row: number;
  /** Where it lies: along its row, and across the rows. */
  along: number;
  across: number;
}

const FLAT = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** Rows that stand side by side. */
const UPRIGHT = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** The stop that a key leads to, along a row as far as its ends, or to another row; null if the key means
 *  nothing here. */
export function ledTo(
  stops: readonly Stop[],
  from: string,
  key: string,
  upright = false,
): string | null {
  const here = stops.find(({ id }) => id === from);
  if (!here) return null;
  const row = stops.filter((one) => one.row === here.row).toSorted((a, b) => a.along - b.along);
  const at = row.indexOf(here);
  const [back, on, before, after] = upright ? UPRIGHT : FLAT;
  switch (key) {
    case back:
      return row[at - 1]?.id ?? from;
    case on:
      return row[at + 1]?.id ?? from;
    case "Home":
      return row[0]!.id;
    case "End":
      return row.at(-1)!.id;
    case before:
      return nearest(stops, here, -1)?.id ?? from;
    case after:
      return nearest(stops, here, 1)?.id ?? from;
    default:
      return null;
  }
}

/** The closest one in the next row that has any. */
function nearest(stops: readonly Stop[], here: Stop, way: 1 | -1): Stop | undefined {
  const rows = stops.map(({ row }) => row).filter((row) => (row - here.row) * way > 0);
  const next = way > 0 ? Math.min(...rows) : Math.max(...rows);
  const off = ({ along, across }: Stop): number =>
    Math.hypot(along - here.along, across - here.across);
  return stops.filter(({ row }) => row === next).toSorted((a, b) => off(a) - off(b))[0];
}

/** Where an arrow leads from the place at `from` (-1: from elsewhere); places go around. */
export function ledAround(key: string, from: number, many: number): number | null {
  if (many === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (from + 1) % many;
    case "ArrowLeft":
    case "ArrowUp":
      return from < 0 ? many - 1 : (from - 1 + many) % many;
    default:
      return null;
  }
}
