/** The cards as the page draws them: typed faces made from what the server sends. */

import { byId, unknownKind } from "#shell/cards/reading";
import type { CardInfo } from "#shell/wire/wire";
import { wordOf, type Trait } from "./traits.ts";

export { fullName } from "./names.ts";

export type Row = "plants" | "animals";
export type Habitat = "water" | "land";
export type When = "living" | "extinct";

type Printed = Pick<CardInfo, "id" | "name" | "latin" | "fact" | "source" | "age">;

export interface SpeciesFace extends Printed {
  kind: "plant" | "animal";
  location: number;
  habitat: Habitat;
  stars: number;
  icons: Trait[];
  growth: Trait;
  demandsGrowth: boolean;
  bonus: { amount: number; rows: Row[] };
  /** From and to, in million years ago; 0 is today. */
  lived: [number, number];
  period: string;
}

export interface MutationFace extends Printed {
  kind: "mutation";
  location: number;
  sides: { plant: Trait; animal: Trait };
  /** How many cards of the deck show these two sides. */
  copies: number;
}

export interface EventFace extends Printed {
  kind: "event";
  location: number;
  effect: "grow" | "shrink" | "recover";
  amount: number;
  habitat: Habitat | null;
  copies: number;
}

export interface GoalFace extends Printed {
  kind: "goal";
  lines: GoalLine[];
  hint: string[];
}

/** A line of a goal: cards with an icon, or the card of one species. */
export interface GoalLine {
  when: When;
  icon: Trait | null;
  card: string | null;
  word: string;
  points: number;
}

export type Face = SpeciesFace | MutationFace | EventFace | GoalFace;

export const isSpecies = (face: Face): face is SpeciesFace =>
  face.kind === "plant" || face.kind === "animal";

/** All faces of a deck by their ids. */
export function readFaces(cards: readonly CardInfo[]): Map<string, Face> {
  const names = byId(cards, ({ name }) => name);
  const alike = new Map<string, number>();
  for (const card of cards) alike.set(likeness(card), (alike.get(likeness(card)) ?? 0) + 1);
  return byId(cards, (card) => readFace(card, names, alike.get(likeness(card)) ?? 1));
}

/** Cards that differ in nothing but the location have the same likeness. */
function likeness(card: CardInfo): string {
  return JSON.stringify([card.kind, card.name, { ...card.numbers, location: 0 }]);
}

function readFace(card: CardInfo, names: ReadonlyMap<string, string>, copies: number): Face {
  const { id, name, latin, fact, source, age, numbers } = card;
  const printed = { id, name, latin, fact, source, age };
  const location = Number(numbers["location"]);
  switch (card.kind) {
    case "plant":
    case "animal":
      return {
        ...printed,
        kind: card.kind,
        location,
        habitat: numbers["habitat"] as Habitat,
        stars: Number(numbers["stars"]),
        icons: numbers["icons"] as Trait[],
        growth: growthTrait(String(numbers["growth"])),
        demandsGrowth: numbers["demands growth"] === true,
        bonus: readBonus(String(numbers["bonus"])),
        lived: readLived(String(numbers["lived"])),
        period: String(numbers["period"]).toLowerCase(),
      };
    case "mutation":
      return {
        ...printed,
        kind: "mutation",
        location,
        sides: {
          plant: numbers["plant side"] as Trait,
          animal: numbers["animal side"] as Trait,
        },
        copies,
      };
    case "event":
      return {
        ...printed,
        kind: "event",
        location,
        effect: numbers["effect"] as EventFace["effect"],
        amount: Number(numbers["amount"]),
        habitat: (numbers["habitat"] as Habitat | undefined) ?? null,
        copies,
      };
    case "goal":
      return {
        ...printed,
        kind: "goal",
        lines: (numbers["counts"] as string[]).map((line) => readLine(line, names)),
        hint: (numbers["hint"] as string[] | undefined) ?? [],
      };
    default:
      throw unknownKind(card);
  }
}

/** Printed growths and those of goals are single words; on mutations they are `eats-plants`. */
function growthTrait(word: string): Trait {
  return (["plants", "animals", "both"].includes(word) ? `eats-${word}` : word) as Trait;
}

/** `+1 plants or animals` */
function readBonus(text: string): SpeciesFace["bonus"] {
  const [amount = "0", ...words] = text.split(" ");
  return { amount: Number(amount), rows: words.filter((word) => word !== "or") as Row[] };
}

/** `521 to 252` */
function readLived(text: string): [number, number] {
  const [from = 0, to = 0] = text.split(" to ").map(Number);
  return [from, to];
}

/** `living woody +3`, `extinct trilobita -1` */
function readLine(text: string, names: ReadonlyMap<string, string>): GoalLine {
  const [when = "living", what = "", points = "0"] = text.split(" ");
  const card = names.has(what) ? what : null;
  const icon = card ? null : growthTrait(what);
  return {
    when: when as When,
    icon,
    card,
    word: icon ? wordOf(icon) : (names.get(what) ?? what),
    points: Number(points),
  };
}
