import { afterEach, expect, test, vi } from "vitest";
import { announcer } from "../page/announcer.svelte";
import type { Action } from "../wire/actions";
import type { Hinted, RefusalInfo } from "../wire/wire";
import { inside, Lamp, oddsOf, type Lit } from "./lamp.svelte";

const ACTION: Action = { verb: "mutate", card: "legs", target: "dunkleosteus" };
const REASONS = {
  actions: [
    { action: ACTION, sentence: "Give Dunkleosteus legs.", chance: 71, share: 0 },
    { action: null, sentence: "Give Moss roots.", chance: 60, share: 0 },
  ],
  why: ["It brings 3 points more."],
};

function step(number: number): Hinted {
  const last = number === 3 ? REASONS : null;
  const cards = ["legs", "dunkleosteus"].slice(0, number);
  return {
    type: "hinted",
    id: "",
    step: number,
    title: `Step ${number}.`,
    text: "",
    cards,
    reasons: last,
  };
}

function seat(more: Partial<Lit> = {}): Lit & { hint: ReturnType<typeof vi.fn> } {
  const hint = vi.fn((number: number) => Promise.resolve(step(number)));
  return { table: { hints: "free" }, seat: 0, isPast: false, isAsked: true, ...more, hint };
}

async function held(lamp: Lamp, times: number): Promise<Lamp> {
  for (let time = 0; time < times; time++) await lamp.hold();
  return lamp;
}

const spoken = (): string => announcer.first + announcer.second;

afterEach(() => vi.restoreAllMocks());

test("it comes nearer in three steps, and no nearer", async () => {
  const asked = seat();
  const lamp = new Lamp(asked);
  expect(lamp.isHeld).toBe(false);

  await held(lamp, 5);

  expect(asked.hint.mock.calls).toEqual([[1], [2], [3]]);
  expect([lamp.step, lamp.cards, lamp.cost]).toEqual([
    3,
    ["legs", "dunkleosteus"],
    "3 of 3, free here",
  ]);
});

test("every step is said aloud", async () => {
  await held(new Lamp(seat()), 3);

  expect(spoken()).toBe("Step 3. 71 % to win. The next best, give Moss roots: 60 %.");
});

test("put away and asked for again, it is the same without a question", async () => {
  const asked = seat();
  const lamp = await held(new Lamp(asked), 2);
  lamp.enough();
  expect([lamp.isHeld, lamp.cards]).toEqual([false, []]);

  await held(lamp, 2);

  expect(lamp.step).toBe(2);
  expect(asked.hint).toHaveBeenCalledTimes(2);
});

test("whatever else may be done now puts it out", async () => {
  const asked = seat();
  const lamp = new Lamp(asked);
  lamp.settle([ACTION]);
  await held(lamp, 1);
  lamp.settle([{ ...ACTION }]);
  expect(lamp.step).toBe(1);

  lamp.settle([]);
  await held(lamp, 1);

  expect(asked.hint.mock.calls).toEqual([[1], [1]]);
});

test("an answer that comes too late is thrown away", async () => {
  const asked = seat();
  const lamp = new Lamp(asked);
  const holding = lamp.hold();
  expect(lamp.waits).toBe(true);
  lamp.clear();
  await holding;

  expect([lamp.step, lamp.waits]).toEqual([0, false]);
});

test("why there is none is said, and put away with it", async () => {
  const asked = seat();
  asked.hint.mockResolvedValue({ sentence: "Switched off." } as unknown as RefusalInfo as never);
  const lamp = await held(new Lamp(asked), 1);
  expect([lamp.trouble, lamp.step, spoken()]).toEqual(["Switched off.", 0, "Switched off."]);

  lamp.enough();
  expect(lamp.isHeld).toBe(false);
});

test.each([
  ["the host has switched it off", { table: { hints: "off" as const } }],
  ["somebody watches", { seat: null }],
  ["the game is over", { isPast: true }],
])("there is no lamp if %s", async (_why, more) => {
  const asked = seat(more);
  const lamp = await held(new Lamp(asked), 1);

  expect([lamp.isHere, asked.hint.mock.calls]).toEqual([false, []]);
});

test("whoever is not asked has to wait", async () => {
  const asked = seat({ isAsked: false });
  const lamp = await held(new Lamp(asked), 1);

  expect([lamp.isHere, lamp.isAsked, asked.hint.mock.calls]).toEqual([true, false, []]);
});

test("where they are counted, it says so", async () => {
  const lamp = await held(new Lamp(seat({ table: { hints: "counted" } })), 1);

  expect(lamp.cost).toBe("1 of 3, the others see how many");
});

test("what should be done is selected on the table, if the table can", async () => {
  const lamp = await held(new Lamp(seat()), 3);
  const selected: Action[] = [];
  expect(lamp.canShow).toBe(false);
  lamp.hand = (action) => selected.push(action);
  expect(lamp.canShow).toBe(true);

  lamp.show();

  expect([selected, lamp.isHeld]).toEqual([[ACTION], false]);
});

test("of a mixture it says how often it takes what it shows", () => {
  const mixed = { action: ACTION, sentence: "Fight.", chance: 40, share: 60 };

  expect(oddsOf([mixed])).toBe("40 % to win. It takes this in 60 of 100 such moments.");
  expect(oddsOf([])).toBe("");
  expect(inside("Fight.")).toBe("fight");
});
