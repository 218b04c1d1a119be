/** What lies on the bank: loose species with their reasons or odds, and the events of the hand. */

import type { Card, EventCard } from "../../cards/cards.ts";
import { shortName } from "../../cards/names.ts";
import type { LooseOdds, Own, View } from "../../view.ts";
import { eventsOf, type Planned } from "../../play/aims.ts";
import { ANEW, type Odds } from "../../play/odds.svelte.ts";
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
  odds: Pick<Odds, "oddsOf" | "advice" | "asking">;
}

/** Events that are aimed lie before their targets instead. */
export function lyingOf({ view, plan, card, odds }: Bank): Lying[] {
  const { own } = view;
  if (!own) return [];
  const loose = own.web.loose.map(({ card: id, why }): Lying => {
    const one = card(id);
    const found = odds.oddsOf(id);
    return { card: one, note: found ? oddsNote(found, view, one, odds) : whyNote(one, why) };
  });
  const events = eventsOf(own.hand, card).flatMap((one): Lying[] => {
    const planned = plan.find(({ event }) => event === one.id);
    if (planned && planned.target !== view.seat) return [];
    const note = view.phase === "aiming" ? eventNote(one, planned, own) : null;
    return [{ card: one, note }];
  });
  return [...loose, ...events];
}

function whyNote(card: Card, why: string): Note {
  return { kind: "why", heading: `${capital(shortName(card))} is loose`, strong: "", text: why };
}

function eventNote({ harmful }: EventCard, planned: Planned | undefined, { aims }: Own): Note {
  const use = aims === null ? ` Tap to ${harmful ? "aim" : "use"} it.` : "";
  const [heading, text] = planned
    ? ["For you", "Played at the reveal, before all that harms."]
    : ["Unused", `It will be discarded.${use}`];
  return { kind: "event", heading, strong: "", text };
}

/** What a note says aloud. */
export function saidOf({ heading, strong, text, anew }: Note): string {
  return anew ? `${heading} ${capital(ANEW)}.` : `${heading}. ${strong} ${text}`;
}

/** `31 % to connect it. 16 of the 95 unseen cards would feed it. One card now, one in draw two.` */
function oddsNote(
  odds: LooseOdds,
  { draw, options }: View,
  card: Card,
  { advice, asking: anew }: Bank["odds"],
): Note {
  const heading = `Keep ${within(card)}?`;
  if (odds.feeders === 0)
    return { kind: "odds", heading, strong: "No unseen card would feed it.", text: "", anew };
  const many = odds.draws_now === 0 ? "No" : capital(count(odds.draws_now));
  const now = `${many} ${odds.draws_now > 1 ? "cards" : "card"} now`;
  const goesOn = draw < Number(options["draws"] ?? 2);
  const cards = goesOn ? `${now}, one in draw ${count(draw + 1)}.` : `${now}.`;
  return {
    kind: "odds",
    heading,
    strong: `${advice?.exact ? "" : "About "}${percent(odds.later)} to connect it.`,
    text: `${odds.feeders} of the ${advice?.unseen} unseen cards would feed it. ${cards}`,
    anew,
  };
}
