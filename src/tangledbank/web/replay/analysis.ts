/** What a page draws of an analysis: layers, marks, the way from mistake to mistake, words. */
import type {
  Analysis,
  Decision,
  EventInfo,
  Judged,
  Overlooked,
  Step,
  Weighing,
} from "../wire/wire";

/** A seat's layer of the core, from one line to the next, each a share of the height by step. */
export interface Layer {
  seat: number;
  below: number[];
  above: number[];
}

/** The seats from the bottom to the top: the viewer's own lies at the bottom. */
export function orderOf(seats: number, own: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return own === null ? all : [own, ...all.filter((seat) => seat !== own)];
}

/** Layers that always fill the core. */
export function layersOf(chances: readonly number[][], order: readonly number[]): Layer[] {
  let below = chances.map(() => 0);
  return order.map((seat) => {
    const above = chances.map((all, step) => below[step]! + (all[seat] ?? 0));
    const layer = { seat, below, above };
    below = above;
    return layer;
  });
}

/** A line through the core, as the points of a drawing `width` by `height`; `steps` fill it. */
export function lineOf(
  heights: readonly number[],
  steps: number,
  width: number,
  height: number,
): string {
  const apart = width / Math.max(1, steps - 1);
  return heights
    .map((share, step) => `${round(step * apart)},${round((1 - share) * height)}`)
    .join(" ");
}

/** A layer as the points of a polygon. */
export function shapeOfLayer(layer: Layer, steps: number, width: number, height: number): string {
  const back = lineOf(layer.below, steps, width, height).split(" ").reverse().join(" ");
  return `${lineOf(layer.above, steps, width, height)} ${back}`;
}

const NAME = 0.03; // of the width, to each side of a name's middle

/** Where a layer is thickest, as shares of width and height: there its name has room. */
export function roomOf(layer: Layer, steps: number): { x: number; y: number; thick: number } {
  const last = layer.above.length - 1;
  const wide = Math.max(1, Math.round(steps * NAME));
  let best = { x: 0, y: 0, thick: -1 };
  layer.above.forEach((above, step) => {
    const span = [step - wide, step, step + wide].filter((at) => at >= 0 && at <= last);
    const thick = Math.min(...span.map((at) => layer.above[at]! - layer.below[at]!));
    if (thick <= best.thick + 0.02) return;
    best = {
      x: step / Math.max(1, steps - 1),
      y: 1 - (above + layer.below[step]!) / 2,
      thick,
    };
  });
  return best;
}

export interface RoundMark {
  round: number;
  from: number;
  to: number;
}

/** The steps at which rounds begin and end, if the game has any. */
export function roundMarks(steps: readonly Pick<Step, "frame">[]): RoundMark[] {
  const found: RoundMark[] = [];
  steps.forEach(({ frame }, step) => {
    for (const { name, values } of (frame?.events ?? []) as EventInfo[]) {
      if (name !== "round began") continue;
      const before = found.at(-1);
      if (before) before.to = step;
      found.push({ round: Number(values.round), from: found.length ? step : 0, to: 0 });
    }
  });
  const last = found.at(-1);
  if (last) last.to = steps.length - 1;
  return found;
}

/** Decisions that were not good; a seat's own, or everybody's. */
export function faultsOf(analysis: Analysis, seat: number | null): Judged[] {
  return analysis.decisions.filter(
    ({ decision }) => decision.verdict !== "good" && (seat === null || decision.seat === seat),
  );
}

/** What was not seen in a race, by a seat or by anybody. */
export const overlookedBy = (analysis: Analysis, seat: number | null): Overlooked[] =>
  analysis.overlooked.filter((one) => seat === null || one.seat === seat);

/** The mistakes of a seat; if nobody looks on from a seat, everybody's. */
export const mistakesOf = (analysis: Analysis, seat: number | null): Judged[] =>
  faultsOf(analysis, seat).filter(({ decision }) => decision.verdict === "mistake");

/** The one after a step, or before it; round to the first one again if there is none. */
export function nextOf(faults: readonly Judged[], at: number, way: 1 | -1 = 1): Judged | null {
  const found =
    way > 0 ? faults.find(({ step }) => step > at) : faults.findLast(({ step }) => step < at);
  return found ?? (way > 0 ? faults[0] : faults.at(-1)) ?? null;
}

export const judgedAt = (analysis: Analysis, step: number): Judged | null =>
  analysis.decisions.find((one) => one.step === step) ?? null;

/** `57`, of a chance. */
export const percent = (chance: number): number => Math.round(100 * chance);
/** `+46`, `−71`, `0`. */
export function signed(change: number): string {
  const points = percent(change);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A sentence of advice without its full stop. */
export const bare = (said: string): string => said.replace(/\.$/, "");
/** The same within a sentence. */
export const within = (said: string): string => {
  const text = bare(said);
  return text.slice(0, 1).toLowerCase() + text.slice(1);
};

export interface Row extends Weighing {
  rank: number;
  taken: boolean;
}

/** The expert's best, and what was taken, if that is not among them. */
export function rowsOf(decision: Decision): Row[] {
  const rows = decision.best.map((one, at) => ({
    ...one,
    rank: at + 1,
    taken: one.action === decision.taken.action,
  }));
  if (rows.some(({ taken }) => taken)) return rows;
  return [...rows, { ...decision.taken, rank: decision.rank, taken: true }];
}

/** What is said of a decision in a few words. */
export function headlineOf(decision: Decision): string {
  const best = decision.best[0]!;
  if (decision.verdict !== "good") return `Better: ${within(best.said)}.`;
  if (decision.rank === 1 || decision.taken.share > 0)
    return "The expert might have done the same.";
  return "About as good as the best.";
}

/** Why, in sentences. */
export function reasonOf(decision: Decision): string {
  const [best, taken] = [decision.best[0]!.chance, decision.taken.chance].map(percent);
  const apart =
    decision.verdict === "good"
      ? `${bare(decision.taken.said)}: ${taken} %.`
      : `That keeps a chance of ${best} %; what was done leaves ${taken} %.`;
  return [apart, ...decision.why].join(" ");
}

const round = (value: number): number => Math.round(10 * value) / 10;
