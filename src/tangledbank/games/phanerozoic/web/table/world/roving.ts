/** Where the arrow keys lead from one species to another. */

import type { Place } from "./layout.ts";

/** The species that a key leads to, or null if the key means nothing here. */
export function ledTo(places: Place[], from: string, key: string, upright: boolean): string | null {
  const here = places.find((one) => one.id === from);
  if (!here) return null;
  const row = places.filter((one) => one.row === here.row);
  const at = row.indexOf(here);
  const [back, on] = upright ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  const [toPlants, toAnimals] = upright ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  switch (key) {
    case back:
      return row[at - 1]?.id ?? from;
    case on:
      return row[at + 1]?.id ?? from;
    case "Home":
      return row[0]?.id ?? from;
    case "End":
      return row.at(-1)?.id ?? from;
    case toPlants:
    case toAnimals: {
      const across = places.filter((one) => one.row !== here.row);
      const leads = here.row === (key === toPlants ? "animals" : "plants");
      return leads ? (nearest(across, here)?.id ?? from) : from;
    }
    default:
      return null;
  }
}

/** The one that stands closest across the scale. */
function nearest(others: Place[], here: Place): Place | undefined {
  const off = ({ box }: Place): number =>
    Math.hypot(
      box.x + box.width / 2 - here.box.x - here.box.width / 2,
      box.y + box.height / 2 - here.box.y - here.box.height / 2,
    );
  return others.toSorted((a, b) => off(a) - off(b))[0];
}
