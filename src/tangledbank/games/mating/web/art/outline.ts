import type { Drawing } from "#shell/drawing/drawing";

/** All but the small dark marks, in one shape: so no edge shows where two of them meet. */
export const outlineOf = ({ layers }: Drawing): string =>
  layers.map((layer) => ("d" in layer && layer.ink !== "mark" ? layer.d : "")).join("");
