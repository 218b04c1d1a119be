import { bonus } from "./bonus.ts";
import { arthropods as livingArthropods } from "./living/arthropods.ts";
import { mammals as livingMammals } from "./living/mammals.ts";
import { sauropsids as livingSauropsids } from "./living/sauropsids.ts";
import { arthropods } from "./prehistoric/arthropods.ts";
import { mammals } from "./prehistoric/mammals.ts";
import { sauropsids } from "./prehistoric/sauropsids.ts";
import { resized, type Silhouette } from "./silhouette.ts";

/** Every animal by its id, those of the bonus cards too. */
const ANIMALS: Record<string, Silhouette> = {
  ...mammals,
  ...sauropsids,
  ...arthropods,
  ...livingMammals,
  ...livingSauropsids,
  ...livingArthropods,
  ...bonus,
};

export const ANIMAL_IDS = Object.keys(ANIMALS);

export function silhouetteOf(animal: string): Silhouette {
  const found = ANIMALS[animal];
  if (!found) throw new Error(`No silhouette of ${animal}.`);
  return found;
}

/** The paths of an animal in one size. The same few sizes come again and again, so they are kept. */
export function pathsOf(animal: string, scale: number): { d: string; cuts: string } {
  const key = `${animal} ${scale}`;
  let paths = kept.get(key);
  if (!paths) {
    const { d, cuts } = silhouetteOf(animal);
    paths = { d: resized(d, scale), cuts: cuts ? resized(cuts, scale) : "" };
    kept.set(key, paths);
  }
  return paths;
}

const kept = new Map<string, { d: string; cuts: string }>();
