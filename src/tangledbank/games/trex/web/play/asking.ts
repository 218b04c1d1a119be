/** What is asked of the seat, in one heading and a sentence; or for whom it waits. */

import { watching, type Asking } from "#shell/play/asking";
import { capital, count, counted, possessive } from "#shell/page/words";
import { HOW_DE_DO, type Card, type PeriodId } from "../cards/cards.ts";
import { PERIOD_NAMES } from "../cards/names.ts";
import { ofVerb } from "#shell/play/intent.svelte";
import type { View } from "../view.ts";
import { ending } from "./ways.ts";
import { cardOf, isSpot, rivalOf, spotOf } from "./things.ts";
import type { Intent } from "./intent.svelte.ts";
import type { Play } from "./play.svelte.ts";
import { waiting } from "./waiting.ts";

/** All that the slab depends on. */
export interface Occasion extends Pick<Play, "card" | "nameOf"> {
  view: View;
  intent: Pick<Intent, "legal" | "ways" | "path" | "says">;
}

export function askingOf(moment: Occasion): Asking {
  const { view, intent } = moment;
  if (view.seat === null) return watching(waiting(moment));
  if (intent.legal.length === 0) return waiting(moment);
  return sure(moment) ?? asked(moment);
}

/** Something is chosen, and another touch does it. */
function sure(moment: Occasion): Asking | null {
  const { view, intent, card } = moment;
  const { ways, path } = intent;
  const [way, ...more] = path.length === 1 ? ending(ways, path) : [];
  if (!way || more.length) return null;
  const id = cardOf(view, path[0]!);
  const name = id ? card(id).name : "This card";
  return { heading: `${name}?`, text: capital(intent.says(way.action)) };
}

function asked(moment: Occasion): Asking {
  const { view, card, nameOf } = moment;
  const { kind = "", card: asker = "", spot = -1 } = view.question ?? {};
  const rival = nameOf(rivalOf(view.seat));
  const here = view.spots[spot]?.card;
  const at = here ? card(here).name : "this spot";
  const does = asker ? doesOf(card(asker)) : "";
  switch (kind) {
    case "hand":
      return ofVerb(moment.intent.legal, "redraw").length
        ? {
            heading: "Keep this hand?",
            text: "It lacks a period: you may show it and take another, once.",
          }
        : { heading: "Your first hand.", text: "It has cards of every period; you keep it." };
    case "order":
      return {
        heading: "Which happens first?",
        text: "Several Prehistoric cards lie here; you hold First Move.",
      };
    case "ice":
      return { heading: "Which spot freezes?", text: "Nobody may open a card there this round." };
    case "tar":
      return {
        heading: "Where does the tar go?",
        text: "Nothing moves to or from there this round.",
      };
    case "meteor":
      return { heading: "Discard a card.", text: `${rival} discards one too, at the same time.` };
    case "gift":
      return {
        heading: `A card for ${rival}.`,
        text: "You have more cards, so you give one away.",
      };
    case "trade":
      return trading(moment, rival);
    case "play":
      return playing(moment);
    case "use":
      return { heading: `${card(asker).name}: use it?`, text: does };
    case "peek":
      return {
        heading: "Which card do you look at?",
        text: `${possessive(rival)} hidden cards at ${at}; only you will see it.`,
      };
    case "flip":
      return {
        heading: "Which card turns up?",
        text: `${possessive(rival)} hidden cards at ${at}.`,
      };
    case "shift":
      return moving(moment, "Move which card?", "One of your other cards, to the spot beside it.");
    case "shove":
      return moving(
        moment,
        "Shove which card?",
        `An open card of ${rival}, to the spot beside it.`,
      );
    case "recall":
      return { heading: "Take which card back?", text: "It returns to your hand." };
    case "discard":
      return { heading: "Discard a card?", text: does };
    case "discard too":
      return { heading: "Discard a card.", text: `${card(asker).name} wants one of yours too.` };
    case "give":
      return { heading: `Give ${rival} a card?`, text: does };
    case "exchange":
      return { heading: "Which card do you swap?", text: `${rival} chooses one at the same time.` };
    case "relocate":
      return {
        heading: moment.intent.path.length
          ? "And which other spot?"
          : "Which two spots swap places?",
        text: "The cards that lie on both sides stay where they are.",
      };
    case "limit":
      return { heading: "One card too many.", text: "Discard one: you are over the hand limit." };
    case "sequence":
      return {
        heading: "Which text acts next?",
        text: "A card that is disregarded first loses its own. You hold First Move.",
      };
    case "top":
      return {
        heading: "Which card is disregarded?",
        text: `${card(asker).name} means one of these; they have the same number of footprints.`,
      };
    case "spend":
      return { heading: "Which card is spent?", text: `You have won ${at}, and it wants one.` };
    case "barter":
      return { heading: "Swap with the discard pile?", text: barterText(view, card) };
    case "sell":
      return {
        heading: `Sell ${card(asker).name}?`,
        text: `${rival} gets it, you get Rexonomics.`,
      };
    default:
      return { heading: "Your choice.", text: "" };
  }
}

/** What a card says that it does. */
function doesOf(card: Card): string {
  return card.kind === "period" || card.kind === "special" ? card.does : card.here;
}

function barterText(view: View, card: (id: string) => Card): string {
  const top = view.discards.at(-1);
  return top ? `${card(top).name} lies on top; you may take it for a card from your hand.` : "";
}

function trading({ view, intent, card }: Occasion, rival: string): Asking {
  const [first] = intent.path;
  if (first) {
    return {
      heading: `${card(cardOf(view, first)).name}: for which?`,
      text: `It becomes the spot, and Rexonomics goes to ${rival}.`,
    };
  }
  return {
    heading: "Trade a card?",
    text: "Rexonomics: one from your hand for a period card that lies as a spot.",
  };
}

function moving({ view, intent, card }: Occasion, heading: string, text: string): Asking {
  const [first] = intent.path;
  return first
    ? { heading: `${card(cardOf(view, first)).name}: where to?`, text }
    : { heading, text };
}

function playing({ view, intent, card }: Occasion): Asking {
  const { ways, path } = intent;
  const [first, second] = path;
  if (!first) return { heading: "Lay a card, or pass.", text: left(view) };
  const id = cardOf(view, first);
  const { name } = card(id);
  if (!second) {
    const spots = new Set(
      ways.filter(({ steps }) => steps[0] === first).map(({ steps }) => steps[1]),
    );
    return {
      heading: `${name}: where?`,
      text: `${capital(counted(spots.size, "spot"))} would take it.`,
    };
  }
  const modes = ending(ways, path).length;
  const where = view.spots[spotOf(second)]?.card;
  const joins = where && isSpot(second) ? `It joins ${card(where).name}.` : "";
  return {
    heading: modes > 1 ? `${name}: down or open?` : `${name}: lay it here?`,
    text: `${joins} ${id === HOW_DE_DO ? "It never wins alone." : left(view)}`.trim(),
  };
}

/** How many plays the period still has. */
function left(view: View): string {
  const plays = view.players[view.seat ?? 0]?.plays ?? 0;
  const period = PERIOD_NAMES[view.period as PeriodId] ?? "";
  return plays === 1
    ? `Your last play of ${period}.`
    : `${period}: you may lay ${count(plays)} cards.`;
}
