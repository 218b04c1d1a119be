/** What is asked of the seat, in one heading and a sentence; or for whom it waits. */

import { watching, type Asking } from "#shell/play/asking";
import { capital, count, counted, listed, possessive } from "#shell/page/words";
import type { Card } from "../cards/cards.ts";
import type { View } from "../view.ts";
import { eventsOf, unusedOf } from "./aims.ts";
import { keptOf } from "./drops.ts";
import type { Intent } from "./intent.svelte.ts";
import { within } from "./words.ts";

/** All that the slab depends on. */
export interface Occasion extends Pick<Intent, "legal" | "marked" | "chosen" | "plan"> {
  view: View;
  card(id: string): Card;
  nameOf(seat: number): string;
}

export function askingOf(moment: Occasion): Asking {
  const { view, legal } = moment;
  if (view.seat === null) return watching(waiting(moment));
  if (legal.length === 0) return waiting(moment);
  switch (view.phase) {
    case "drawing":
      return drawing(moment);
    case "aiming":
      return aiming(moment);
    case "restoring":
      return {
        heading: "What does Restoration bring back?",
        text: "One species from the discard pile joins your hand. These help most.",
      };
    default:
      return striking(moment);
  }
}

function drawing({ view, marked, card }: Occasion): Asking {
  const { own } = view;
  if (!own) return { heading: "", text: "" };
  if (marked.length === 0) {
    return {
      heading: "Which cards do you drop?",
      text: `Tap a card to drop it; you draw as many as you drop.${last(view)}`,
    };
  }
  const many = count(marked.length);
  const { counting, lost, points } = keptOf(own, marked);
  const names = (ids: readonly string[]): string =>
    capital(listed(ids.map((id) => within(card(id)))));
  const text = lost.length
    ? `${names(lost)} would lose ${lost.length > 1 ? "their" : "its"} food: ${counted(points, "point")} left.`
    : counting.length
      ? `${names(counting)} ${counting.length > 1 ? "stay" : "stays"} in the pond.`
      : "Nothing that you keep counts by itself.";
  return { heading: `Drop ${many}, draw ${many}?`, text };
}

function last({ draw, options }: View): string {
  return draw === Number(options["draws"] ?? 2) ? " This is the last draw." : "";
}

function aiming({ view, chosen, plan, card, nameOf }: Occasion): Asking {
  const events = eventsOf(view.own?.hand ?? [], card);
  if (events.length === 0) {
    return {
      heading: "Nothing to aim.",
      text: "You hold no events. All hands are shown when everyone is ready.",
    };
  }
  if (chosen !== null) {
    const one = card(chosen);
    return one.kind === "event"
      ? { heading: `Whom is ${one.name} for?`, text: one.does }
      : { heading: "", text: "" };
  }
  const aimed = plan.map(({ event, target }) =>
    target === view.seat ? card(event).name : `${card(event).name} for ${nameOf(target)}`,
  );
  const unused = unusedOf(events, plan);
  const rest = unused.length
    ? ` ${capital(listed(unused.map(({ name }) => name)))}: unused, ${unused.length > 1 ? "they" : "it"} will be discarded.`
    : "";
  // The order of play is written below, and says the same of several.
  const said =
    plan.length === 0
      ? "Tap an event, then whom it is for."
      : plan.length > 1
        ? ""
        : `${listed(aimed)}.`;
  return {
    heading: plan.length ? "Ready to show your hand?" : "Aim your events?",
    text: `${said}${rest}`.trim(),
  };
}

function striking({ view, card, nameOf }: Occasion): Asking {
  const { strike } = view;
  if (!strike) return { heading: "", text: "" };
  const [first] = strike.candidates;
  const one = first === undefined ? null : card(first);
  const worth = one?.kind === "species" ? ` ${counted(one.points, "point")}` : "";
  const what = strike.hop > 0 ? "go on to" : "take";
  return {
    heading: `Which one does ${card(strike.event).name} ${what}?`,
    text: `${possessive(nameOf(strike.target))} cards of${worth} are equal; you choose.`,
  };
}

/** Whom the table waits for: public things only. */
function waiting({ view, card, nameOf }: Occasion): Asking {
  const others = listed(waitedFor(view).map(nameOf));
  const [first = 0] = view.actors;
  const does = view.actors.length === 1 ? "s" : "";
  switch (view.phase) {
    case "drawing": {
      const many = Number(view.options["draws"] ?? 2);
      return {
        heading: `${nameOf(first)} draws.`,
        text: `Draw ${view.draw} of ${many}. ${turns(view)}`.trim(),
      };
    }
    case "aiming":
      if (view.own?.aims) return { heading: "You are ready.", text: `Waiting for ${others}.` };
      return { heading: `${others} aim${does}.`, text: "In secret, until all are ready." };
    case "restoring":
      return { heading: `${nameOf(first)} chooses.`, text: "Restoration brings a species back." };
    case "striking":
      return {
        heading: `${nameOf(first)} chooses.`,
        text: view.strike
          ? `${card(view.strike.event).name} takes one of two or more equal cards of ${
              view.strike.target === view.seat ? "yours" : nameOf(view.strike.target)
            }.`
          : "",
      };
    default:
      return { heading: "The game is over.", text: "" };
  }
}

/** How many draw before one's own seat does. */
function turns({ seat, seats, actors, dealer }: View): string {
  const [now] = actors;
  if (seat === null || now === undefined) return "";
  const place = (one: number): number => (one - dealer - 1 + seats) % seats;
  const before = place(seat) - place(now);
  if (before < 0) return "You have drawn.";
  return before === 1 ? "You are next." : `You come after ${count(before)}.`;
}

/** Seats that have still to be ready, or the one that is asked. */
export function waitedFor(view: View): number[] {
  if (view.phase !== "aiming") return view.actors;
  return view.players.flatMap(({ ready }, seat) => (ready || seat === view.seat ? [] : [seat]));
}
