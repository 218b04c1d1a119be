/** The woods behind the clearing: the same trees each time, drawn from a number. */

/** A row of trees that stand on `base` between two places. */
export interface Row {
  from: number;
  to: number;
  base: number;
  /** How high they are, at least and at most. */
  low: number;
  high: number;
  /** How far apart. */
  step: number;
}

export function woods(row: Row, seed: number): string {
  const chance = chances(seed);
  const trees: string[] = [];
  for (let x = row.from; x < row.to; x += row.step * (0.75 + chance() * 0.6)) {
    const height = row.low + chance() * (row.high - row.low);
    const wide = height * (0.2 + chance() * 0.07);
    trees.push(chance() < 0.5 ? spruce(x, row.base, height, wide) : oak(x, row.base, height, wide));
  }
  return trees.join("");
}

/** Numbers from 0 to 1 that look like chance and are always the same. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const at = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

/** Three tiers of branches, the lowest the widest. */
function spruce(x: number, base: number, height: number, wide: number): string {
  const side = (sign: number): string[] => [
    at(x + sign * wide, base),
    at(x + sign * wide * 0.45, base - height * 0.33),
    at(x + sign * wide * 0.74, base - height * 0.31),
    at(x + sign * wide * 0.2, base - height * 0.66),
    at(x + sign * wide * 0.46, base - height * 0.63),
  ];
  const points = [...side(-1), at(x, base - height), ...side(1).reverse()];
  return `M${points.join("L")}Z`;
}

/** A round crown on a thin trunk. */
function oak(x: number, base: number, height: number, wide: number): string {
  const low = base - height * 0.4;
  const top = base - height;
  const r = wide * 1.15;
  return (
    `M${at(x - 3, base)}L${at(x - 2, low)}C${at(x - r * 1.5, low + 4)} ${at(x - r * 1.3, top + r * 0.5)} ${at(x - r * 0.3, top + r * 0.3)}` +
    `C${at(x, top - r * 0.2)} ${at(x + r, top)} ${at(x + r * 0.9, top + r * 0.8)}` +
    `C${at(x + r * 1.5, low)} ${at(x + r * 0.6, low + 8)} ${at(x + 2, low)}L${at(x + 3, base)}Z`
  );
}
