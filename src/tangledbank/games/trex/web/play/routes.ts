/**
 * The way to an action: the things that are touched for it, one after the other. The server writes
 * actions as words; here each is read once, and the rest of the page knows only things.
 */

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
export type Mode = "down" | "open";

export interface Route {
  action: string;
  steps: readonly Thing[];
  /** Of laying a card: what comes after the last step. */
  mode?: Mode;
}

const PLAY = /^play (?<card>[\w-]+) at (?<spot>\d+) (?<mode>down|open)$/;
const TRADE = /^trade (?<card>[\w-]+) for (?<spot>\d+)$/;
const SPOT = /^choose (?<spot>\d+)$/;
const PLACE = /^(?:look at|turn up) (?<place>\d+)$/;
const MOVE = /^(?:move|shove) (?<card>[\w-]+) to (?<spot>\d+)$/;
const RELOCATE = /^relocate (?<spot>\d+) and (?<other>\d+)$/;
const CARD = /^(?:first|discard|give|swap|disregard|take back) (?<card>[\w-]+)$/;

/** Questions whose card lies on the table; the others ask for one of the hand. */
const LYING = ["order", "sequence", "top", "recall", "spend"];

export function playing(card: string, spot: number, mode: Mode): string {
  return `play ${card} at ${spot + 1} ${mode}`;
}

/** All ways to what may be done by touching things. Bare words, such as `pass`, have none. */
export function routesOf(view: View, legal: readonly string[]): Route[] {
  return legal.flatMap((action) => routes(view, action));
}

function routes(view: View, action: string): Route[] {
  const read = (pattern: RegExp) => pattern.exec(action)?.groups as Record<string, string>;
  const spot = (number: string | undefined): Thing => atSpot(Number(number) - 1);
  const way = (...steps: Thing[]): Route => ({ action, steps });

  const play = read(PLAY);
  if (play) {
    const mode = play["mode"] as Mode;
    return [{ ...way(inHand(play["card"]!), spot(play["spot"])), mode }];
  }
  const trade = read(TRADE);
  if (trade) return [way(inHand(trade["card"]!), spot(trade["spot"]))];
  const chosen = read(SPOT);
  if (chosen) return [way(spot(chosen["spot"]))];
  const place = read(PLACE);
  if (place) return placed(view, Number(place["place"]) - 1).map((thing) => way(thing));
  const moved = read(MOVE);
  if (moved) return lyingAs(view, moved["card"]!).map((thing) => way(thing, spot(moved["spot"])));
  const two = read(RELOCATE);
  if (two) {
    const [one, other] = [spot(two["spot"]), spot(two["other"])];
    return [way(one, other), way(other, one)];
  }
  const card = read(CARD)?.["card"];
  if (card === undefined) return [];
  if (!LYING.includes(view.question?.kind ?? "")) return [way(inHand(card))];
  return [...lyingAs(view, card), ...spotsOf(view, card)].map((thing) => way(thing));
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
export function nextOf(routes: readonly Route[], path: readonly Thing[]): Set<Thing> {
  return new Set(
    following(routes, path).flatMap(({ steps }) => steps.slice(path.length, path.length + 1)),
  );
}

/** The ways that begin like this. */
export function following(routes: readonly Route[], path: readonly Thing[]): Route[] {
  return routes.filter(({ steps }) => path.every((thing, at) => steps[at] === thing));
}

/** The ways that end here. */
export function ending(routes: readonly Route[], path: readonly Thing[]): Route[] {
  return following(routes, path).filter(({ steps }) => steps.length === path.length);
}

/** What somebody who touches what does not go wants; null if that means nothing. */
export function meantBy(view: View, thing: Thing, held: string | null): string | null {
  const kind = view.question?.kind;
  if (isHand(thing) && kind === "play") {
    const open = view.spots.findIndex(({ closed, card }) => !closed && card !== "");
    return open < 0 ? null : playing(thing.slice(5), open, "down");
  }
  if (!isSpot(thing) || held === null) return null;
  if (kind === "play") return playing(held, spotOf(thing), "down");
  return kind === "trade" ? `trade ${held} for ${spotOf(thing) + 1}` : null;
}
