/** The cards as the page draws them: typed cards made from what the server sends. */

import { byId, saidOf, unknownKind } from "#shell/cards/reading";
import type { CardInfo } from "#shell/wire/wire";
import { PERIOD_ICONS, type IconId, type PeriodId, type SetId } from "../art/icons.ts";

export type { PeriodId, SetId } from "../art/icons.ts";

/** The icons, in the order of the rulebook. */
const ICONS: readonly SetId[] = ["food", "music", "water", "wheel", "hat", "book", "animal", "bed"];

/** Purple cards are of 2011, red ones of 2012. */
export type Edition = 2011 | 2012;

interface Printed extends Pick<CardInfo, "id" | "name" | "latin" | "fact" | "source" | "age"> {
  /** At most 14 letters, for small cards. */
  short: string;
  /** A dry sentence. */
  caption: string;
  /** Who is pictured: `a woolly mammoth under a parasol` */
  shows: string;
  edition: Edition;
}

export interface PeriodCard extends Printed {
  kind: "period";
  period: PeriodId;
  footprints: number;
  icons: SetId[];
  /** The sentence of its eye effect, or nothing. */
  does: string;
  /** Of its resolution text. */
  text: string;
  says: string;
  /** Of its spot effect. */
  spot: string;
  here: string;
}

export interface PrehistoricCard extends Printed {
  kind: "prehistoric";
  effect: string;
  here: string;
}

export interface PlaceCard extends Printed {
  kind: "place";
  icons: SetId[];
  spot: string;
  here: string;
}

/** How-de-do, Rexonomics, First Move. */
export interface SpecialCard extends Printed {
  kind: "special";
  /** Nothing for a marker. */
  footprints: number | null;
  does: string;
  copies: number;
}

export type Card = PeriodCard | PrehistoricCard | PlaceCard | SpecialCard;
/** A card that can lie as a spot. */
export type SpotCard = PeriodCard | PrehistoricCard | PlaceCard;

export const HOW_DE_DO = "how-de-do";

/** All cards of the game by their ids. */
export function cardsOf(infos: readonly CardInfo[]): Map<string, Card> {
  return byId(infos, readCard);
}

export function isSpotCard(card: Card): card is SpotCard {
  return card.kind !== "special";
}

export function iconsOf(card: Card): readonly SetId[] {
  return card.kind === "period" || card.kind === "place" ? card.icons : [];
}

/** The family of its resolution text; "" for none. */
export function textOf(card: Card | undefined): string {
  return card?.kind === "period" ? card.text : "";
}

/** The family of its spot effect; "" for none. */
export function spotTextOf(card: Card): string {
  return card.kind === "period" || card.kind === "place" ? card.spot : "";
}

/** The icons that a wild card has taken, of those that earn something in its groups. */
export function takenBy(card: Card, glow: readonly string[] = []): SetId[] {
  if (card.kind !== "period" || card.text !== "wild") return [];
  return ICONS.filter((icon) => glow.includes(icon) && !card.icons.includes(icon));
}

/** What stands top right; places, Prehistoric cards and markers have none. */
export function footprintsOf(card: Card): number | null {
  return card.kind === "period" || card.kind === "special" ? card.footprints : null;
}

/** The sign on its band. */
export function glyphOf(card: Card): IconId | null {
  if (card.kind === "period") return PERIOD_ICONS[card.period];
  return card.kind === "prehistoric" ? "pre" : null;
}

/** The classes that give a card its colours: those of its band and of its spine. */
export function coloursOf(card: Card): string {
  const band = glyphOf(card) ?? (card.kind === "place" ? "place" : "how");
  return `tx-${band} tx-${card.edition}`;
}

export function readCard(info: CardInfo): Card {
  const { id, kind, name, latin, fact, source, age, copies, numbers } = info;
  const { word, number, words } = saidOf(info);
  const icons = (): SetId[] => ICONS.filter((icon) => words("icons").includes(icon));
  const printed: Printed = {
    id,
    name,
    latin,
    fact,
    source,
    age,
    short: word("short") || name,
    caption: word("caption"),
    shows: word("shows"),
    // How-de-dos and markers are as old as the game.
    edition: numbers["set"] === 2012 && kind !== "special" ? 2012 : 2011,
  };
  switch (kind) {
    case "period":
      return {
        ...printed,
        kind,
        period: word("period") as PeriodId,
        footprints: number("footprints"),
        icons: icons(),
        does: word("does"),
        text: word("text"),
        says: word("says"),
        spot: word("spot"),
        here: word("here"),
      };
    case "prehistoric":
      return { ...printed, kind, effect: word("effect"), here: word("here") };
    case "place":
      return { ...printed, kind, icons: icons(), spot: word("spot"), here: word("here") };
    case "special":
      return {
        ...printed,
        kind,
        footprints: number("footprints") || null,
        does: word("does"),
        copies,
      };
    default:
      throw unknownKind(info);
  }
}
