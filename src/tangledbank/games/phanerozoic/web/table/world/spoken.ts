/** A living species in words: everything that the board shows of it. */

import type { Face, SpeciesFace } from "../../cards/faces.ts";
import { starWords } from "../../cards/names.ts";
import { wordOf, type Trait } from "../../cards/traits.ts";
import type { Mark } from "../../play/intent.svelte.ts";
import type { Species } from "../../view.ts";

const STATES: Record<Mark, string> = {
  lit: "can be chosen",
  aim: "chosen",
  off: "cannot be chosen: ask why",
  asked: "cannot be chosen: the reason is shown",
};

/** How a species grows now; a view says `plants` where the cards say `eats-plants`. */
export function growthOf(species: Species, face: SpeciesFace): Trait {
  if (!species.growth) return face.growth;
  return (species.growth === "sunlight" ? "sunlight" : `eats-${species.growth}`) as Trait;
}

/** Its stars now; a negative number stands for what is printed. */
export function starsOf(species: Species, face: SpeciesFace): number {
  return species.stars < 0 ? face.stars : species.stars;
}

/** The side in use of a mutation under a species. */
export function sideOf(mutation: Face, face: SpeciesFace): Trait {
  if (mutation.kind !== "mutation") throw new Error(`${mutation.id} is no mutation.`);
  return mutation.sides[face.kind];
}

/** `Algae, plant, location 8, …; population 3; mutations: roots, large; now two stars; can be chosen` */
export function spoken(
  species: Species,
  face: SpeciesFace,
  sides: Trait[],
  mark: Mark | undefined,
  note: string | undefined,
): string {
  const stars = starsOf(species, face);
  const growth = growthOf(species, face);
  const printed = [starWords(face.stars), wordOf(face.growth), ...face.icons.map(wordOf)];
  return [
    [face.name, face.kind, `location ${face.location}`, face.habitat, ...printed].join(", "),
    `population ${species.population}${note ? `, ${note}` : ""}`,
    sides.length ? `mutations: ${sides.map(wordOf).join(", ")}` : "",
    stars === face.stars ? "" : `now ${starWords(stars)}`,
    growth === face.growth ? "" : `now ${wordOf(growth)}`,
    mark ? STATES[mark] : "",
  ]
    .filter((part) => part)
    .join("; ");
}
