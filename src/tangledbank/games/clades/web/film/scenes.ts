/** How each event is shown. Nothing waits for it: the table already is as it will be. */

import type { Named, Scenes } from "#shell/wire/events";
import type { GameEvent } from "../events.ts";

/** A gain flies to its seat's pile, a loss comes back from there, and an arrival comes from elsewhere to
 *  its place; praise adds words to a gain; an explanation lies beside the table. */
export type SceneKind = "gain" | "praise" | "loss" | "arrival" | "explanation";

/** Whatever has null is seen where it lies, and stands in the log. */
const SCENE = {
  triple: "gain",
  "clade triple": "praise",
  extra: "gain",
  "no triple": "explanation",
  laid: "arrival",
  lucky: "arrival",
  drew: "arrival",
  bonus: "gain",
  "second bonus": "praise",
  gift: "gain",
  gave: "arrival",
  "gave up": "loss",
  began: null,
  "window closed": null,
  replaced: null,
  "shuffled back": null,
  stuck: null,
  unstuck: null,
  "hands open": null,
  "hands closed": null,
  rests: null,
  returns: null,
  hint: null,
  "hints for all": null,
  passed: null,
  turn: null,
  ended: null,
} as const satisfies Scenes<GameEvent, SceneKind>;

type NameOf<Kind extends SceneKind> = {
  [Name in GameEvent["name"]]: (typeof SCENE)[Name] extends Kind ? Name : never;
}[GameEvent["name"]];

/** An event that is shown in this way, or in one of these. */
export type ShownAs<Kind extends SceneKind> = Named<GameEvent, NameOf<Kind>>;

export function shownAs<Kind extends SceneKind>(
  events: readonly GameEvent[],
  ...kinds: Kind[]
): ShownAs<Kind>[] {
  const isMeant = (kind: SceneKind | null): boolean => kinds.some((one) => one === kind);
  return events.filter((one): one is ShownAs<Kind> => isMeant(SCENE[one.name]));
}
