/** Whatever can be looked at closely, by its id. */
import type { Animal, Group, Guide } from "./guide.ts";
import { groupWith } from "./members.ts";
import {
  type Colour,
  type Environment,
  type MatchingFace,
  animalsOn,
  groupOf,
  idOf,
  isBonus,
  read,
} from "./qualities.ts";

export interface Subject {
  group?: Group;
  /** If it is about this one alone. */
  animal?: Animal;
  /** The card to show; an animal has no card of its own. */
  card?: string;
  /** Of the card, if a certain card is asked for. */
  qualities?: MatchingFace;
  shown: readonly string[];
  ink: Colour;
  /** Whom a bonus card goes to. */
  goes?: "right" | "left";
}

/** A group has cards in all three colours; it is shown in that of its environment. */
const INK_OF: Record<Environment, Colour> = { water: "blue", land: "red", air: "green" };

export function subjectOf(id: string, guide: Guide): Subject | undefined {
  const animal = guide.animals.get(id);
  if (animal) return aboutAnimal(animal, guide);
  const group = guide.groups.get(id);
  if (group) return aboutGroup(group);
  const face = read(id);
  if (isBonus(face)) return undefined;
  const of = guide.groups.get(groupOf(face));
  return of && { group: of, card: id, qualities: face, shown: animalsOn(face), ink: face.colour };
}

function aboutAnimal(animal: Animal, guide: Guide): Subject {
  const home = groupWith(animal.id);
  if (!home) {
    const face = read(animal.id);
    const goes = isBonus(face) ? face.goes : undefined;
    return { animal, card: animal.id, shown: [animal.id], ink: "red", goes };
  }
  const group = guide.groups.get(home);
  return { animal, group, shown: [animal.id], ink: group ? INK_OF[group.environment] : "red" };
}

function aboutGroup(group: Group): Subject {
  const ink = INK_OF[group.environment];
  const set = group.id.startsWith("living") ? "living" : "prehistoric";
  const { clade, environment } = group;
  const face: MatchingFace = { set, clade, environment, number: 3, colour: ink };
  return { group, card: idOf(face), shown: animalsOn(face), ink };
}
