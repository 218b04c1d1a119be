/** The species as arrow keys reach them: plants before animals, each along the scale. */

import type { Stop } from "#shell/play/roving";
import type { Layout } from "./layout.ts";

export function stopsOf({ places, size }: Pick<Layout, "places" | "size">): Stop[] {
  return places.map(({ id, row, box }) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const [along, across] = size.upright ? [y, x] : [x, y];
    return { id, row: row === "plants" ? 0 : 1, along, across };
  });
}
