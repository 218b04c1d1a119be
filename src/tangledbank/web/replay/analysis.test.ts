import { describe, expect, it } from "vitest";
import {
  faultsOf,
  headlineOf,
  judgedAt,
  layersOf,
  lineOf,
  mistakesOf,
  nextOf,
  orderOf,
  overlookedBy,
  reasonOf,
  roomOf,
  roundMarks,
  rowsOf,
  shapeOfLayer,
  signed,
} from "./analysis";
import type { Analysis, Decision, Frame, Judged, Weighing } from "../wire/wire";

const weighing = (action: string, chance: number, share = 0): Weighing => ({
  action,
  said: `${action.slice(0, 1).toUpperCase()}${action.slice(1)}.`,
  cards: [],
  chance,
  share,
});

const decision = (more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  best: [weighing("draft moss", 0.71), weighing("draft algae", 0.6), weighing("pass", 0.6)],
  taken: weighing("draft crow", 0.57),
  rank: 7,
  choices: 9,
  gap: 0.14,
  verdict: "mistake",
  why: ["It brings one more living shell."],
  ...more,
});

const judged = (step: number, more: Partial<Decision> = {}): Judged => ({
  step,
  entries: step - 1,
  decision: decision(more),
});

const analysis: Analysis = {
  steps: 4,
  chances: [
    [0.25, 0.75],
    [0.5, 0.5],
    [1, 0],
  ],
  decisions: [
    judged(1),
    judged(2, { seat: 1, verdict: "slip" }),
    judged(5, { verdict: "good" }),
    judged(8),
  ],
  moments: [],
  accounts: [],
  overlooked: [
    { step: 2, seat: 1, cards: [], sentence: "Three lay there." },
    { step: 3, seat: 0, cards: [], sentence: "Three more." },
  ],
};

describe("the core", () => {
  it("has the viewer's own layer at the bottom", () => {
    expect(orderOf(3, 1)).toEqual([1, 0, 2]);
    expect(orderOf(3, null)).toEqual([0, 1, 2]);
  });

  it("is always filled by its layers", () => {
    const layers = layersOf(analysis.chances, [1, 0]);
    expect(layers[0]).toEqual({ seat: 1, below: [0, 0, 0], above: [0.75, 0.5, 0] });
    expect(layers[1]!.above).toEqual([1, 1, 1]);
    expect(layers[1]!.below).toEqual(layers[0]!.above);
  });

  it("is drawn as far as it was looked at", () => {
    expect(lineOf([0.25, 0.5], 5, 400, 100)).toBe("0,75 100,50");
    const [layer] = layersOf(analysis.chances, [0, 1]);
    expect(shapeOfLayer(layer!, 4, 300, 100)).toBe("0,75 100,50 200,0 200,100 100,100 0,100");
  });

  it("has room for a name where a layer is thick", () => {
    const shares = [0.1, 0.1, 0.6, 0.7, 0.8, 0.8, 0.1];
    const [low] = layersOf(
      shares.map((share) => [share, 1 - share]),
      [0, 1],
    );
    const room = roomOf(low!, shares.length);
    expect(room.x).toBeCloseTo(4 / 6);
    expect(room.y).toBeCloseTo(0.6);
    expect(room.thick).toBeCloseTo(0.7);
  });

  it("has a line where a round begins", () => {
    const frame = (round: number): Frame =>
      ({ events: [{ name: "round began", values: { round } }] }) as unknown as Frame;
    const steps = [frame(1), null, null, frame(2), null].map((one) => ({ frame: one }));
    expect(roundMarks(steps)).toEqual([
      { round: 1, from: 0, to: 3 },
      { round: 2, from: 3, to: 4 },
    ]);
    expect(roundMarks([{ frame: null }])).toEqual([]);
  });
});

describe("mistakes", () => {
  it("are those of the seat that looks on, or everybody's", () => {
    expect(faultsOf(analysis, null).map(({ step }) => step)).toEqual([1, 2, 8]);
    expect(faultsOf(analysis, 1).map(({ step }) => step)).toEqual([2]);
    expect(mistakesOf(analysis, null).map(({ step }) => step)).toEqual([1, 8]);
  });

  it("of a race are what was not seen", () => {
    expect(overlookedBy(analysis, 0).map(({ step }) => step)).toEqual([3]);
    expect(overlookedBy(analysis, null)).toHaveLength(2);
  });

  it("follow one another, and after the last comes the first", () => {
    const mistakes = mistakesOf(analysis, 0);
    expect(nextOf(mistakes, 1)?.step).toBe(8);
    expect(nextOf(mistakes, 8)?.step).toBe(1);
    expect(nextOf(mistakes, 8, -1)?.step).toBe(1);
    expect(nextOf(mistakes, 1, -1)?.step).toBe(8);
    expect(nextOf([], 1)).toBeNull();
    expect(judgedAt(analysis, 5)?.decision.verdict).toBe("good");
    expect(judgedAt(analysis, 3)).toBeNull();
  });
});

describe("what is said of a decision", () => {
  it("names what would have been better, both chances, and why", () => {
    expect(headlineOf(decision())).toBe("Better: draft moss.");
    expect(reasonOf(decision())).toBe(
      "That keeps a chance of 71 %; what was done leaves 57 %. It brings one more living shell.",
    );
  });

  it("praises what the expert might have done", () => {
    const good = decision({
      verdict: "good",
      rank: 1,
      taken: weighing("draft moss", 0.71),
      why: [],
    });
    expect(headlineOf(good)).toBe("The expert might have done the same.");
    expect(reasonOf(good)).toBe("Draft moss: 71 %.");
    const mixed = decision({ verdict: "good", rank: 2, taken: weighing("pass", 0.6, 0.3) });
    expect(headlineOf(mixed)).toBe("The expert might have done the same.");
    expect(headlineOf(decision({ verdict: "good", rank: 3 }))).toBe("About as good as the best.");
  });

  it("shows the first three, and what was taken with its rank", () => {
    expect(rowsOf(decision()).map(({ rank, taken }) => [rank, taken])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [7, true],
    ]);
    const second = decision({ taken: weighing("draft algae", 0.6), rank: 2 });
    expect(rowsOf(second).map(({ taken }) => taken)).toEqual([false, true, false]);
  });

  it("counts in points of a hundred", () => {
    expect([0.46, -0.712, 0.001].map(signed)).toEqual(["+46", "−71", "0"]);
  });
});
