/** Open hands for the tests, in a line or two: what is not named is as after an empty reveal. */

import { telling } from "#shell/wire/told.fixture";
import type { GameEvent } from "../events.ts";
import type { Link, Player, OpenHand, View } from "../view.ts";

export const nameOf = (seat: number): string => ["Ana", "Bo", "Cleo", "Dan", "Eva", "Fay"][seat]!;

const CHAIN: Record<string, number> = {
  duckweed: 1,
  oak: 1,
  reed: 1,
  rabbit: 2,
  snail: 2,
  mallard: 3,
  heron: 3,
  lynx: 3,
};
/** Events are not in any chain. */
export const chainOf = (card: string): number => CHAIN[card] ?? 0;

/** `duckweed>mallard`: the mallard eats duckweed. */
export function links(text: string): Link[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((one) => {
      const [food, eater] = one.split(">") as [string, string];
      return { food, eater, terrains: ["fresh-water"], climates: ["cool"] };
    });
}

export function shown(hand: string, linked = "", change: Partial<OpenHand> = {}): OpenHand {
  return {
    hand: hand.split(" "),
    fallen: [],
    restored: [],
    links: links(linked),
    web: { counting: [], links: [], loose: [], points: 0 },
    aims: [],
    protections: 0,
    bonus: 0,
    count: 0,
    ...change,
  };
}

export function view(players: Partial<Player>[], change: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: players.length,
    actors: [],
    round: 1,
    dealer: 0,
    phase: "aiming",
    draw: 0,
    options: { target: 50 },
    players: players.map((player) => ({
      cards: 5,
      total: 0,
      drew: [2, 1],
      ready: true,
      shown: null,
      ...player,
    })),
    pickup: 70,
    discard: 6,
    discards: [],
    strike: null,
    last: [],
    rounds: [],
    winners: [],
    ended_by: "",
    own: null,
    ...change,
  };
}

export const event = telling<GameEvent>();
