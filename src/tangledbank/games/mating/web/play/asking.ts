/** What is asked of the seat, in one heading and a sentence; or for whom it waits. */

import { watching, type Asking } from "#shell/play/asking";
import { ofVerb } from "#shell/play/intent.svelte";
import { capital, counted, listed, possessive } from "#shell/page/words";
import type { Action } from "../actions.ts";
import { EFFECTS, LUNCH, titleOf, type Card, type EnvironmentCard } from "../cards/faces.ts";
import type { Player, View } from "../view.ts";
import { laying } from "./ways.ts";
import { youOf } from "./words.ts";

/** All that the slab depends on. */
export interface Occasion {
  view: View;
  legal: readonly Action[];
  /** What an action would do. */
  says(action: Action): string;
  picked: string | null;
  marked: number;
  card(id: string): Card;
  nameOf(seat: number): string;
}

const WINDOWS = [
  "",
  "The environment is still face down.",
  "The food is shared out; next is the fight.",
  "The females stand with their males; next is mating.",
  "Offspring are counted; next, who has won.",
];
const HUNTERS: Partial<Record<string, string>> = {
  fox: "A fox",
  goshawk: "A goshawk",
  wolf: "A wolf",
  leopard: "A leopard",
  "eagle-owl": "An eagle-owl",
  crocodile: "A crocodile",
};

export function askingOf(moment: Occasion): Asking {
  const { view, legal } = moment;
  const you = youOf(view);
  if (!you) return watching(waiting(moment));
  if (legal.length === 0) return waiting(moment);
  switch (view.phase) {
    case "choosing":
      return choosing(moment, you);
    case "window":
      return sneaking(moment, you);
    case "threat":
      return hunted(moment, you);
    case "answer":
      return named(moment);
    default:
      return discarding(moment);
  }
}

function choosing({ view, legal, says, picked, card }: Occasion, you: Player): Asking {
  if (picked === LUNCH) {
    return {
      heading: "Go out to lunch?",
      text:
        says(laying(LUNCH)) ||
        `No female and no danger. You keep ${you.food} food, and more may come.`,
    };
  }
  const one = picked === null ? null : card(picked);
  if (one && (one.kind === "combat" || one.kind === "flashy")) {
    const left = `${you.food} food becomes ${you.food - one.cost}.`;
    return { heading: `Play ${one.name}?`, text: says(laying(one.id)) || left };
  }
  if (ofVerb(legal, "play").length) {
    return {
      heading: "Choose your strategy.",
      text: "Nobody sees it until all have chosen. Whoever stays out eats in peace.",
    };
  }
  const holds = view.hand.some((id) => card(id).kind !== "sneaky");
  return {
    heading: "Only lunch is left.",
    text: holds
      ? `You have ${you.food} food, and each of your strategies costs more.`
      : "You hold no strategy in this round.",
  };
}

function sneaking({ view, legal, picked, card }: Occasion, you: Player): Asking {
  const one = picked === null ? null : card(picked);
  if (one?.kind !== "sneaky") {
    return { heading: "Anything sneaky?", text: WINDOWS[view.window] ?? "" };
  }
  const ways = ofVerb(legal, "sneak").filter((sneak) => sneak.card === picked);
  const cost =
    one.cost > 0 ? `${you.food} food becomes ${you.food - one.cost}.` : "It costs nothing.";
  return {
    heading: `Play ${titleOf(one)}?`,
    text: ways.length > 1 ? `${cost} Whom do you name?` : cost,
  };
}

function hunted({ view, legal, card }: Occasion, you: Player): Asking {
  const cost = Number(view.options["escape_cost"]);
  const name = you.strategy ? card(you.strategy.card).name : "strategy";
  const hides = ofVerb(legal, "sneak").length > 0;
  const escapes = ofVerb(legal, "escape").length > 0;
  const ways = [...(escapes ? [`pay ${cost} food`] : []), ...(hides ? ["hide"] : []), "give it up"];
  const lowest = view.threatened.length === 1 ? "the lowest" : "among the lowest";
  const low = you.strategy ? `Its predator value, ${you.strategy.predator}, is ${lowest}. ` : "";
  const poor = escapes ? "" : ` Escaping costs ${cost} food.`;
  return {
    heading: `${hunterOf(view, card)} wants your ${name}.`,
    text: `${low}${capital(listed(ways, "or"))}.${poor}`,
  };
}

function named({ view, says, card, nameOf }: Occasion): Asking {
  const { sneaking } = view;
  if (!sneaking) return { heading: "", text: "" };
  const one = card(sneaking.card);
  const rule = one.kind === "sneaky" ? EFFECTS[one.effect].rule : "";
  return {
    heading: `${nameOf(sneaking.seat)} plays ${titleOf(one)} on you.`,
    text: says({ verb: "accept" }) || rule,
  };
}

function discarding({ view, marked }: Occasion): Asking {
  const most = Number(view.options["hand"] ?? 5);
  const room = Math.max(0, most - view.hand.length) + marked;
  return {
    heading: "Discard, then draw.",
    text:
      marked > 0
        ? `You draw ${counted(room, "card")}. A touch takes one back.`
        : `Mark what you do not want to keep; you draw up to ${most}.`,
  };
}

/** Whom the table waits for: public things only. */
function waiting({ view, card, nameOf }: Occasion): Asking {
  const asked = waitedFor(view);
  const others = listed(asked.map(nameOf));
  const think = asked.length === 1 ? "thinks" : "think";
  const thinking = { heading: `${others} ${think}.`, text: "" };
  const [first = 0] = asked;
  switch (view.phase) {
    case "choosing":
      if (view.chosen === null) return thinking;
      return {
        heading: view.chosen === LUNCH ? "You go out to lunch." : "Your card lies face down.",
        text: `Ready. Waiting for ${others}.`,
      };
    case "window":
      return { ...thinking, text: outOfIt(youOf(view), card) || WINDOWS[view.window]! };
    case "threat": {
      const strategy = view.players[first]?.strategy;
      const prey = strategy ? card(strategy.card).name : "strategy";
      return {
        heading: `${hunterOf(view, card)} wants ${possessive(nameOf(first))} ${prey}.`,
        text: `${nameOf(first)} ${think}: escape, or lose it?`,
      };
    }
    case "answer": {
      if (!view.sneaking) return thinking;
      const title = titleOf(card(view.sneaking.card));
      return {
        heading: `${title} on ${nameOf(view.sneaking.target)}.`,
        text: `Played by ${who(view.sneaking.seat, view, nameOf)}. ${nameOf(first)} may answer.`,
      };
    }
    case "discarding": {
      const many = view.discarding?.length;
      if (many === undefined) return thinking;
      return {
        heading: many > 0 ? `You discard ${many}.` : "You keep all.",
        text: `Ready. Waiting for ${others}.`,
      };
    }
    default:
      return { heading: "The game is over.", text: "" };
  }
}

/** Seats that have still to choose, or the one that is asked. */
export function waitedFor(view: View): number[] {
  if (view.phase !== "choosing" && view.phase !== "discarding") return view.actors;
  return view.players.flatMap(({ ready }, seat) => (ready || seat === view.seat ? [] : [seat]));
}

/** Why the seat has no say in this round any more. */
function outOfIt(you: Player | null, card: (id: string) => Card): string {
  if (you?.lunch) return "You are out to lunch: no sneaky cards in this round.";
  if (you?.passed_ahead) return "You have passed for this round.";
  if (!you?.lost) return "";
  const how = you.lost_to === "predator" ? "eaten" : "beaten";
  return `Your ${card(you.lost).name} was ${how}: you are back next round.`;
}

/** `A fox` */
export function hunterOf(view: View, card: (id: string) => Card): string {
  const here = view.environment === null ? null : (card(view.environment) as EnvironmentCard);
  return HUNTERS[here?.predator ?? ""] ?? "A predator";
}

function who(seat: number, view: View, nameOf: (seat: number) => string): string {
  return seat === view.seat ? "you" : nameOf(seat);
}

/** What is done for a player who does not answer in time (M33). */
export function defaultOf(view: View): string {
  const words: Record<string, string> = {
    choosing: "out to lunch",
    window: "pass",
    threat: "give it up",
    answer: "let it happen",
    discarding: "keep all",
  };
  return words[view.phase] ?? "";
}
