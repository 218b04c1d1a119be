/** A pond for the tests, in a line or two: what is not named is as the design draws it. */

import { face } from "#shell/cards/face.fixture";
import { finder, type CardFace } from "#shell/cards/reading";
import { cardsOf } from "../cards/cards.ts";
import type { Own, Player, View } from "../view.ts";

function species(id: string, name: string, points: number, chain: number, diet: string): CardFace {
  const numbers = {
    points,
    chain,
    diet,
    scale: 6,
    terrains: ["fresh-water"],
    climates: ["cool", "warm"],
    groups: ["herb"],
    figure: id,
    eats: "",
  };
  return face(id, "species", name, numbers);
}

function event(effect: string, name: string, harmful: boolean, strikes: string): CardFace {
  return face(effect, "event", name, { effect, harmful, strikes, does: "Strikes a species." });
}

const CARDS = cardsOf([
  species("duckweed", "Duckweed", 3, 1, "sun"),
  species("mallard", "Mallard", 4, 3, "both"),
  species("european-rabbit", "European rabbit", 4, 2, "plants"),
  species("great-blue-heron", "Great blue heron", 8, 3, "meat"),
  event("wildfire", "Wildfire", true, "forest only"),
  event("drought", "Drought", true, "land without desert"),
  event("protected-area", "Protected area", false, "cancels one event"),
]);

export const card = finder(() => CARDS);

const HAND = ["duckweed", "mallard", "european-rabbit", "great-blue-heron", "wildfire"];
const SETS = Array.from({ length: 1 << HAND.length }, (_, set) => set);

export const own: Own = {
  hand: HAND,
  web: {
    counting: ["duckweed", "mallard"],
    links: [
      {
        food: "duckweed",
        eater: "mallard",
        terrains: ["fresh-water"],
        climates: ["cool", "warm"],
      },
    ],
    loose: [
      { card: "european-rabbit", why: "Needs a plant of forest or grassland, cool or warm." },
      { card: "great-blue-heron", why: "Needs a fish of fresh water, cool or warm." },
    ],
    points: 7,
  },
  kept_counting: SETS.map((set) => (set & 1 ? set & 3 : 0)),
  kept_points: SETS.map((set) => (set & 1 ? 3 + (set & 2 ? 4 : 0) : 0)),
  dropped: [],
  aims: null,
  candidates: [],
};

export function player(said: Partial<Player> = {}): Player {
  return { cards: 5, total: 0, drew: [], ready: false, shown: null, ...said };
}

export function pond(said: Partial<View> = {}): View {
  const players = said.players ?? [
    player({ total: 26 }),
    player({ total: 17, drew: [3] }),
    player({ drew: [2] }),
    player({ total: 19, drew: [1] }),
  ];
  return {
    seat: 0,
    seats: players.length,
    actors: [0],
    round: 5,
    dealer: 0,
    phase: "drawing",
    draw: 1,
    options: { end: "points", target: 50, rounds: 6, draws: 2 },
    players,
    pickup: 74,
    discard: 6,
    discards: [],
    strike: null,
    last: [],
    rounds: [],
    winners: [],
    ended_by: "",
    own,
    ...said,
  };
}
