/** A clearing in one line, for tests: what is not named is as at the beginning. */

import { cardsOf, type Card, type CardFace, type HandCard } from "../cards/faces.ts";
import type { Player, View } from "../view.ts";

const face = (id: string, kind: string, name: string, numbers: CardFace["numbers"]): CardFace => ({
  id,
  kind,
  name,
  latin: "",
  fact: "",
  source: "",
  numbers,
});
const strategy = (
  id: string,
  kind: string,
  name: string,
  cost: number,
  fitness: number,
): CardFace =>
  face(id, kind, name, { cost, fitness, predator: 6, tier: "mid", figure: id, behaviour: "Show" });
const sneaky = (effect: string, name: string, cost: number): CardFace =>
  face(effect, "sneaky", name, { cost, effect, figure: "ruff", behaviour: "Sneaks" });

const CARDS = cardsOf([
  strategy("deer", "combat", "Red deer", 3, 2),
  strategy("seal", "combat", "Elephant seal", 5, 3),
  strategy("peafowl", "flashy", "Indian peafowl", 6, 4),
  sneaky("alarm-call", "Vervet monkey", 1),
  sneaky("camouflage", "Leaf insect", 1),
  sneaky("food-cache", "Shrike", 0),
  sneaky("level-up", "Betta", 2),
  sneaky("satellite-male", "Ruff", 1),
  sneaky("female-mimic", "Cuttlefish", 2),
  sneaky("nuptial-gift", "Scorpionfly", 2),
  sneaky("sperm-competition", "Dunnock", 3),
  sneaky("mate-guarding", "Magpie", 1),
  face("late-autumn", "environment", "Late autumn", {
    food: 3,
    predators: 1,
    scarcity: 1,
    deck: "core",
    predator: "fox",
  }),
]);

export const card = (id: string): Card => CARDS.get(id)!;
export const held = (id: string): HandCard => card(id) as HandCard;

export function player(more: Partial<Player> = {}): Player {
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
    ...more,
  };
}

/** With this card in play. */
export function male(id: string, more: Partial<Player> = {}): Player {
  const fights = card(id).kind === "combat";
  const strategy = { card: id, fitness: 2, predator: 6, fights, satellite: false, won: false };
  return player({ hand: 4, strategy, ...more });
}

/** Seat 0 is you; Ana and Bo sit beside. */
export function scene(more: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 3,
    actors: [0],
    round: 1,
    phase: "choosing",
    part: "play",
    window: 0,
    first: 0,
    options: { goal: 10, hand: 5, escape_cost: 3, seconds: 0, predation: true, long_life: false },
    players: [player(), player(), player()],
    red: 4,
    blue: 4,
    environment: null,
    last_turn: false,
    environments: 16,
    used: [],
    coming: [],
    threatened: [],
    deciding: 0,
    sneaking: null,
    throws: [],
    deck: 63,
    discards: [],
    due: null,
    hand: [],
    chosen: null,
    discarding: null,
    buried: [],
    ...more,
  };
}

export const nameOf = (seat: number): string => ["You", "Ana", "Bo"][seat]!;
