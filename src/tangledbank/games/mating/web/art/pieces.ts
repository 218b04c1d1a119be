/** The pieces that landscapes are put together from: path data in a picture of 280 by 220. */

const LEFT = -40; // beyond the edges, for frames of another shape
const RIGHT = 320;
const BOTTOM = 300;

/** The same numbers between 0 and 1 each time, so that a landscape never changes. */
function chance(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Many of one piece, spread evenly from `from` to `to` and a little moved. */
export function row(
  piece: (x: number, base: number, height: number) => string,
  at: { from: number; to: number; step: number; base: number; low: number; high: number },
  seed = 1,
): string {
  const next = chance(seed);
  let d = "";
  for (let x = at.from; x <= at.to; x += at.step) {
    d += piece(x + (next() - 0.5) * at.step, at.base, at.low + next() * (at.high - at.low));
  }
  return d;
}

/** Many small things over an area. */
export function scatter(
  piece: (x: number, y: number, size: number) => string,
  at: { top: number; bottom: number; count: number; size: number },
  seed = 1,
): string {
  const next = chance(seed);
  let d = "";
  for (let i = 0; i < at.count; i++) {
    const x = LEFT + next() * (RIGHT - LEFT);
    const y = at.top + next() * (at.bottom - at.top);
    d += piece(x, y, at.size * (0.6 + next() * 0.8));
  }
  return d;
}

export const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;

/** Ground from edge to edge: a ridge around `base` that `seed` makes its own. */
export function hills(base: number, swing: number, seed: number, length = 1): string {
  let d = `M${LEFT} ${BOTTOM}`;
  for (let x = LEFT; x <= RIGHT; x += 12) {
    const at = (x / length) * 0.023 + seed * 1.9;
    d += `L${x} ${n(base - swing * (Math.sin(at) * 0.6 + Math.sin(at * 2.3 + seed) * 0.4))}`;
  }
  return `${d}V${BOTTOM}Z`;
}

/** Sharp mountains, and the snow on them. */
export function peaks(base: number, height: number, seed: number): { rock: string; snow: string } {
  const next = chance(seed);
  let rock = "";
  let snow = "";
  for (let x = LEFT + 10; x < RIGHT; x += 54) {
    const top = base - height * (0.6 + next() * 0.4);
    const half = 38 + next() * 20;
    const line = top + (base - top) * 0.34;
    const side = half * 0.34;
    rock += `M${n(x - half)} ${base}L${n(x)} ${n(top)}L${n(x + half)} ${base}V${BOTTOM}H${n(x - half)}Z`;
    snow += `M${n(x - side)} ${n(line)}L${n(x)} ${n(top)}L${n(x + side)} ${n(line)}L${n(x + side * 0.4)} ${n(line - 5)}L${n(x)} ${n(line + 6)}L${n(x - side * 0.4)} ${n(line - 4)}Z`;
  }
  return { rock, snow };
}

/** Long crests with a lee side, as the wind makes them. */
export function dune(x: number, base: number, height: number): { sand: string; lee: string } {
  const crest = `${n(x)} ${n(base - height)}`;
  return {
    sand: `M${n(x - height * 4)} ${base}Q${n(x - height * 1.4)} ${n(base - height * 0.9)} ${crest}Q${n(x + height)} ${n(base - height * 0.3)} ${n(x + height * 3.4)} ${base}V${BOTTOM}H${n(x - height * 4)}Z`,
    lee: `M${crest}Q${n(x + height)} ${n(base - height * 0.3)} ${n(x + height * 3.4)} ${base}H${n(x + height * 0.2)}Q${n(x - height * 0.5)} ${n(base - height * 0.4)} ${crest}Z`,
  };
}

export const flat = (level: number) => `M${LEFT} ${level}H${RIGHT}V${BOTTOM}H${LEFT}Z`;

/** Light on water, shorter towards the edges of the sun's path. */
export function glints(x: number, level: number, rows: number): string {
  let d = "";
  for (let i = 0; i < rows; i++) {
    const half = (rows - i) * 2.4 + (i % 2 ? 16 : 8);
    d += `M${n(x - half)} ${level + 6 + i * 9}h${n(half * 2)}`;
  }
  return d;
}

/** Ripples over a whole sheet of water. */
export function ripples(top: number, bottom: number, seed: number): string {
  return scatter(
    (x, y, s) => `M${n(x)} ${n(y)}q${n(s)} ${n(-s * 0.6)} ${n(s * 2)} 0`,
    { top, bottom, count: 34, size: 6 },
    seed,
  );
}

/** Bands of mist or cloud. */
export const bar = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}a${n(height / 2)} ${n(height / 2)} 0 0 1 0 ${n(height)}h${n(-width)}a${n(height / 2)} ${n(height / 2)} 0 0 1 0 ${n(-height)}z`;

export const cloud = (x: number, y: number, s: number) =>
  `M${n(x)} ${n(y)}c${n(-s)} 0 ${n(-s)} ${n(-s * 0.8)} ${n(s * 0.1)} ${n(-s * 0.8)}c${n(s * 0.2)} ${n(-s)} ${n(s * 1.7)} ${n(-s)} ${n(s * 1.9)} ${n(-s * 0.1)}c${n(s * 1.2)} ${n(-s * 0.3)} ${n(s * 1.3)} ${n(s * 0.9)} ${n(s * 0.4)} ${n(s * 0.9)}z`;

/** Trees. */
export function pine(x: number, base: number, h: number): string {
  const w = h * 0.24;
  let d = `M${n(x - 2)} ${base}V${n(base - h * 0.2)}h4V${base}z`;
  for (const [low, high, wide] of [
    [0.12, 0.56, 1],
    [0.36, 0.8, 0.76],
    [0.6, 1, 0.5],
  ] as const) {
    d += `M${n(x - w * wide)} ${n(base - h * low)}L${n(x)} ${n(base - h * high)}L${n(x + w * wide)} ${n(base - h * low)}z`;
  }
  return d;
}

export const broadleaf = (x: number, base: number, h: number) =>
  `M${n(x - h * 0.05)} ${base}L${n(x - h * 0.02)} ${n(base - h * 0.5)}h${n(h * 0.05)}L${n(x + h * 0.06)} ${base}z` +
  disc(x, base - h * 0.7, h * 0.28) +
  disc(x - h * 0.2, base - h * 0.55, h * 0.19) +
  disc(x + h * 0.2, base - h * 0.53, h * 0.18);

export function bare(x: number, base: number, h: number): string {
  const k = h / 125;
  const p = (dx: number, dy: number) => `${n(x + dx * k)} ${n(base + dy * k)}`;
  const shape = (...points: [number, number][]) =>
    `M${points.map(([dx, dy]) => p(dx, dy)).join("L")}Z`;
  return (
    shape([-5, 0], [-3, -120], [3, -120], [6, 0]) +
    shape([-2, -60], [-30, -96], [-28, -98], [0, -70]) +
    shape([2, -76], [26, -112], [29, -110], [3, -62]) +
    shape([-2, -96], [-16, -124], [-13, -125], [1, -104]) +
    shape([16, -97], [34, -100], [34, -98], [14, -92])
  );
}

export const acacia = (x: number, base: number, h: number) =>
  `M${n(x - 3)} ${base}C${n(x)} ${n(base - h * 0.4)} ${n(x - h * 0.1)} ${n(base - h * 0.6)} ${n(x - h * 0.34)} ${n(base - h * 0.78)}l4 -1C${n(x - h * 0.04)} ${n(base - h * 0.64)} ${n(x + h * 0.08)} ${n(base - h * 0.62)} ${n(x + h * 0.34)} ${n(base - h * 0.76)}l3 2C${n(x + h * 0.12)} ${n(base - h * 0.5)} ${n(x + 5)} ${n(base - h * 0.3)} ${n(x + 5)} ${base}z` +
  `M${n(x - h * 0.62)} ${n(base - h * 0.74)}Q${n(x - h * 0.4)} ${n(base - h * 0.98)} ${n(x)} ${n(base - h)}Q${n(x + h * 0.42)} ${n(base - h * 0.98)} ${n(x + h * 0.64)} ${n(base - h * 0.75)}Q${n(x)} ${n(base - h * 0.84)} ${n(x - h * 0.62)} ${n(base - h * 0.74)}z`;

export function palm(x: number, base: number, h: number): string {
  const [tx, ty] = [x + h * 0.16, base - h * 0.8];
  let d = `M${n(x - 3)} ${base}Q${n(x)} ${n(base - h * 0.45)} ${n(tx - 2)} ${n(ty)}h4Q${n(x + 8)} ${n(base - h * 0.45)} ${n(x + 4)} ${base}z`;
  for (const [dx, dy] of [
    [-0.42, 0.12],
    [-0.36, -0.14],
    [-0.1, -0.26],
    [0.2, -0.24],
    [0.4, -0.08],
    [0.42, 0.16],
  ] as const) {
    d += `M${n(tx)} ${n(ty)}Q${n(tx + dx * h * 0.5)} ${n(ty + dy * h - h * 0.14)} ${n(tx + dx * h)} ${n(ty + dy * h)}Q${n(tx + dx * h * 0.55)} ${n(ty + dy * h * 0.9)} ${n(tx)} ${n(ty)}z`;
  }
  return d;
}

/** A mangrove on its stilts. */
export function stilts(x: number, base: number, h: number): string {
  const crown = base - h * 0.52;
  let d =
    `M${n(x - 4)} ${n(crown)}h8L${n(x + 5)} ${n(base - h * 0.26)}h-10z` +
    disc(x, base - h * 0.74, h * 0.24) +
    disc(x - h * 0.24, base - h * 0.62, h * 0.18) +
    disc(x + h * 0.25, base - h * 0.62, h * 0.17);
  for (const side of [-0.36, -0.2, -0.06, 0.08, 0.22, 0.38]) {
    const foot = x + side * h;
    d += `M${n(x)} ${n(base - h * 0.4)}Q${n(foot)} ${n(base - h * 0.34)} ${n(foot)} ${base}h3Q${n(foot + 3)} ${n(base - h * 0.28)} ${n(x + 2)} ${n(base - h * 0.28)}z`;
  }
  return d;
}

/** A giant groundsel: a torch with a head of leaves. */
export function groundsel(x: number, base: number, h: number): string {
  let d = `M${n(x - h * 0.07)} ${base}L${n(x - h * 0.05)} ${n(base - h * 0.7)}h${n(h * 0.1)}L${n(x + h * 0.07)} ${base}z`;
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.02 + (i / 8) * 0.96);
    const [cx, cy] = [x, base - h * 0.7];
    const [tx, ty] = [cx - Math.cos(angle) * h * 0.3, cy - Math.sin(angle) * h * 0.32 + 4];
    d += `M${n(cx - 3)} ${n(cy)}L${n(tx)} ${n(ty)}L${n(cx + 3)} ${n(cy)}z`;
  }
  return d;
}

/** Small plants. */
export const blade = (x: number, base: number, h: number) =>
  `M${n(x - 2)} ${base}Q${n(x - 1)} ${n(base - h * 0.6)} ${n(x + h * 0.22)} ${n(base - h)}Q${n(x + 2)} ${n(base - h * 0.5)} ${n(x + 2)} ${base}z`;

export const reed = (x: number, base: number, h: number) =>
  `M${n(x - 1)} ${base}V${n(base - h)}h2V${base}z` +
  `M${n(x - 2.6)} ${n(base - h * 0.72)}v${n(-h * 0.22)}q2.6 -5 5.2 0v${n(h * 0.22)}q-2.6 4 -5.2 0z`;

/** The petals of a flower; one that stands nearer is taller and larger. */
export function flower(x: number, base: number, h: number): string {
  const [cx, cy, size] = [x + h * 0.1, base - h, 1.4 + h * 0.07];
  let d = "";
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI;
    d += disc(cx + Math.cos(angle) * size * 1.2, cy + Math.sin(angle) * size * 1.2, size);
  }
  return d;
}

export const stem = (x: number, base: number, h: number) =>
  `M${n(x)} ${base}Q${n(x)} ${n(base - h * 0.6)} ${n(x + h * 0.1)} ${n(base - h)}`;

/** A frond that hangs in from a corner; `side` -1 on the left. */
export function frond(x: number, y: number, length: number, side: 1 | -1): string {
  let d = `M${n(x)} ${n(y)}Q${n(x - side * length * 0.5)} ${n(y - length * 0.1)} ${n(x - side * length)} ${n(y + length * 0.5)}l3 1Q${n(x - side * length * 0.5)} ${n(y)} ${n(x)} ${n(y + 5)}z`;
  for (let i = 1; i < 10; i++) {
    const t = i / 10;
    const px = x - side * length * (t * 0.98);
    const py = y + length * 0.5 * t * t - length * 0.1 * t * (1 - t);
    const leaf = length * 0.34 * (1 - t * 0.5);
    d += `M${n(px)} ${n(py)}q${n(-side * leaf * 0.7)} ${n(leaf * 0.3)} ${n(-side * leaf * 0.4)} ${n(leaf)}q${n(side * leaf * 0.1)} ${n(-leaf * 0.6)} ${n(side * leaf * 0.5)} ${n(-leaf)}z`;
  }
  return d;
}

/** Corals: antlers, a fan, a dome. */
export function antlers(x: number, base: number, h: number): string {
  const arm = (dx: number, from: number, to: number) =>
    `M${n(x - 3)} ${n(base - h * from)}Q${n(x + dx * h)} ${n(base - h * from)} ${n(x + dx * h)} ${n(base - h * to)}h${n(h * 0.1)}Q${n(x + dx * h + h * 0.1)} ${n(base - h * from + h * 0.14)} ${n(x + 3)} ${n(base - h * from + h * 0.16)}z`;
  return (
    `M${n(x - h * 0.07)} ${base}V${n(base - h)}q${n(h * 0.07)} -6 ${n(h * 0.14)} 0V${base}z` +
    arm(-0.34, 0.3, 0.74) +
    arm(0.28, 0.24, 0.66) +
    arm(-0.2, 0.56, 0.92) +
    arm(0.16, 0.5, 0.96)
  );
}
export const dome = (x: number, base: number, h: number) =>
  `M${n(x - h)} ${base}a${n(h)} ${n(h * 0.8)} 0 0 1 ${n(2 * h)} 0z`;
export const fish = (x: number, y: number, s: number) =>
  `M${n(x)} ${n(y)}q${n(s)} ${n(-s * 0.8)} ${n(s * 2)} 0q${n(-s)} ${n(s * 0.8)} ${n(-s * 2)} 0zl${n(-s * 0.7)} ${n(-s * 0.5)}v${n(s)}z`;

/** A flame, and a smaller one within. */
export const flame = (x: number, base: number, h: number) =>
  `M${n(x)} ${base}c${n(-h * 0.4)} 0 ${n(-h * 0.36)} ${n(-h * 0.42)} ${n(-h * 0.12)} ${n(-h * 0.62)}c0 ${n(h * 0.12)} ${n(h * 0.06)} ${n(h * 0.16)} ${n(h * 0.1)} ${n(h * 0.14)}c${n(-h * 0.06)} ${n(-h * 0.24)} ${n(h * 0.02)} ${n(-h * 0.4)} ${n(h * 0.16)} ${n(-h * 0.52)}c0 ${n(h * 0.3)} ${n(h * 0.24)} ${n(h * 0.4)} ${n(h * 0.22)} ${n(h * 0.68)}c0 ${n(h * 0.22)} ${n(-h * 0.16)} ${n(h * 0.32)} ${n(-h * 0.36)} ${n(h * 0.32)}z`;

/** Mud that has dried into plates, larger towards the front. */
export function cracks(top: number, seed: number): string {
  const next = chance(seed);
  const lines: [number, number][][] = [];
  for (let line = 0; line < 6; line++) {
    const y = top + line * (7 + line * 3);
    const step = 13 + line * 5;
    const points: [number, number][] = [];
    for (let i = -12; i <= 12; i++) {
      const zigzag = (i + line) % 2 ? -0.2 : 0.2;
      points.push([
        140 + (i + (next() - 0.5) * 0.7) * step,
        y + (zigzag + (next() - 0.5) * 0.36) * step * 0.8,
      ]);
    }
    lines.push(points);
  }
  return lines
    .map((points, line) => {
      const across = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
      const below = lines[line + 1];
      const down = points.map(([x, y], i) =>
        below && (i + line) % 2 === 0
          ? `M${n(x)} ${n(y)}L${n(below[i]![0])} ${n(below[i]![1])}`
          : "",
      );
      return across + down.join("");
    })
    .join("");
}

/** Animals far away, 100 long or so, their feet (in the air: their middle) at 0 0. */
const GRAZER =
  "m8-54c0-3 3-6 6-8 5-3 10-3 16-3 7-1 13 1 20 0 4-1 9-2 12-5 3-3 4-8 6-12 1-3 3-6 4-8-4-3-9-6-12-10-3-4-3-8-4-12 4 2 10 4 14 8 3 3 4 7 6 10 3 2 6 5 10 7 3 2 7 3 9 6 1 2 0 4-2 5-4 1-8-2-11 0-4 2-5 6-7 10-2 5-2 11-5 16-2 4-6 6-10 7-10 2-19 1-30 1-6 0-12 3-18 0-4-2-4-8-4-12zm-1 5l14 2-8 23 2 24h-4l-6-24zm13 3h12l-1 24-6 22h-4l4-22zm32-1l12-2v25l-5 24h-4l3-24zm8-1l12-4 4 26-5 26h-4l3-26zm-53-11l4 2-7 12-2-2z";
const SWIMMER =
  "m0 0c-6-3 10-7 14-12 5-6 6-13 10-20 2-4 4-8 6-12-4-4-10-7-14-12-3-4-3-10-4-14 5 2 11 4 16 8 4 4 6 10 8 14 4 2 8 5 12 8 4 3 9 4 12 8 1 2-1 5-3 6-4 2-9-2-13 0-4 2-6 6-7 10-1 5 5 14 0 16-12 5-26 6-37 0z";
const LEMMING =
  "m-50 0c-1-7-6-16-4-24 2-10 6-19 14-26 9-7 19-10 30-12 9-1 17 1 26 4 4 1 7 6 10 8 1-2 1-7 4-8 3-1 8-1 10 2 2 3 0 8 0 12 4 4 8 9 12 14 2 3 6 6 6 10 0 4-2 7-4 10-3 4-7 7-10 10zm17-8l6 4-7 8-4-4z";
const LOCUST =
  "m-70 8v-4c15-2 32-4 49-6 19-4 38-8 54-11l2 14c-16 3-35 8-54 9-18 2-36-1-51-2zm100-24c4-1 9-5 14-4 5 1 9 5 10 10 1 5 0 11-4 14-5 3-11 0-16 0zm21 3l-2-2 20-20 2 2zm-2-2l-2-2 12-21h2zm-27 7c-8 0-19 4-28 0-14-6-24-16-34-28-6-7-7-17-10-24 12 6 27 11 40 20 13 9 22 22 32 32zm-11 7l-6 10-40-26-30 49-11 1v-2l9-3 30-55zm3 5h4l-3 22h-2zm14-1l4-2 9 21h-2z";

export const grazer = (x: number, base: number, h: number) => stamp(GRAZER, x, base, h);
export const swimmer = (x: number, y: number, h: number) => stamp(SWIMMER, x, y, h);
export const lemming = (x: number, base: number, h: number) => stamp(LEMMING, x, base, h);
export const locust = (x: number, y: number, s: number) => stamp(LOCUST, x, y, s);

/** An outline of relative commands, in another place and size. */
function stamp(d: string, x: number, y: number, size: number): string {
  const scaled = d.replace(/-?\d+/g, (length) => ` ${n((Number(length) * size) / 100)}`);
  return `M${n(x)} ${n(y)}${scaled}`;
}

export const drop = (x: number, y: number, s: number) =>
  `M${n(x)} ${n(y)}l${n(-s * 0.3)} ${n(s * 1.6)}`;

export const acorn = (x: number, y: number, s: number) =>
  `M${n(x - s * 0.6)} ${n(y)}q0 ${n(s)} ${n(s * 0.6)} ${n(s * 1.3)}q${n(s * 0.6)} ${n(-s * 0.3)} ${n(s * 0.6)} ${n(-s * 1.3)}zM${n(x - s * 0.8)} ${n(y - 0.6)}q${n(s * 0.8)} ${n(-s)} ${n(s * 1.6)} 0z`;

/** A bird on the water. */
export const duck = (x: number, y: number, s: number) =>
  `M${n(x)} ${n(y)}q${n(s * 1.6)} ${n(s * 0.6)} ${n(s * 2)} ${n(-s * 0.4)}q${n(-s * 0.1)} ${n(-s * 0.8)} ${n(s * 0.5)} ${n(-s * 0.8)}q${n(s * 0.5)} 0 ${n(s * 0.5)} ${n(s * 0.4)}l${n(s * 0.5)} ${n(s * 0.2)}l${n(-s * 0.6)} ${n(s * 0.2)}q${n(s * 0.1)} ${n(s * 1.4)} ${n(-s * 1.2)} ${n(s * 1.4)}q${n(-s * 1.5)} 0 ${n(-s * 1.7)} ${n(-s)}z`;

function n(number: number): number {
  return Math.round(number * 10) / 10;
}
