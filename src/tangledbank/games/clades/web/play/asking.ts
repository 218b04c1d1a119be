/** What is asked of the seat, in one heading and a sentence. */

import { watches, type Asking } from "#shell/play/asking";
import type { View } from "../view.ts";
import { seconds, stopwatch } from "./clock.svelte.ts";
import { barredFrom, type Held } from "./marks.svelte.ts";
import { stuckOf } from "./words.ts";

export interface Occasion {
  view: View;
  marked: number;
  sent: boolean;
  held: Held | null;
  /** Milliseconds until the window closes, until the seat may call again, until a card is added. */
  window: number;
  locked: number;
  stall: number;
  /** Why the last call was not taken, if it was neither right nor wrong. */
  refusal: string;
  fingers: boolean;
  /** There is room for a few words only. */
  brief: boolean;
  nameOf(seat: number): string;
}

/** A card that is about to be added is told of this long before. */
const SOON = 10_000;
const MORE = ["", "Two more for your call.", "One more for your call.", "Three are marked."];

export function askingOf(moment: Occasion): Asking {
  const { view, sent, refusal } = moment;
  switch (barredFrom(view)) {
    case "over":
      return { heading: "The game is over.", text: "" };
    case "watching":
      return { heading: watches(), text: seenFromOutside(moment) };
    case "resting":
      return {
        heading: "You are on a break.",
        text: "You look again when the next triple is found.",
      };
    case "calls":
      return {
        heading: "You have no call left.",
        text: "Since the deck ran out, three of your calls were no triple.",
      };
    case null:
  }
  if (sent) return { heading: "Triple!", text: "Your call is on its way." };
  if (refusal) return { heading: MORE[moment.marked] || "Not this time.", text: refusal };
  const waits = waiting(moment);
  const text = moment.brief && waits.length ? waits : [...waits, around(moment)];
  return { heading: headingOf(moment), text: text.join(" ") };
}

function headingOf({ view, marked, held, brief, nameOf }: Occasion): string {
  if (marked > 0) return MORE[marked]!;
  if (held === "turn") return `${nameOf(view.turn!)} looks for a triple.`;
  if (held === "window") return "Your triple!";
  if (view.turn !== null) return brief ? "Your turn." : "Your turn: find a triple.";
  if (view.players[view.seat!]?.stuck) return "You are stuck.";
  return brief ? "Find a triple." : "Find three that go together.";
}

/** What a call has to wait for. */
function waiting({ held, locked, marked, brief }: Occasion): string[] {
  const kept = marked === 3 && !brief ? ["They are kept, and not sent by themselves."] : [];
  switch (held) {
    case "locked":
      return [`You may call again in ${seconds(locked)}.`, ...kept];
    case "turn":
    case "window":
      return kept;
    case null:
      return marked === 3 ? ["Send them with the ring."] : [];
  }
}

/** What the watched players are doing. */
function seenFromOutside(moment: Occasion): string {
  const { view, window, nameOf } = moment;
  if (view.turn !== null) return `${nameOf(view.turn)} looks for a triple.`;
  return window > 0 ? around(moment) : "All look for a triple at once.";
}

/** What goes on around. */
function around(moment: Occasion): string {
  const { view, window, stall, marked, held, fingers, brief } = moment;
  if (view.seats > 1 && window > 0) {
    if (brief)
      return held === "window" ? `Others have ${seconds(window)}.` : `${seconds(window)} left.`;
    return `Others may still call for ${seconds(window)}; then the gaps are filled.`;
  }
  if (held === "turn") return "You can mark cards meanwhile.";
  if (view.hands_open && brief) return "One open card may be used.";
  if (view.hands_open) return "All hands are open: one open card may be part of your triple.";
  if (view.turn !== null && marked === 0) return "Mark three cards, or pass.";
  if (view.stall_until !== null && stall > 0 && stall <= SOON && view.deck > 0) {
    return `${brief ? "A" : "If nobody calls, a"} card is added in ${seconds(stall)}.`;
  }
  if (view.players[view.seat ?? -1]?.stuck) return whenAllAre(view);
  if (marked > 0) {
    if (brief) return "";
    return fingers ? "Take one back: tap it again." : "Take one back: press its key again.";
  }
  return brief ? "All alike or all different." : "Each quality must be all alike or all different.";
}

function whenAllAre(view: View): string {
  const { stuck, all } = stuckOf(view);
  if (view.deck === 0) return "When all are, the game ends.";
  const left = all - stuck;
  return `A card is added when ${left === 1 ? "one more is" : `${left} more are`}.`;
}

/** §5.5 The next step of the hint, and what it costs. */
export function hintOf(view: View): { label: string; cost: string } | null {
  const you = view.players[view.seat ?? -1];
  if (!you || view.options["hints"] === false || view.phase === "over") return null;
  const label = ["Is there a triple?", "Show me one card", "Show me the triple"][you.hints];
  if (label === undefined) return null;
  const wait = Number(view.options["lock_out_ms"] ?? 0);
  const free = view.turn !== null || view.seats === 1 || wait === 0;
  return { label, cost: free ? "free" : `you wait ${seconds(wait)}` };
}

/** §8 Alone: what the clock shows. */
export function soloClock(view: View, time: number): { big: string; small: string } | null {
  if (view.seats > 1 || view.turn !== null) return null;
  const over = view.phase === "over";
  const until = over ? view.now : time; // §8.3 the cards are turned up at 0
  if (view.ends_at !== null) {
    return { big: stopwatch(Math.max(0, view.ends_at - until), true), small: "left" };
  }
  const racing = view.options["solitaire"] === "race";
  return { big: stopwatch(until, racing), small: racing && !over ? "so far" : "" };
}

/** §8.3 Triples found, of those to be found. */
export function raceOf(view: View): { found: number; of: number } | null {
  if (view.seats > 1 || view.options["solitaire"] !== "race") return null;
  return { found: view.players[0]?.triples ?? 0, of: Number(view.options["race_triples"] ?? 10) };
}
