/** The way to an action: the things that are touched for it, one after the other. The rest of the page
 *  knows only things. */

import type { Action } from "../actions.ts";
import type { View } from "../view.ts";
import {
  atSpot,
  inHand,
  isHand,
  isSpot,
  laidCards,
  lying,
  nearOf,
  rivalOf,
  spotOf,
  type Found,
  type Thing,
} from "./things.ts";

/** How a card is laid. */
export type Mode = Extract<Action, { verb: "play" }>["mode"];

export interface Way {
  action: Action;
  steps: readonly Thing[];
  /** Of laying a card: what comes after the last step. */
  mode?: Mode;
}

/** Questions whose card lies on the table; the others ask for one of the hand. */
const LYING = ["order", "sequence", "top", "recall", "spend"];

/** All ways to what may be done by touching things. Bare answers, such as to pass, have none. */
export function waysOf(view: View, legal: readonly Action[]): Way[] {
  return legal.flatMap((action) => {
    const mode = action.verb === "play" ? { mode: action.mode } : {};
    return stepsOf(view, action).map((steps) => ({ action, steps, ...mode }));
  });
}

function stepsOf(view: View, action: Action): Thing[][] {
  switch (action.verb) {
    case "play":
    case "trade":
      return [[inHand(action.card), atSpot(action.spot)]];
    case "choose":
      return [[atSpot(action.spot)]];
    case "look at":
    case "turn up":
      return placed(view, action.place).map((thing) => [thing]);
    case "move":
    case "shove":
      return lyingAs(view, action.card).map((thing) => [thing, atSpot(action.spot)]);
    case "relocate": {
      const [one, other] = [atSpot(action.spot), atSpot(action.other)];
      return [
        [one, other],
        [other, one],
      ];
    }
    case "first":
    case "discard":
    case "give":
    case "swap":
    case "disregard":
    case "take back":
      return meant(view, action.card).map((thing) => [thing]);
    default:
      return [];
  }
}

/** The things that a card's name means, by the question: in the hand, or where it lies. */
function meant(view: View, card: string): Thing[] {
  if (!LYING.includes(view.question?.kind ?? "")) return [inHand(card)];
  return [...lyingAs(view, card), ...spotsOf(view, card)];
}

/** The card at a place of the rival's side, at the spot that is asked about. */
function placed(view: View, place: number): Thing[] {
  const side = view.spots[view.question?.spot ?? -1]?.sides[rivalOf(view.seat)];
  const laid = side?.[place];
  return laid ? [lying(laid.number)] : [];
}

/** Where a card lies. How-de-dos are all the same: any that may be meant is. */
function lyingAs(view: View, card: string): Thing[] {
  const all = laidCards(view).filter(({ laid }) => laid.card === card && !laid.disregarded);
  return among(view, all).map(({ laid }) => lying(laid.number));
}

/** What is used up is one's own; what several equal cards are asked for lies at one spot. */
function among(view: View, all: Found[]): Found[] {
  const { kind = "", spot = -1 } = view.question ?? {};
  if (kind === "spend") {
    return all.filter((one) => one.spot === spot && one.seat === nearOf(view.seat));
  }
  const here = all.filter((one) => one.spot === spot);
  return kind === "top" && here.length ? here : all;
}

function spotsOf(view: View, card: string): Thing[] {
  return view.spots.flatMap((spot, at) => (spot.card === card ? [atSpot(at)] : []));
}

/** The things that may be touched next, after these. */
export function nextOf(ways: readonly Way[], path: readonly Thing[]): Set<Thing> {
  return new Set(
    following(ways, path).flatMap(({ steps }) => steps.slice(path.length, path.length + 1)),
  );
}

/** The ways that begin like this. */
export function following(ways: readonly Way[], path: readonly Thing[]): Way[] {
  return ways.filter(({ steps }) => path.every((thing, at) => steps[at] === thing));
}

/** The ways that end here. */
export function ending(ways: readonly Way[], path: readonly Thing[]): Way[] {
  return following(ways, path).filter(({ steps }) => steps.length === path.length);
}

/** What somebody who touches what does not go wants; null if that means nothing. */
export function wanted(view: View, thing: Thing, held: string | null): Action | null {
  const kind = view.question?.kind;
  if (isHand(thing) && kind === "play") {
    const open = view.spots.findIndex(({ closed, card }) => !closed && card !== "");
    const card = thing.slice(5);
    return open < 0 ? null : { verb: "play", card, spot: open, mode: "down" };
  }
  if (!isSpot(thing) || held === null) return null;
  const at = { card: held, spot: spotOf(thing) };
  if (kind === "play") return { verb: "play", ...at, mode: "down" };
  return kind === "trade" ? { verb: "trade", ...at } : null;
}
