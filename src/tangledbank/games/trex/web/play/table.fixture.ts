/** A table for tests: round 7, Jurassic, as in the drawing. */

import { face } from "#shell/cards/face.fixture";
import { finder } from "#shell/cards/reading";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import { cardsOf } from "../cards/cards.ts";
import type { Laid, Own, Player, Spot, Total, View } from "../view.ts";

function period(id: string, name: string, when: string, footprints: number, icons: string[]) {
  return face(id, "period", name, { period: when, footprints, icons, set: 2011 });
}

export const FACES = cardsOf([
  period("fair-queue", "A Fair Queue", "finely-balanced", 3, ["wheel"]),
  period("elevenses", "Elevenses, Overheard", "finely-balanced", 1, ["food"]),
  period("maud", "Cousin Maud, Hatted", "finely-balanced", 1, ["hat"]),
  period("trombone", "Second Trombone", "jurassic", 3, ["music"]),
  period("diplodocus", "Bank Holiday Diplodocus", "jurassic", 5, ["water"]),
  period("vicar", "The Vicar Takes Seconds", "jurassic", 4, ["food"]),
  period("nap", "Nap on the Great West Road", "free", 0, ["bed", "wheel"]),
  face("tea-room", "place", "Lesser Wallop Tea Room", { icons: ["food"] }),
  face("low-tide", "place", "Low Tide, Frinton", { icons: ["water"] }),
  period("bandstand", "Iguanodon on the Bandstand", "jurassic", 3, ["music"]),
  face("jumble-sale", "prehistoric", "The Great Jumble Sale", { effect: "swap-meet" }),
  face("how-de-do", "special", "How-de-do", { footprints: 1 }),
]);

/** Actions from words, and in words. */
export const { act, say } = spoken<Action>("trex");

export const card = finder(() => FACES);

export const nameOf = (seat: number): string => ["Ana", "Mabel"][seat] ?? "";

export function laid(number: number, id: string, some: Partial<Laid> = {}): Laid {
  const rest = { period: "jurassic", peeked: false, disregarded: false, bonus: 0 };
  return { number, card: id, shown: id !== "", ...rest, ...some };
}

const NOTHING: Total = { low: 0, high: 0, lines: [], groups: [] };

export function spot(
  id: string,
  near: Laid[] = [],
  far: Laid[] = [],
  some: Partial<Spot> = {},
): Spot {
  const calm = { iced: false, tarred: false, settled: false, winner: -1 };
  return {
    card: id,
    closed: id === "jumble-sale",
    sides: [near, far],
    totals: [NOTHING, NOTHING],
    ...calm,
    ...some,
  };
}

export const OWN: Own = {
  hand: ["trombone", "fair-queue", "diplodocus", "nap"],
  how_de_dos: 2,
  chosen: null,
  previews: [{ card: "trombone", spot: 1, total: 4 }],
  unseen: ["vicar", "bandstand", "maud"],
};

const PLAYER: Player = {
  points: 4,
  places: [],
  cards: 6,
  held: 7,
  known: [],
  plays: 1,
  passed: false,
  ready: false,
};

export function view(some: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 2,
    actors: [0],
    round: 7,
    phase: "playing",
    period: "jurassic",
    periods: ["finely-balanced", "jurassic", "free"],
    question: { kind: "play", card: "", spot: -1 },
    first_move: 1,
    next_first: 1,
    rexonomics: 0,
    traded: false,
    napping: false,
    waiting: [],
    acted: [],
    claimed: -1,
    mover: 0,
    step: [],
    target: 8,
    options: { cards: "2012" },
    players: [PLAYER, PLAYER],
    spots: [
      spot(
        "tea-room",
        [laid(1, "elevenses"), laid(5, "how-de-do", { shown: false })],
        [laid(2, "")],
      ),
      spot("bandstand", [], [laid(3, "maud"), laid(4, "")]),
      spot("jumble-sale"),
      spot("low-tide"),
    ],
    last: [],
    deck: 64,
    discards: [],
    winners: [],
    ended_by: "",
    own: OWN,
    ...some,
  };
}

/** The same table, with another question for seat 0. */
export const asking = (kind: string, at = -1, id = "", some: Partial<View> = {}): View =>
  view({ question: { kind, card: id, spot: at }, ...some });
