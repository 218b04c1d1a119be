/** Rounds for the tests, in a line or two: what is not named is as on an empty table. */

import { telling } from "#shell/wire/told.fixture";
import type { GameEvent } from "../events.ts";
import type { Card } from "../cards/cards.ts";
import { spot as laidOut, view as table } from "../play/table.fixture.ts";
import type { Laid, Line, Player, Spot, Total, View } from "../view.ts";

/** `5 the-milk-float down`: the fifth card laid, face down; `?` is one that the viewer does not know. */
export function side(text: string): Laid[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [number, card, ...how] = one.split(" ") as [string, string, ...string[]];
      return {
        number: Number(number),
        card: card === "?" ? "" : card,
        period: "jurassic",
        shown: !how.includes("down"),
        peeked: how.includes("peeked"),
        disregarded: how.includes("out"),
        bonus: how.includes("gift") ? 3 : 0,
      };
    });
}

/** `1: 3 + 0 + 2`: the first card laid has 3 printed, nothing from a group, 2 from texts. */
export function total(text: string, groups: Total["groups"] = [], low?: number): Total {
  const lines = text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one): Line => {
      const [number, sum] = one.split(":") as [string, string];
      const [printed = 0, group = 0, added = 0] = sum.split("+").map(Number);
      return { number: Number(number), printed, group, text: added };
    });
  const all = lines.reduce((sum, { printed, group, text }) => sum + printed + group + text, 0);
  return { low: low ?? all, high: low ?? all, lines, groups };
}

export function spot(card: string, change: Partial<Spot> = {}): Spot {
  return laidOut(card, [], [], { totals: [total(""), total("")], ...change });
}

export function view(change: Partial<View> = {}): View {
  const player: Player = { ...table().players[0]!, points: 0, held: 9, plays: 0 };
  return table({
    ...{ actors: [1], round: 3, period: "free", question: null, options: {}, spots: [], deck: 60 },
    ...{ first_move: 0, next_first: 0, rexonomics: 1, mover: -1, players: [player, player] },
    own: { hand: [], how_de_dos: 3, chosen: null, previews: [], unseen: [] },
    ...change,
  });
}

export const event = telling<GameEvent>();

const TEXTS: Record<string, string> = { sulker: "sulk", even: "balance", crowd: "crowd" };
/** What the sums know of a card: its name says it. */
export function counting(id: string): Card {
  if (id === "dormitory") return { kind: "place", spot: "beds-count" } as Card;
  const icons = id.startsWith("bed") ? ["bed"] : [];
  return { kind: "period", text: TEXTS[id] ?? "", spot: "", icons } as unknown as Card;
}
