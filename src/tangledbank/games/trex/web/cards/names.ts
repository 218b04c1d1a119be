/** Cards in words: periods, what a spot brings, rule texts, and the full name that is spoken. */

import { counted } from "#shell/page/words";
import {
  footprintsOf,
  iconsOf,
  type Card,
  type PeriodId,
  type SetId,
  type SpotCard,
} from "./cards.ts";

export const PERIOD_NAMES: Record<PeriodId, string> = {
  "finely-balanced": "Finely Balanced",
  jurassic: "Jurassic",
  free: "Free",
};

/** How purple cards begin a text; on red ones a sign stands for it. */
export const REVEALED = "If you reveal this card when you play it:";
export const SPOT_EFFECT = "Spot Effect:";

/** Where the long words of short names break on a small card. */
const WORDS = ["Hand-shake", "Iguan-odon", "Metro-nome", "Some-one's", "Trom-bone", "Rexo-nomics"];
const BREAKS = new Map(WORDS.map((word) => [word.replace("-", ""), word.replace("-", "\u00ad")]));

/** The short name of a card, for the eye: it may break within long words. */
export function shortOf({ short }: Card): string {
  return short
    .split(" ")
    .map((word) => BREAKS.get(word) ?? word)
    .join(" ");
}

/** What is said of a card, one after the other; what is empty is left out. */
export function joined(...words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join("; ");
}

/** What kind of card it is: `Jurassic`, `Place` */
export function kindOf(card: Card): string {
  if (card.kind === "period") return PERIOD_NAMES[card.period];
  if (card.kind === "special") return card.name;
  return card.kind === "place" ? "Place" : "Prehistoric";
}

/** What becomes of a spot card; shorter if there is little room. */
export function prizeOf(card: SpotCard, short = false): string {
  if (card.kind === "place") return "1 point";
  if (card.kind === "prehistoric") return "closed";
  return short ? "to hand" : "to the winner\u2019s hand";
}

/** `food and bed`, or that it has none. */
export function iconWords(icons: readonly SetId[]): string {
  return icons.length ? icons.join(" and ") : "no icon";
}

/** These keep their capital within a sentence. */
const NAMES = /^(How-de-do|Jurassic|Finely Balanced|Free cards|Rexonomics|First Move|Prehistoric)/;

/** A sentence that goes on after a colon. */
export function afterColon(sentence: string): string {
  return NAMES.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** A card in a hand or on a side, for the ear: `Second Trombone: Jurassic, 3 footprints, music. …` */
export function spoken(card: Card): string {
  const footprints = footprintsOf(card);
  const facts = [
    card.kind === "special" ? "" : kindOf(card),
    footprints === null ? "" : counted(footprints, "footprint"),
    card.kind === "prehistoric" || footprints === null ? "" : iconWords(iconsOf(card)),
  ].filter(Boolean);
  const head = facts.length ? `${card.name}: ${facts.join(", ")}.` : `${card.name}.`;
  return [head, ...rulesOf(card)].join(" ");
}

/** A card as a spot, for the ear. */
export function spokenSpot(card: SpotCard): string {
  const icons = card.kind === "prehistoric" ? "" : `, ${iconWords(iconsOf(card))}`;
  const here = card.here && ` ${SPOT_EFFECT} ${afterColon(card.here)}`;
  return `${card.name}: ${kindOf(card)}, ${prizeOf(card)}${icons}.${here}`;
}

/** What it does in the hand or on a side. */
function rulesOf(card: Card): string[] {
  switch (card.kind) {
    case "period":
      return [card.does && `${REVEALED} ${afterColon(card.does)}`, card.says].filter(Boolean);
    case "special":
      return [card.does].filter(Boolean);
    default:
      return card.here ? [`${SPOT_EFFECT} ${afterColon(card.here)}`] : [];
  }
}
