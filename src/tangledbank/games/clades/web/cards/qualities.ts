/** What a card's id says: its four qualities, or which bonus card it is. */
import { byId } from "#shell/cards/reading";
import { listed } from "#shell/page/words";
import type { CardInfo } from "#shell/wire/wire";
import { membersOf } from "./members.ts";

export const SETS = ["prehistoric", "living"] as const;
export const CLADES = ["mammal", "sauropsid", "arthropod"] as const;
export const ENVIRONMENTS = ["water", "land", "air"] as const;
export const NUMBERS = [1, 2, 3] as const;
export const COLOURS = ["blue", "green", "red"] as const;

export type Set = (typeof SETS)[number];
export type Clade = (typeof CLADES)[number];
export type Environment = (typeof ENVIRONMENTS)[number];
export type Count = (typeof NUMBERS)[number];
export type Colour = (typeof COLOURS)[number];

/** A card that can be part of a triple. */
export interface MatchingFace {
  set: Set;
  clade: Clade;
  environment: Environment;
  number: Count;
  colour: Colour;
}

/** To whom the bonus cards go, seen from the player who made the triple. */
const BONUS = {
  shark: { set: "prehistoric", goes: "right" },
  bivalve: { set: "prehistoric", goes: "left" },
  fish: { set: "living", goes: "right" },
  mollusk: { set: "living", goes: "left" },
} as const;

export type Bonus = keyof typeof BONUS;
export interface BonusFace {
  bonus: Bonus;
  set: Set;
  goes: "right" | "left";
}
export type Face = MatchingFace | BonusFace;

/** Beside the colour, so that no ink is told by its hue alone. */
export const INKS: Record<Colour, string> = { red: "solid", blue: "hatched", green: "dotted" };

export const CLADE_NAMES: Record<Clade, { many: string; latin: string }> = {
  mammal: { many: "mammals", latin: "Mammalia" },
  sauropsid: { many: "sauropsids", latin: "Sauropsida" },
  arthropod: { many: "arthropods", latin: "Arthropoda" },
};

export const NUMBER_WORDS: Record<Count, string> = { 1: "one", 2: "two", 3: "three" };

export const isBonus = (face: Face): face is BonusFace => "bonus" in face;

/** `mammal-water-2-red`, `mammal-water-2-red-living`, `shark`. */
export function read(id: string): Face {
  if (Object.hasOwn(BONUS, id)) return { bonus: id as Bonus, ...BONUS[id as Bonus] };
  const [clade, environment, number, colour, set = "prehistoric", ...more] = id.split("-");
  const face = { set, clade, environment, number: Number(number), colour };
  const known =
    among(SETS, face.set) &&
    among(CLADES, face.clade) &&
    among(ENVIRONMENTS, face.environment) &&
    among(NUMBERS, face.number) &&
    among(COLOURS, face.colour);
  if (!known || more.length > 0) throw new Error(`No card has the id ${id}.`);
  return face as MatchingFace;
}

export function idOf(face: Face): string {
  if (isBonus(face)) return face.bonus;
  const { clade, environment, number, colour, set } = face;
  return `${clade}-${environment}-${number}-${colour}${set === "living" ? "-living" : ""}`;
}

/** The place of its clade among all; a bonus card lies with the first. */
export function cladeAt(id: string): number {
  const face = read(id);
  return isBonus(face) ? 0 : CLADES.indexOf(face.clade);
}

/** Nine cards show animals of one group: `prehistoric-mammal-water`. */
export function groupOf({ set, clade, environment }: MatchingFace): string {
  return `${set}-${clade}-${environment}`;
}

/** Who is on the card, in the order of the picture. */
export function animalsOn(face: Face): readonly string[] {
  return isBonus(face) ? [face.bonus] : membersOf(groupOf(face)).slice(0, face.number);
}

/** The words at the foot of a card: those qualities that are not in its seal. */
export function footOf(face: Face): string {
  return isBonus(face) ? face.bonus : `${face.environment}, ${face.colour}`;
}

/** Names by id, for `spoken`. */
export function namesOf(cards: readonly CardInfo[]): Map<string, string> {
  return byId(cards, ({ name }) => name);
}

/** A card for the ear: "two mammals, water, red: Valenictus and Enaliarctos". */
export function spoken(id: string, names?: ReadonlyMap<string, string>): string {
  const face = read(id);
  if (isBonus(face)) return `bonus card: ${face.bonus}, to the player on the ${face.goes}`;
  const { clade, environment, number, colour } = face;
  const animals = number === 1 ? clade : CLADE_NAMES[clade].many;
  const qualities = `${NUMBER_WORDS[number]} ${animals}, ${environment}, ${colour}`;
  const called = animalsOn(face).flatMap((animal) => names?.get(animal) ?? []);
  return called.length > 0 ? `${qualities}: ${listed(called)}` : qualities;
}

function among<T>(values: readonly T[], value: unknown): value is T {
  return values.includes(value as T);
}
