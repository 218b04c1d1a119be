/** What lies on the bank: loose species with their reasons or odds, and the events of the hand. */

import type { Card } from "../../cards/cards.ts";
import { shortName } from "../../cards/names.ts";
import type { LooseOdds, View } from "../../view.ts";
import type { Planned } from "../../play/aims.ts";
import { ANEW } from "../../play/odds.svelte.ts";
import { capital, count } from "#shell/page/words";
import { percent, within } from "../../play/words.ts";

/** A card and what there is to say of it. */
export interface Lying {
  card: Card;
  note: Note | null;
}

export interface Note {
  kind: "why" | "odds" | "event";
  heading: string;
  /** What is to be read first. */
  strong: string;
  text: string;
  /** Its numbers may have changed: they keep their place, but are not to be read. */
  anew?: boolean;
}

export interface Bank {
  view: View;
  plan: readonly Planned[];
  card(id: string): Card;
  /** The odds of a loose card, if they are asked for; `unseen` cards are behind them. */
  oddsOf(id: string): LooseOdds | null;
  unseen: number;
  exact: boolean;
  /** The odds are asked about again. */
  anew: boolean;
}

/** Events that are aimed lie before their targets instead. */
export function lyingOf({ view, plan, card, oddsOf, unseen, exact, anew }: Bank): Lying[] {
  const { own } = view;
  if (!own) return [];
  const loose = own.web.loose.map(({ card: id, why }): Lying => {
    const odds = oddsOf(id);
    return {
      card: card(id),
      note: odds
        ? { ...oddsNote(odds, view, card(id), unseen, exact), anew }
        : whyNote(card(id), why),
    };
  });
  const events = own.hand.flatMap((id): Lying[] => {
    const one = card(id);
    if (
      one.kind !== "event" ||
      plan.some(({ event, target }) => event === id && target !== view.seat)
    )
      return [];
    const used = plan.some(({ event }) => event === id);
    return [
      {
        card: one,
        note: view.phase === "aiming" ? eventNote(one.harmful, used, own.aims !== null) : null,
      },
    ];
  });
  return [...loose, ...events];
}

function whyNote(card: Card, why: string): Note {
  return { kind: "why", heading: `${capital(shortName(card))} is loose`, strong: "", text: why };
}

function eventNote(harmful: boolean, used: boolean, sent: boolean): Note {
  if (used)
    return {
      kind: "event",
      heading: "For you",
      strong: "",
      text: "Played at the reveal, before all that harms.",
    };
  return {
    kind: "event",
    heading: "Unused",
    strong: "",
    text: `It will be discarded.${sent ? "" : ` Tap to ${harmful ? "aim" : "use"} it.`}`,
  };
}

/** What a note says aloud. */
export function saidOf({ heading, strong, text, anew }: Note): string {
  return anew ? `${heading} ${capital(ANEW)}.` : `${heading}. ${strong} ${text}`;
}

/** `31 % to connect it. 16 of the 95 unseen cards would feed it. One card now, one in draw two.` */
export function oddsNote(
  odds: LooseOdds,
  { draw, options }: View,
  card: Card,
  unseen: number,
  exact: boolean,
): Note {
  const heading = `Keep ${within(card)}?`;
  const feed = `${odds.feeders} of the ${unseen} unseen cards would feed it.`;
  if (odds.feeders === 0) {
    return { kind: "odds", heading, strong: "No unseen card would feed it.", text: "" };
  }
  const goesOn = draw < Number(options["draws"] ?? 2);
  const many = odds.draws_now === 0 ? "No" : capital(count(odds.draws_now));
  const now = `${many} ${odds.draws_now > 1 ? "cards" : "card"} now`;
  const cards = goesOn ? `${now}, one in draw ${count(draw + 1)}.` : `${now}.`;
  return {
    kind: "odds",
    heading,
    strong: `${exact ? "" : "About "}${percent(odds.later)} to connect it.`,
    text: `${feed} ${cards}`,
  };
}
