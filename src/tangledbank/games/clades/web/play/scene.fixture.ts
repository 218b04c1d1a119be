/** A table in one line, for tests: what is not named is as at the beginning. */

import { telling } from "#shell/wire/told.fixture";
import type { GameEvent } from "../events.ts";
import type { Player, Shared, Taken, View } from "../view.ts";

const CLADES: Record<string, string> = { m: "mammal", s: "sauropsid", a: "arthropod" };
const PLACES: Record<string, string> = { w: "water", l: "land", a: "air" };
const INKS: Record<string, string> = { b: "blue", g: "green", r: "red" };

/** `mw2r`: the card with two red mammals of the water. */
export function card(short: string): string {
  const [clade, place, number, ink] = [...short] as [string, string, string, string];
  return `${CLADES[clade]}-${PLACES[place]}-${number}-${INKS[ink]}`;
}

export const cards = (text: string): string[] => text.split(" ").filter(Boolean).map(card);

export const told = telling<GameEvent>();

/** One text a row; `.` is an empty place. */
export function rows(...texts: string[]): Shared[] {
  return texts.flatMap((text, row) =>
    text
      .split(" ")
      .filter(Boolean)
      .flatMap((short, column) =>
        short === "." ? [] : { card: card(short), row, column, laid_at: 0, temporary: false },
      ),
  );
}

export function taken(short: string, row: number, column: number, seat = 1): Taken {
  return { card: card(short), row, column, seat, at: 1000 };
}

export function player(more: Partial<Player> = {}): Player {
  return {
    pile: [],
    triples: 0,
    clade_triples: 0,
    extras: 0,
    bonuses: 0,
    gifts: 0,
    lost: 0,
    false_calls: 0,
    personal: 1,
    owed: 0,
    known: [],
    stuck: false,
    resting: false,
    locked_until: 0,
    hints: 0,
    calls_left: -1,
    ...more,
  };
}

export function scene(more: Partial<View> = {}): View {
  const shared = more.shared ?? rows("mw1b ml1b", "sw1b sl1b", "aw1b al1b");
  const hand = more.hand ?? cards("ma1b");
  const players = more.players ?? [player(), player()];
  return {
    seat: 0,
    seats: players.length,
    actors: players.map((_, seat) => seat),
    phase: "playing",
    now: 0,
    options: { hints: true, lock_out_ms: 3000, window_ms: 2000, open_hand: "off" },
    cards: 83,
    deck: 60,
    layout: 12,
    limit: 21,
    reach: [...shared.map((one) => one.card), ...hand],
    hands_open: false,
    claims: [],
    last_claims: [],
    window_until: null,
    taken: [],
    false_calls: [],
    stall_from: 0,
    stall_until: null,
    ends_at: null,
    turn: null,
    quiet_turns: 0,
    maker: null,
    appeared: [],
    hint: null,
    ended_by: 0,
    ...more,
    shared,
    hand,
    players,
  };
}
