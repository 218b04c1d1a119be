/** What the field guide knows: the animals, their groups, the bonus cards. */
import { byId } from "#shell/cards/reading";
import type { CardInfo } from "#shell/wire/wire";
import { membersOf } from "./members.ts";
import type { Clade, Environment } from "./qualities.ts";

/** What a card's data says of whatever it is about. */
type About = Pick<CardInfo, "id" | "name" | "latin" | "fact" | "source">;

/** In Latin: only if its name is another one. */
export interface Animal extends About {
  /** When it lived, in words. */
  age: string;
  /** First and last, in million years ago; 0 is today. */
  lived: [number, number];
}

/** Three animals of one clade and environment; two of them are the closer pair. In Latin: the clade
 *  that holds all three. */
export interface Group extends About {
  /** The clade that holds the closer pair, and not the outsider. */
  pair: string;
  clade: Clade;
  environment: Environment;
  members: Animal[];
}

export interface Guide {
  animals: Map<string, Animal>;
  groups: Map<string, Group>;
}

export function readGuide(cards: readonly CardInfo[]): Guide {
  const kept = guides.get(cards);
  if (kept) return kept;
  const groupCards = cards.filter(({ kind }) => kind === "group");
  const others = cards.filter(({ kind }) => kind === "animal" || kind === "bonus");
  const animals = byId(others, animal);
  const groups = byId(groupCards, (card) => group(card, animals));
  const guide = { animals, groups };
  guides.set(cards, guide);
  return guide;
}

/** A gallery shows dozens of plates from the same list. */
const guides = new WeakMap<readonly CardInfo[], Guide>();

function animal({ id, name, latin, age, fact, source, numbers }: CardInfo): Animal {
  const [first = 0, last = 0] = String(numbers.lived ?? "0 0")
    .split(" ")
    .map(Number);
  const when = age === "today" ? "alive today" : age;
  const scientific = latin === name ? "" : latin;
  return { id, name, latin: scientific, age: when, fact, source, lived: [first, last] };
}

function group(card: CardInfo, animals: Map<string, Animal>): Group {
  const { id, name, latin, fact, source, numbers } = card;
  return {
    id,
    name,
    latin,
    fact,
    source,
    pair: String(numbers.pair ?? ""),
    clade: numbers.clade as Clade,
    environment: numbers.environment as Environment,
    members: membersOf(id).flatMap((member) => animals.get(member) ?? []),
  };
}
