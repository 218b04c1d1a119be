/** A clearing for the tests, in a line or two: what is not named is as at the beginning. */

import { face } from "#shell/cards/face.fixture";
import { finder, type CardFace } from "#shell/cards/reading";
import { telling } from "#shell/wire/told.fixture";
import { cardsOf, type HandCard, type StrategyCard } from "../cards/faces.ts";
import type { GameEvent } from "../events.ts";
import type { Player, Strategy, View } from "../view.ts";

function strategyFace(
  id: string,
  kind: "combat" | "flashy",
  name: string,
  [cost, fitness, predator]: [number, number, number],
): CardFace {
  const numbers = { cost, fitness, predator, tier: "mid", figure: id, behaviour: "Roaring match" };
  return face(id, kind, name, numbers);
}

function sneakyFace(effect: string, name: string, cost: number): CardFace {
  return face(effect, "sneaky", name, { cost, effect, figure: "ruff", behaviour: "Sneaks" });
}

export const cards = cardsOf([
  strategyFace("deer", "combat", "Red deer", [3, 2, 6]),
  strategyFace("roo", "combat", "Red kangaroo", [3, 3, 5]),
  strategyFace("seal", "combat", "Elephant seal", [5, 3, 6]),
  strategyFace("peafowl", "flashy", "Indian peafowl", [6, 4, 2]),
  strategyFace("duck", "flashy", "Mandarin duck", [3, 3, 4]),
  sneakyFace("alarm-call", "Vervet monkey", 1),
  sneakyFace("camouflage", "Leaf insect", 1),
  sneakyFace("food-cache", "Shrike", 0),
  sneakyFace("level-up", "Betta", 2),
  sneakyFace("satellite-male", "Ruff", 1),
  sneakyFace("female-mimic", "Cuttlefish", 2),
  sneakyFace("nuptial-gift", "Scorpionfly", 2),
  sneakyFace("sperm-competition", "Dunnock", 3),
  sneakyFace("mate-guarding", "Magpie", 1),
  face("late-autumn", "environment", "Late autumn", {
    food: 3,
    predators: 1,
    scarcity: 1,
    deck: "core",
    predator: "fox",
  }),
  face("quiet-meadow", "environment", "Quiet meadow", {
    food: 3,
    predators: 0,
    scarcity: 0,
    deck: "core",
    predator: "",
  }),
]);

export const card = finder(() => cards);
export const held = (id: string): HandCard => card(id) as HandCard;

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

export function strategy(id: string, change: Partial<Strategy> = {}): Strategy {
  const { fitness, predator, kind } = card(id) as StrategyCard;
  const fights = kind === "combat";
  return { card: id, fitness, predator, fights, satellite: false, won: false, ...change };
}

/** With this card in play. */
export function male(id: string, change: Partial<Player> = {}): Player {
  return player({ hand: 4, strategy: strategy(id), ...change });
}

/** As it is seen from seat 0, while others are asked. */
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
    options: {
      goal: 10,
      hand: 5,
      escape_cost: 3,
      seconds: 0,
      predation: true,
      scarcity: true,
      long_life: false,
    },
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
    winner: null,
    ended_by: "",
    due: null,
    hand: [],
    chosen: null,
    discarding: null,
    buried: [],
    ...change,
  };
}

/** Three at the table, and seat 0 is asked. */
export function scene(change: Partial<View> = {}): View {
  return view([player(), player(), player()], { actors: [0], ...change });
}

/** Values that do not matter are left out. */
export const event = telling<GameEvent>();
