/** The colours of a landscape. */

/** By day; the shell's cards.css mixes them towards the night. */
const MIXED = ["sky", "sun", "far", "mid", "near", "riso"] as const;
const TONES = [...MIXED, "sil"] as const;
export type Tone = (typeof TONES)[number];

/** A landscape may have inks of its own, which are the same by night. */
export type Palette = Readonly<Record<string, string>>;

/** From colours in one line: sky, sun, far, mid, near, riso, and sil if it has a dark of its own. */
export function palette(colours: string): Palette {
  return Object.fromEntries(colours.split(" ").map((colour, at) => [TONES[at]!, colour]));
}

/** The style of whatever shows these colours. */
export function inked(colours: Palette): string {
  const mixed: readonly string[] = MIXED;
  return Object.entries(colours)
    .map(([tone, colour]) => `--${tone}${mixed.includes(tone) ? "0" : ""}: ${colour}`)
    .join("; ");
}
