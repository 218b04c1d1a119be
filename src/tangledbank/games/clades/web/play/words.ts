/** A table in words: what seats are doing, what their piles hold, what can be done. */

import { counted } from "#shell/page/words";
import { spoken } from "../cards/qualities.ts";
import type { GameEvent } from "../events.ts";
import { shownAs, type ShownAs } from "../film/scenes.ts";
import type { Player, View } from "../view.ts";

/** What has just happened to a seat's pile. */
export interface Gain {
  words: string;
  plus: number;
}

export type Gains = ReadonlyMap<number, Gain>;

export const NO_GAINS: Gains = new Map();

/** A newer gain of a seat takes the place of its older one. */
export const together = (known: Gains, fresh: Gains): Gains => new Map([...known, ...fresh]);

/** What a seat is doing, in two words under its name. `locked`: for how long it must wait. */
export function doing(view: View, seat: number, gain: Gain | null, locked: number): string {
  const player = view.players[seat];
  if (!player) return "";
  if (locked > 0) return `waits ${Math.ceil(locked / 1000)} s`;
  if (gain) return gain.words;
  if (view.phase === "over") return "";
  if (player.resting) return "is on a break";
  if (view.turn !== null) return view.turn === seat ? "looks now" : "waits";
  return player.stuck ? "is stuck" : "looking";
}

/** What a frame's events have brought to each seat: +3, +2 for one clade, bonus cards. */
export function gainsOf(events: readonly GameEvent[]): Map<number, Gain> {
  const gains = new Map<number, Gain>();
  for (const event of shownAs(events, "gain", "praise", "loss")) {
    const known = gains.get(event.seat);
    const { plus, words } = gainOf(event);
    gains.set(event.seat, {
      plus: (known?.plus ?? 0) + plus,
      words: words || (known?.words ?? ""),
    });
  }
  return gains;
}

function gainOf(event: ShownAs<"gain" | "praise" | "loss">): Gain {
  switch (event.name) {
    case "triple":
      return { plus: 3, words: "a triple" };
    case "clade triple":
      return { plus: 0, words: "a clade triple" };
    case "bonus":
      return { plus: 1, words: `the ${event.values.card}` };
    case "second bonus":
      return { plus: 0, words: "the second bonus" };
    case "extra":
    case "gift":
      return { plus: 1, words: "" };
    case "gave up":
      return { plus: -1, words: "a false call" };
  }
}

/** The variants that are played, in a few words each. */
export function variantsOf(view: View): string[] {
  const { options } = view;
  const on = (name: string, value: unknown, words: string): string[] =>
    options[name] === value ? [words] : [];
  return [
    ...on("cards", "threes", "threes only"),
    ...on("cards", "teaching", "teaching game"),
    ...on("animals", "living", "living animals"),
    ...on("animals", "combined", `living ${String(options["living_clades"])}`),
    ...on("animals", "genius", "genius deck"),
    ...on("untimed", true, "untimed"),
    ...on("victory_break", true, "victory break"),
    ...on("false_call_penalty", true, "a false call costs a card"),
    ...on("open_hand", "open", "open hand"),
    ...on("open_hand", "switch", "open hand with switch"),
  ];
}

/** §5.1 How many are stuck, of those who look. */
export function stuckOf(view: View): { stuck: number; all: number } {
  const looking = view.players.filter(({ resting }) => !resting);
  return { stuck: looking.filter(({ stuck }) => stuck).length, all: looking.length };
}

/** What a pile is made of: "3 triples, 2 of one clade; 4 extra cards". */
export function pileWords(player: Player): string {
  const { triples, clade_triples, extras, bonuses, gifts, lost } = player;
  const parts = [
    counted(triples, "triple") + (clade_triples ? `, ${clade_triples} of one clade` : ""),
  ];
  if (extras + gifts) parts.push(counted(extras + gifts, "extra card"));
  if (bonuses) parts.push(counted(bonuses, "bonus card"));
  if (lost) parts.push(`${lost} given up`);
  return parts.join("; ");
}

/** The key that says it: one's own cards, and what is marked. */
export function ownCards(
  view: View,
  marked: readonly string[],
  names: ReadonlyMap<string, string>,
): string {
  const say = (card: string): string => spoken(card, names);
  const pile = view.seat === null ? 0 : (view.players[view.seat]?.pile.length ?? 0);
  return [
    view.hand.length
      ? `Your own ${view.hand.length === 1 ? "card" : "cards"}: ${view.hand.map(say).join("; ")}.`
      : "You have no card of your own.",
    marked.length ? `Marked: ${marked.map(say).join("; ")}.` : "Nothing is marked.",
    `Your pile has ${counted(pile, "card")}.`,
  ].join(" ");
}
