/** What happens while a round is played, and would be missed if only the table changed. */

import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";

export interface Moment {
  kind: "moment" | "prehistoric";
  events: GameEvent[];
  /** The table meanwhile. */
  view: View;
}

/** What nobody could foresee, not even whoever caused it. */
// prettier-ignore
const NEWS: readonly GameEvent["name"][] = [
  "prehistoric", "nothing", "excused", "exchanged", "got", "found", "not found", "napped",
];
/** What others do; the rest of a round is seen where it happens. */
// prettier-ignore
const OTHERS: readonly GameEvent["name"][] = [
  "discarded", "gave", "grew", "traded", "flipped", "moved", "recalled", "relocated", "replaced",
  "took", "iced", "tarred", "first move", "rexonomics", "encore",
];

/** All that comes of one action is one moment; each Prehistoric card has its own. */
export function momentsIn(events: readonly GameEvent[], before: View, view: View): Moment[] {
  const { actors } = before;
  const isOwn = actors.length === 1 && actors[0] === before.seat;
  const moments: Moment[] = [];
  for (const event of events) {
    const isPrehistoric = event.name === "prehistoric";
    if (!NEWS.includes(event.name) && !OTHERS.includes(event.name)) continue;
    const last = moments.at(-1);
    if (last && !isPrehistoric) last.events.push(event);
    else moments.push({ kind: isPrehistoric ? "prehistoric" : "moment", events: [event], view });
  }
  const isNews = ({ name, seat }: GameEvent): boolean =>
    NEWS.includes(name) || (name === "discarded" && seat !== before.seat);
  return moments.filter((one) => !isOwn || one.events.some(isNews));
}
