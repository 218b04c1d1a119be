/** When the time of a card comes that has no part in this moment, in a few words below it. */

import type { Effect, HandCard } from "../cards/faces.ts";
import type { View } from "../view.ts";
import { youOf } from "./words.ts";

/** A window for sneaky cards, or what a card answers. */
type When = 1 | 2 | 3 | 4 | "hunted" | "named";

const MOMENTS: Record<Effect, When> = {
  "alarm-call": 1,
  camouflage: "hunted",
  "food-cache": 2,
  "level-up": 2,
  "satellite-male": 2,
  "female-mimic": 3,
  "nuptial-gift": 4,
  "sperm-competition": 4,
  "mate-guarding": "named",
};
const WORDS: Record<When, string> = {
  1: "after the reveal",
  2: "before the fight",
  3: "before mating",
  4: "after mating",
  hunted: "when a predator hunts you",
  named: "when a card names you",
};
const NEXT_ROUND = "next round";
/** The last window that is over when a phase begins. */
const OVER_BY: Record<string, number> = { play: 0, survive: 1, attract: 2, mating: 3, draw: 4 };

/** Of cards that cannot be played now; "" if nothing needs to be said. `own`: the strategy in play. */
export function whenOf(card: HandCard, view: View, own: HandCard | null): string {
  const you = youOf(view);
  if (!you || view.phase === "over" || view.phase === "discarding") return "";
  if (card.kind !== "sneaky") {
    if (view.phase !== "choosing") return NEXT_ROUND;
    return card.cost > you.food ? tooDear(card.cost, you.food) : "";
  }
  const moment = MOMENTS[card.effect];
  if (card.effect === "alarm-call" || card.effect === "camouflage") {
    if (view.options["predation"] === false) return "never: nobody hunts here";
  }
  if (view.phase === "choosing") return WORDS[moment];
  if (!you.strategy) return NEXT_ROUND;
  if (isNow(moment, view)) {
    if (card.cost > you.food) return tooDear(card.cost, you.food);
    return view.actors.includes(view.seat!) ? lacking(card.effect, view, own) : "on your turn";
  }
  if (you.passed_ahead && typeof moment === "number") return NEXT_ROUND;
  return isPast(moment, view) ? NEXT_ROUND : WORDS[moment];
}

function isNow(moment: When, view: View): boolean {
  switch (view.phase) {
    case "threat":
      return moment === "hunted" && view.threatened[view.deciding] === view.seat;
    case "answer":
      return moment === "named" && view.sneaking?.target === view.seat;
    default:
      return moment === view.window;
  }
}

function isPast(moment: When, view: View): boolean {
  const over = view.window > 0 ? view.window : (OVER_BY[view.part] ?? 0);
  if (moment === "hunted") return over > 1;
  if (moment === "named") return over > 3 && view.window === 0;
  return moment <= over;
}

/** It is the time, and there is the food: what else is missing. */
function lacking(effect: Effect, view: View, own: HandCard | null): string {
  const you = view.players[view.seat!]!;
  switch (effect) {
    case "level-up":
      if (own?.kind === "combat") return "for flashy strategies";
      return you.strategy?.fights ? "it fights already" : "nobody to fight";
    case "satellite-male":
      return own?.kind === "flashy" ? "for combat strategies" : "nobody else fights";
    case "female-mimic":
      return "no rival has a female";
    case "nuptial-gift":
      return "you had no female";
    case "sperm-competition":
      return you.mated > 0 ? "no rival has gained" : "you had no female";
    default:
      return "not now";
  }
}

function tooDear(cost: number, food: number): string {
  return `costs ${cost}, you have ${food}`;
}
