import type { Drawing, Layer } from "#shell/drawing/drawing";
import { bonus } from "./bonus.ts";
import { arthropods as livingArthropods } from "./living/arthropods.ts";
import { mammals as livingMammals } from "./living/mammals.ts";
import { sauropsids as livingSauropsids } from "./living/sauropsids.ts";
import { arthropods } from "./prehistoric/arthropods.ts";
import { mammals } from "./prehistoric/mammals.ts";
import { sauropsids } from "./prehistoric/sauropsids.ts";
import { printed } from "./silhouette.ts";

/** Every animal by its id, those of the bonus cards too. */
const ANIMALS: Record<string, Drawing> = {
  ...mammals,
  ...sauropsids,
  ...arthropods,
  ...livingMammals,
  ...livingSauropsids,
  ...livingArthropods,
  ...bonus,
};

export const ANIMAL_IDS = Object.keys(ANIMALS);

export function silhouetteOf(animal: string): Drawing {
  const found = ANIMALS[animal];
  if (!found) throw new Error(`No silhouette of ${animal}.`);
  return found;
}

/** An animal in one size. The same few sizes come again and again, so they are kept. */
export function layersOf(animal: string, scale: number): Layer[] {
  const key = `${animal} ${scale}`;
  let layers = kept.get(key);
  if (!layers) {
    layers = printed(silhouetteOf(animal), scale);
    kept.set(key, layers);
  }
  return layers;
}

const kept = new Map<string, Layer[]>();
