import type { Drawing, Layer } from "#shell/drawing/drawing";

/**
 * An outline in another size. Not `transform: scale`, because that would also scale the hatching,
 * the dots and the edge, and they are the same on every animal. Outlines have relative commands and
 * whole numbers, and no arcs, so that a number is always a length.
 */
export function resized(d: string, scale: number): string {
  return d.replace(/-?\d+/g, (length) => {
    const text = String(Math.round(Number(length) * scale * 100) / 100);
    return length.startsWith("-") && !text.startsWith("-") ? ` ${text}` : text;
  });
}

/** The layers of an animal in another size: the paper around it, the animal, and the lines cut into it. */
export function printed({ layers }: Drawing, scale: number): Layer[] {
  const inked = layers.map((layer) => {
    if (!("d" in layer)) throw new Error("An animal is drawn in paths only.");
    return { ...layer, d: resized(layer.d, scale) };
  });
  return [{ ...inked[0]!, ink: "halo", width: 1 }, ...inked];
}
