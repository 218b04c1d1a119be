import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Past, readSpot, saidOf, turnsOf, writeSpot } from "./replay.svelte";
import type { EventInfo, Frame, Replay, Step, TableInfo } from "../wire/wire";

const PASS = { verb: "pass" };

const event = (sentence: string): EventInfo => ({
  name: "said",
  seat: 0,
  values: {},
  section: "",
  sentence,
});

function frame(seq: number, said: string[], log: number): Frame {
  return {
    type: "frame",
    seq,
    view: { step: seq },
    events: said.map(event),
    log_length: log,
    legal: seq === 2 ? [PASS] : [],
    offers: [],
    asked: "",
    take_back: null,
    at: 0,
    clock: null,
    lessons: [],
    outcome: null,
  };
}

const step = (seat: number, seen: Frame | null, said: string[] = []): Step => ({
  seat,
  at: 0,
  entries: 0,
  frame: seen,
  said,
  piles: [],
});

const outcome = { scores: [], winners: [0], ended_by: "Over.", rivals: [] };
const table = {
  code: "222222",
  stage: "over",
  seats: [{ name: "Ana" }, { name: "Ben" }],
  outcome,
  shuffle: { secret: "", nonces: [] },
} as unknown as TableInfo;

// A deal, Ana, something that Ben could not see, Ben, and the end.
const steps = [
  step(-1, frame(1, ["Dealt."], 1), ["Dealt."]),
  step(0, frame(2, ["Ana acts."], 2), ["Ana acts."]),
  step(-1, null),
  step(1, frame(3, ["Ben acts.", "Wind."], 4), ["Ben acts.", "Wind."]),
  step(0, { ...frame(4, ["The end."], 5), outcome }, ["The end."]),
];
const replay: Replay = {
  table,
  seat: 1,
  steps,
  turning_points: [],
  lines: 6,
  cards: [],
  names: {},
};

async function open(at = 0): Promise<Past> {
  const past = new Past(replay, at);
  await tick();
  await tick();
  return past;
}

async function go(past: Past, to: number): Promise<void> {
  past.go(to);
  await tick();
}

describe("a game that is looked at again", () => {
  let heard: [number, boolean][] = [];
  beforeEach(() => {
    heard = [];
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  const listen = (past: Past): void => {
    past.session.onFrame((seen, fresh) =>
      heard.push([(seen.view as { step: number }).step, fresh]),
    );
  };

  it("opens at its step, as for somebody who comes then", async () => {
    const past = await open(3);

    expect(past.session.seat).toBe(1);
    expect(past.session.frame?.view).toEqual({ step: 3 });
    expect(past.session.log.map(({ sentence }) => sentence)).toEqual([
      "Dealt.",
      "Ana acts.",
      "Ben acts.",
      "Wind.",
    ]);
    past.close();
  });

  it("shows the next frame as it came, and any other as after coming back", async () => {
    const past = await open();
    listen(past);

    for (const at of [1, 2, 3, 1, 4, 0]) await go(past, at);

    expect(heard).toEqual([
      [2, false],
      [3, false],
      [2, true],
      [4, true],
      [1, true],
    ]);
    expect(past.session.log).toHaveLength(1);
    past.close();
  });

  it("goes to the last of several places that are wanted at once", async () => {
    const past = await open();
    listen(past);

    past.go(2);
    past.go(9);
    await go(past, 3);

    expect(heard).toEqual([[3, true]]);
    past.close();
  });

  it("does not tell how the game ends before it ends", async () => {
    const past = await open(3);

    expect(past.session.table.stage).toBe("playing");
    expect(past.session.table.outcome).toBeNull();
    expect(past.session.table.shuffle).toBeNull();
    await go(past, 4);
    expect(past.session.table.stage).toBe("over");
    expect(past.session.table.outcome).toEqual(outcome);
    past.close();
  });

  it("refuses whatever is done at the table", async () => {
    const past = await open(1);

    const refusal = await past.session.act(PASS, 2);

    expect(refusal?.sentence).toBe("This game is over; you are looking back.");
    expect(await past.session.whatIf(PASS)).toEqual([]);
    expect(await past.session.advise(PASS)).toBeNull();
    past.close();
  });

  it("goes from turn to turn, and remembers how far it was seen", async () => {
    const past = await open();

    past.turn(1);
    expect(past.at).toBe(1);
    past.turn(1);
    expect(past.at).toBe(3);
    past.turn(-1);
    expect(past.at).toBe(1);
    past.turn(-1);
    expect(past.at).toBe(0);
    expect(past.furthest).toBe(3);
    past.close();
  });

  it("starts over when it is played at its end", async () => {
    const past = await open(4);

    past.toggle();

    expect([past.at, past.playing]).toEqual([0, true]);
    past.close();
  });
});

describe("the words of a step", () => {
  const nameOf = (seat: number): string => ["Ana", "Ben"][seat]!;

  it("are those that were heard, a few of them", () => {
    expect(saidOf(steps[3]!, 3, nameOf)).toBe("Ben acts. Wind.");
    expect(saidOf(step(0, null, ["A.", "B.", "C.", "D.", "E."]), 3, nameOf)).toBe(
      "A. B. C. And 2 more.",
    );
  });

  it("also say that there was nothing to hear", () => {
    expect(saidOf(step(-1, null), 0, nameOf)).toBe("The cards are dealt.");
    expect(saidOf(step(1, frame(1, [], 0)), 5, nameOf)).toBe("Ben has acted.");
    expect(saidOf(step(-1, null), 5, nameOf)).toBe("Nothing to see from here.");
  });
});

describe("a link to a moment", () => {
  it("says the step and the viewpoint", () => {
    expect(readSpot(writeSpot({ step: 57, viewpoint: "1" }))).toEqual({ step: 57, viewpoint: "1" });
    expect(readSpot("#as=open")).toEqual({ step: 0, viewpoint: "open" });
  });

  it("says nothing if it cannot be read", () => {
    for (const hash of ["", "#", "#step=-4&as=me", "#step=1e99&as=../x"]) {
      expect(readSpot(hash)).toEqual({ step: 0, viewpoint: "" });
    }
  });
});

it("turns pass on where somebody else acts", () => {
  expect(turnsOf([-1, 0, 0, -1, 0, 1, -1, 1, 0])).toEqual([1, 5, 8]);
});
