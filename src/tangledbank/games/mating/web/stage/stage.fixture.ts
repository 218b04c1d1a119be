/** A clearing for the tests: who plays what, in one line each. */

import type { EventInfo } from "#shell/lib/wire";
import type { Card, EnvironmentCard, StrategyCard } from "../cards/faces.ts";
import type { Player, Strategy, View } from "../view.ts";

const PRINTED = { latin: "", fact: "", source: "", hypothesis: "", because: "" };

function strategyCard(id: string, kind: "combat" | "flashy", change: Partial<StrategyCard>): Card {
  return {
    ...PRINTED,
    id,
    kind,
    name: id,
    behaviour: "Roaring match",
    tier: "mid",
    figure: "red-deer",
    cost: 3,
    fitness: 2,
    predator: 6,
    ...change,
  };
}

function environmentCard(id: string, change: Partial<EnvironmentCard>): Card {
  return {
    ...PRINTED,
    id,
    kind: "environment",
    name: id,
    deck: "core",
    food: 3,
    predators: 0,
    scarcity: 0,
    predator: null,
    ...change,
  };
}

const CARDS: Card[] = [
  strategyCard("deer", "combat", { name: "Red deer" }),
  strategyCard("roo", "combat", { name: "Red kangaroo", fitness: 3, predator: 5 }),
  strategyCard("peafowl", "flashy", { name: "Indian peafowl", fitness: 4, predator: 2 }),
  strategyCard("duck", "flashy", { name: "Mandarin duck", fitness: 3, predator: 4 }),
  environmentCard("late-autumn", { predators: 1, scarcity: 1, predator: "fox" }),
  environmentCard("quiet-meadow", {}),
  {
    ...PRINTED,
    id: "gift",
    kind: "sneaky",
    effect: "nuptial-gift",
    figure: "scorpionfly",
    name: "Scorpionfly",
    behaviour: "",
    cost: 2,
  },
];
export const cards = new Map(CARDS.map((card) => [card.id, card]));

export const nameOf = (seat: number): string => ["Ana", "Bo", "Cem", "Dan", "Eva", "Fay"][seat]!;

export function player(change: Partial<Player> = {}): Player {
  return {
    hand: 5,
    food: 5,
    offspring: 0,
    began: 0,
    ready: false,
    strategy: null,
    lunch: false,
    lost: null,
    lost_to: "",
    red: 0,
    blue: 0,
    mated: 0,
    passed: false,
    passed_ahead: false,
    buried: 0,
    ...change,
  };
}

export function strategy(card: string, change: Partial<Strategy> = {}): Strategy {
  const printed = cards.get(card) as StrategyCard;
  const { fitness, predator, kind } = printed;
  const fights = kind === "combat";
  return { card, fitness, predator, fights, satellite: false, won: false, ...change };
}

export function view(players: Player[], change: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: players.length,
    actors: [],
    round: 1,
    phase: "choosing",
    part: "play",
    window: 0,
    first: 0,
    options: { goal: 10, escape_cost: 3, scarcity: true },
    players,
    red: players.length + 1,
    blue: players.length + 1,
    environment: null,
    last_turn: false,
    environments: 16,
    used: [],
    coming: [],
    threatened: [],
    deciding: 0,
    sneaking: null,
    throws: [],
    deck: 48,
    discards: [],
    due: null,
    hand: [],
    chosen: null,
    discarding: null,
    buried: [],
    ...change,
  };
}

export function event(
  name: string,
  seat: number,
  values: EventInfo["values"] = {},
  sentence = `${name} ${seat}.`,
): EventInfo {
  return { name, seat, values, section: "", sentence };
}
