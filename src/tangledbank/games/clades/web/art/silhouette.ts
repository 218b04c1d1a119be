/** An animal in outline, its middle at 0 0, about 400 units long. */
export interface Silhouette {
  width: number;
  height: number;
  /** Relative commands and whole numbers, no arcs: so that a number is always a length. */
  d: string;
  /** Lines cut into it, written the same way. */
  cuts?: string;
}

/**
 * The outline in another size. Not `transform: scale`, because that would also scale the hatching,
 * the dots and the edge, and they are the same on every animal.
 */
export function resized(d: string, scale: number): string {
  return d.replace(/-?\d+/g, (length) => {
    const text = String(Math.round(Number(length) * scale * 100) / 100);
    return length.startsWith("-") && !text.startsWith("-") ? ` ${text}` : text;
  });
}
