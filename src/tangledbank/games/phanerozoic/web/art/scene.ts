import type { Part } from "#shell/drawing/drawing";
import type { Palette } from "#shell/drawing/palette";

/** A landscape of 280 by 220, and who is in it. */
export interface Scene {
  colours: Palette;
  layers: readonly Part[];
}
