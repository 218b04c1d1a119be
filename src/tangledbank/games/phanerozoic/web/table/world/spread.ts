/** How cards share a line: each as near to its number as the others let it.
 *
 *  `squeeze` says how large cards may be and how far apart they begin; `spread` says where they begin. */

export interface Wish {
  /** Where its middle wants to be. */
  middle: number;
  /** Its length when there is room, and when there is little. */
  long: number;
  short: number;
  /** What must stay free of it when the next one covers the rest. */
  free: number;
  /** The distance to the next one when there is room, and when there is little. */
  gap: number;
  narrow: number;
}

export interface Share {
  /** Length and distance to the next beginning, one for each wish. */
  lengths: number[];
  steps: number[];
  /** The length of all of them in a row. */
  total: number;
  /** Whether some cover a part of others. */
  overlaps: boolean;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The lengths at one degree of crowding: 0 at ease, 1 shrunk, 2 overlapping. */
export function squeeze(wishes: Wish[], crowding: number): Share {
  const shrunk = Math.min(crowding, 1);
  const covered = Math.max(crowding - 1, 0);
  const lengths = wishes.map((one) => mix(one.long, one.short, shrunk));
  const steps = wishes.map((one, at) =>
    mix(lengths[at]! + mix(one.gap, one.narrow, shrunk), Math.min(one.free, lengths[at]!), covered),
  );
  const total = steps.slice(0, -1).reduce((sum, one) => sum + one, lengths.at(-1) ?? 0);
  return { lengths, steps, total, overlaps: covered > 0 && wishes.length > 1 };
}

/** The least crowding at which they fit into a room; 2 if even that does not help. */
export function crowdingIn(wishes: Wish[], room: number): number {
  const totals = [0, 1, 2].map((one) => squeeze(wishes, one).total);
  for (const [at, total] of totals.entries()) {
    if (total <= room) {
      const before = totals[at - 1];
      return before === undefined ? 0 : at - (room - total) / (before - total);
    }
  }
  return 2;
}

/** Where each begins: the smallest sum of squared distances that keeps the order and the steps. */
export function spread(wishes: Wish[], share: Share, from: number, to: number): number[] {
  // Less the room that those before it take, the beginnings must only never decrease; that is a
  // fit by pooling neighbours which are in each other's way, each pool at its mean.
  const pools: { sum: number; count: number }[] = [];
  const taken: number[] = [];
  let room = 0;
  for (const [at, one] of wishes.entries()) {
    taken.push(room);
    let pool = { sum: one.middle - share.lengths[at]! / 2 - room, count: 1 };
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count;) {
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
      pools.pop();
      last = pools.at(-1);
    }
    pools.push(pool);
    room += share.steps[at]!;
  }
  const latest = Math.max(from, to - share.total);
  const begins = pools.flatMap((pool) => Array<number>(pool.count).fill(pool.sum / pool.count));
  return begins.map((one, at) => Math.min(Math.max(one, from), latest) + taken[at]!);
}

/** How far the farthest one stands from where it wants to be. */
export function farthest(wishes: Wish[], share: Share, begins: number[]): number {
  const offs = wishes.map((one, at) => Math.abs(begins[at]! + share.lengths[at]! / 2 - one.middle));
  return Math.max(0, ...offs);
}
