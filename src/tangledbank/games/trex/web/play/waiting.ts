/** For whom the table waits, and what they do: public things only. */

import type { Card, PeriodId } from "../cards/cards.ts";
import { PERIOD_NAMES } from "../cards/names.ts";
import type { View } from "../view.ts";
import type { Asking } from "#shell/play/asking";
import type { Occasion } from "./asking.ts";
import { chosenCard } from "./things.ts";

const DOING: Record<string, string> = {
  hand: "looks at the first hand",
  order: "puts the Prehistoric cards in order",
  ice: "chooses a spot to freeze",
  tar: "chooses a spot to tar",
  meteor: "chooses a card to discard",
  gift: "chooses a card for you",
  trade: "may trade",
  play: "lays a card",
  discard: "may discard a card",
  "discard too": "has to discard a card",
  exchange: "chooses a card to swap",
  limit: "has too many cards and discards one",
  sequence: "puts the texts in order",
  top: "chooses the card that is disregarded",
  spend: "chooses a card to spend",
  barter: "may take the top discard",
  sell: "may sell what was won",
};

/** Whom the table waits for: public things only. */
export function waiting({ view, card, nameOf }: Occasion): Asking {
  const { kind = "", card: asker = "" } = view.question ?? {};
  if (view.phase === "over") return { heading: "The game is over.", text: "" };
  const others = view.actors.filter((seat) => seat !== view.seat);
  const names = others.map(nameOf).join(" and ");
  if (view.seat !== null && view.players[view.seat]?.ready) {
    return { heading: `Waiting for ${names}.`, text: sentText(view, card) };
  }
  const doing = DOING[kind];
  if (doing) {
    const many = others.length > 1;
    return { heading: `${names} ${many ? plural(doing) : doing}.`, text: turnText(view, kind) };
  }
  return { heading: `${names} chooses.`, text: asker ? `${card(asker).name}.` : "" };
}

/** What was chosen, while the other still chooses. */
function sentText(view: View, card: (id: string) => Card): string {
  const chosen = chosenCard(view);
  if (chosen) return `You have chosen ${card(chosen).name}. Touch it to change that.`;
  return view.own?.chosen?.verb === "redraw" ? "You take another hand." : "";
}

/** Two do what one does. */
function plural(doing: string): string {
  return doing.replace(/^(\w+?)s\b/, "$1").replace(/^ha\b/, "have");
}

function turnText(view: View, kind: string): string {
  if (kind !== "play" || view.seat === null) return "";
  const own = view.players[view.seat];
  const period = PERIOD_NAMES[view.period as PeriodId] ?? "";
  if (!own) return "";
  if (own.passed) return `You have passed for ${period}.`;
  return own.plays === 0 ? `You are done with ${period}.` : `Then it is your turn, in ${period}.`;
}
