/** What is asked while the hands lie open: the event, whose hand it is about, what it may take. */

import type { Action } from "../actions.ts";
import { pickable } from "../play/picks.ts";
import type { View } from "../view.ts";
import type { Played } from "./scenes.ts";

export interface Asked {
  played: Played | null;
  /** The seat whose hand is looked at. */
  watched: number | null;
  /** Cards of that hand that may be struck now. */
  candidates: readonly string[];
}

export function askedOf(
  { phase, strike, actors }: Pick<View, "phase" | "strike" | "actors">,
  legal: readonly Action[],
): Asked {
  if (strike) {
    const { event, owner, target } = strike;
    return {
      played: { event, owner, target, card: null, from: null, fate: "strikes" },
      watched: target,
      candidates: pickable(strike.candidates, legal),
    };
  }
  const watched = phase === "restoring" ? (actors[0] ?? null) : null;
  return { played: null, watched, candidates: [] };
}
