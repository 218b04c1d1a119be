/** The pieces that pictures are put together from: path data in a picture of 280 by 220. */

const LEFT = -40; // beyond the edges, for frames of another shape
const RIGHT = 320;
const BOTTOM = 300;

/** The same numbers between 0 and 1 for the same word each time. */
export function chance(word: string): () => number {
  let state = 17;
  for (const letter of word) state = (state * 31 + letter.codePointAt(0)!) % 2147483647;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export type Chance = ReturnType<typeof chance>;

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;

/** Ground from edge to edge, with a ridge around `base`. */
export function hills(base: number, swing: number, next: Chance): string {
  const shift = next() * 9;
  let d = `M${LEFT} ${BOTTOM}`;
  for (let x = LEFT; x <= RIGHT; x += 12) {
    const at = x * 0.023 + shift;
    d += `L${x} ${n(base - swing * (Math.sin(at) * 0.6 + Math.sin(at * 2.3 + shift) * 0.4))}`;
  }
  return `${d}V${BOTTOM}Z`;
}

/** Sharp mountains, and the snow on them. */
export function peaks(base: number, height: number, next: Chance): { rock: string; snow: string } {
  let rock = "";
  let snow = "";
  for (let x = LEFT + next() * 40; x < RIGHT; x += 62) {
    const top = base - height * (0.55 + next() * 0.45);
    const half = 40 + next() * 20;
    const line = top + (base - top) * 0.4;
    const side = half * 0.4;
    rock += `M${n(x - half)} ${base}L${n(x)} ${n(top)}L${n(x + half)} ${base}V${BOTTOM}H${n(x - half)}Z`;
    snow += `M${n(x - side)} ${n(line)}L${n(x)} ${n(top)}L${n(x + side)} ${n(line)}L${n(x + side * 0.4)} ${n(line - 5)}L${n(x)} ${n(line + 7)}L${n(x - side * 0.4)} ${n(line - 4)}Z`;
  }
  return { rock, snow };
}

/** A long crest with its lee side, as the wind makes it. */
export function dune(x: number, base: number, height: number): { sand: string; lee: string } {
  const crest = `${n(x)} ${n(base - height)}`;
  const foot = `Q${n(x + height)} ${n(base - height * 0.3)} ${n(x + height * 3.4)} ${base}`;
  const left = n(x - height * 4);
  return {
    sand: `M${left} ${base}Q${n(x - height * 1.4)} ${n(base - height * 0.9)} ${crest}${foot}V${BOTTOM}H${left}Z`,
    lee: `M${crest}${foot}H${n(x + height * 0.2)}Q${n(x - height * 0.5)} ${n(base - height * 0.4)} ${crest}Z`,
  };
}

/** Many of one piece, spread from edge to edge and a little moved. */
export function row(
  piece: (x: number, base: number, height: number) => string,
  at: { step: number; base: number; low: number; high: number },
  next: Chance,
): string {
  let d = "";
  for (let x = LEFT; x <= RIGHT; x += at.step) {
    d += piece(x + (next() - 0.5) * at.step, at.base, at.low + next() * (at.high - at.low));
  }
  return d;
}

/** A blade of grass, as a line. */
export function blade(x: number, base: number, height: number): string {
  const bend = 3 + (height % 7);
  return `M${n(x)} ${n(base)}q${n(-bend)} ${n(-height / 2)} ${n(height % 2 < 1 ? bend : -bend)} ${n(-height)}`;
}

export function fir(x: number, base: number, height: number): string {
  const top = base - height;
  const tiers = [0.2, 0.31, 0.42].map((width, tier) => {
    const from = top + height * tier * 0.22;
    const to = top + height * (0.4 + tier * 0.25);
    return `M${n(x)} ${n(from)}L${n(x + height * width)} ${n(to)}H${n(x - height * width)}Z`;
  });
  return `${tiers.join("")}M${n(x - 2)} ${n(base - height * 0.12)}h4V${n(base)}h-4Z`;
}

export function broadleaf(x: number, base: number, height: number): string {
  const r = height * 0.26;
  const crown =
    disc(x, base - height * 0.72, r) +
    disc(x - r * 0.8, base - height * 0.55, r * 0.8) +
    disc(x + r * 0.8, base - height * 0.55, r * 0.8);
  return `${crown}M${n(x - 2.5)} ${n(base - height * 0.45)}h5V${n(base)}h-5Z`;
}

/** A cactus with two arms, as a line. */
export function cactus(x: number, base: number, height: number): string {
  const arm = height * 0.24;
  return `M${n(x)} ${n(base)}v${n(-height)}M${n(x)} ${n(base - height * 0.3)}h${n(-arm)}v${n(-arm)}M${n(x)} ${n(base - height * 0.45)}h${n(arm)}v${n(-arm)}`;
}

/** Houses from edge to edge, and their lit windows. */
export function skyline(base: number, next: Chance): { walls: string; windows: string } {
  let walls = "";
  let windows = "";
  for (let x = LEFT; x < RIGHT;) {
    const width = 26 + Math.floor(next() * 3) * 8;
    const height = 34 + next() * 64;
    const roof = next() < 0.4 ? `l${width / 2} -12l${width / 2} 12` : `h${width}`;
    walls += `M${x} ${BOTTOM}V${n(base - height)}${roof}V${BOTTOM}Z`;
    for (let y = base - height + 10; y < base - 14; y += 14) {
      for (let w = x + 6; w < x + width - 8; w += 11) {
        if (next() < 0.55) windows += `M${w} ${n(y)}h5v7h-5Z`;
      }
    }
    x += width + (next() < 0.3 ? 8 : 0);
  }
  return { walls, windows };
}

/** Water from edge to edge, with a rippled top. */
export function water(base: number, swell = 5): string {
  return `M${LEFT} ${base}q20 ${-swell} 40 0${"t40 0".repeat(8)}V${BOTTOM}H${LEFT}Z`;
}

/** A strand of kelp with its blades, as a line. */
export function strand(x: number, base: number, height: number): string {
  let d = `M${n(x)} ${n(base)}`;
  for (let y = 0; y < height; y += 16) d += `q${y % 32 ? 5 : -5} -8 0 -16`;
  for (let y = 14; y < height; y += 16) d += `M${n(x)} ${n(base - y)}l${y % 32 < 16 ? 11 : -11} -9`;
  return d;
}

/** Small rings over an area, as lines. */
export function bubbles(count: number, next: Chance): string {
  let d = "";
  for (let i = 0; i < count; i++) d += disc(20 + next() * 240, 70 + next() * 100, 2 + next() * 3);
  return d;
}

/** Flat patches of snow or sand, and stones. */
export function patches(base: number, count: number, size: number, next: Chance): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const wide = size * (0.6 + next());
    const x = LEFT + next() * (RIGHT - LEFT);
    const y = base + next() * (216 - base);
    d += `M${n(x - wide)} ${n(y)}q${n(wide)} ${n(-wide * 0.34)} ${n(wide * 2)} 0q${n(-wide)} ${n(wide * 0.3)} ${n(-wide * 2)} 0z`;
  }
  return d;
}

/** Long flat clouds. */
export function clouds(count: number, next: Chance): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const wide = 22 + next() * 26;
    const x = next() * 280;
    const y = 18 + next() * 50;
    d += `M${n(x - wide)} ${n(y)}q${n(wide * 0.3)} -9 ${n(wide * 0.8)} -5q${n(wide * 0.4)} -10 ${n(wide * 0.7)} 0q${n(wide * 0.3)} 0 ${n(wide * 0.5)} 5z`;
  }
  return d;
}

/** A number as short as a picture needs it. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}
