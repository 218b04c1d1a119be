/** The staff gauge: totals from 0 to what wins, with flags that never cover each other. */

import type { View } from "../../view.ts";

/** Where the staff ends: at the goal, with whoever is beyond it, or at a round number above the
 *  leader. */
export function topOf({ options, players }: Pick<View, "options" | "players">): number {
  const lead = Math.max(...players.map(({ total }) => total));
  if (options["end"] !== "rounds") return Number(options["target"]);
  return Math.max(20, Math.ceil((lead + 1) / 10) * 10);
}

/** Where numbers stand on the staff: about ten of them, in steps that people count in. */
export function stepOf(top: number): number {
  return [1, 2, 5, 10, 20, 50].find((step) => top / step <= 10) ?? 100;
}

/** Something that stands on the staff: the number it belongs to, and how wide it is. */
export interface Standing {
  value: number;
  width: number;
}

/** Where each thing begins: as near to its number as the others let it, in their order. The staff is
 *  `length` long, and there is `room` for things. */
export function spread(
  things: readonly Standing[],
  top: number,
  length: number,
  room: number,
  gap: number,
): number[] {
  const order = things
    .map((one, at) => ({ ...one, at }))
    .sort((a, b) => a.value - b.value || a.at - b.at);
  // Without their widths, things may stand in one place, and only their order counts.
  let taken = 0;
  const wanted = order.map(({ value, width }) => {
    const place = (value / top) * length - taken;
    taken += width + gap;
    return place;
  });
  const free = Math.max(0, room - taken + gap);
  const places = Array.from({ length: things.length }, () => 0);
  taken = 0;
  rising(wanted).forEach((place, n) => {
    const { at, width } = order[n]!;
    places[at] = Math.min(free, Math.max(0, place)) + taken;
    taken += width + gap;
  });
  return places;
}

/** The nearest numbers that never fall: if they would, neighbours meet in the middle. */
function rising(wanted: readonly number[]): number[] {
  const groups: { sum: number; many: number }[] = [];
  for (const one of wanted) {
    let group = { sum: one, many: 1 };
    for (let last = groups.at(-1); last && mean(last) > mean(group); last = groups.at(-1)) {
      group = { sum: last.sum + group.sum, many: last.many + group.many };
      groups.pop();
    }
    groups.push(group);
  }
  return groups.flatMap((group) => Array.from({ length: group.many }, () => mean(group)));
}

const mean = ({ sum, many }: { sum: number; many: number }): number => sum / many;
