import { beforeEach, describe, expect, test, vi } from "vitest";
import { TableIntent } from "./intent.svelte";
import type { Situation } from "../film/shown.svelte";
import type { Action } from "../wire/actions";
import type { EventInfo, RefusalInfo } from "../wire/wire";

type Act = { verb: "pass" } | { verb: "escape" } | { verb: "keep"; card: string };

const WHY = { code: "cost", sentence: "It costs too much." } as RefusalInfo;
const LATER = { code: "later", sentence: "Not yet." } as RefusalInfo;
const PASS: Act = { verb: "pass" };
const keep = (card: string): Act => ({ verb: "keep", card });
const drew = (card: string): EventInfo => ({
  name: "drew",
  seat: 0,
  values: { card },
  section: "",
  sentence: "",
});

const door = {
  act: vi.fn<(action: Action) => Promise<RefusalInfo | null>>(),
  takeBack: vi.fn<() => Promise<RefusalInfo | null>>(),
  whyNot: vi.fn<(action: Action) => Promise<RefusalInfo | null>>(),
  whatIf: vi.fn<(action: Action) => Promise<EventInfo[]>>(),
};

class Marking extends TableIntent<object, Act> {
  marked = ["a card"];
  stayed: boolean[] = [];

  clear(): void {
    this.marked = [];
  }
  protected override stay(_before: Situation<object, Act> | null, changes: boolean): void {
    this.stayed.push(changes);
  }
  lie(situation: Partial<Situation<object, Act>>): void {
    this.settle({ view: {}, legal: [], sentences: [], mayTakeBack: false, ...situation });
  }
  touchSent(): boolean {
    return this.change();
  }
  wonder(refusal: Promise<RefusalInfo | null>, action: Act | null): Promise<boolean> {
    return this.ask(refusal, action);
  }
  imagine(action: Act): Promise<void> {
    return this.foretell(action);
  }
  look(): void {
    this.forget();
  }
}

/** An answer that is on its way. */
function onItsWay<T>(): { promise: Promise<T>; arrive(answer: T): void } {
  let arrive!: (answer: T) => void;
  const promise = new Promise<T>((resolve) => (arrive = resolve));
  return { promise, arrive };
}

let intent: Marking;
beforeEach(() => {
  vi.resetAllMocks();
  door.act.mockResolvedValue(null);
  door.takeBack.mockResolvedValue(null);
  door.whatIf.mockResolvedValue([]);
  intent = new Marking(door);
});

test("only what is asked is answered", () => {
  intent.lie({ legal: [PASS], sentences: ["you stay"] });

  intent.answer({ verb: "escape" });
  intent.answer({ verb: "pass" });

  expect(door.act.mock.calls).toEqual([[{ verb: "pass" }]]);
  expect(intent.says({ verb: "pass" })).toBe("you stay");
  expect(intent.says({ verb: "escape" })).toBe("");
});

test("what may be done is known by all its parts, in whatever order, and by its verb", () => {
  intent.lie({ legal: [keep("moss"), PASS, keep("fern")], sentences: ["moss stays", "", "fern"] });

  expect(intent.has(keep("fern"))).toBe(true);
  expect(intent.has({ card: "moss", verb: "keep" })).toBe(true);
  expect(intent.has(keep("crow"))).toBe(false);
  expect(intent.says({ card: "fern", verb: "keep" })).toBe("fern");
  expect(intent.of("keep").map(({ card }) => card)).toEqual(["moss", "fern"]);
  expect(intent.of("escape")).toEqual([]);
});

test("before the table is there, nothing may be done", () => {
  expect([intent.legal, intent.has(PASS), intent.of("keep"), intent.mayTakeBack]).toEqual([
    [],
    false,
    [],
    false,
  ]);
});

test("what is refused says why, and is put away before anything else", async () => {
  door.act.mockResolvedValue(WHY);

  intent.act(PASS);
  await vi.waitFor(() => expect(intent.why).toBe(WHY));
  expect(intent.refused).toBe(PASS);

  intent.back();
  expect([intent.why, intent.marked]).toEqual([null, ["a card"]]);
  intent.back();
  expect(intent.marked).toEqual([]);
});

test("a refusal goes when something else may be done, and only then", async () => {
  intent.lie({ legal: [keep("moss")] });
  await intent.wonder(Promise.resolve(WHY), keep("fern"));

  intent.lie({ legal: [{ card: "moss", verb: "keep" }] });
  expect(intent.why).toBe(WHY);
  intent.lie({ legal: [keep("fern")] });

  expect(intent.why).toBeNull();
  expect(intent.stayed).toEqual([true, false, true]);
});

test("what was sent is taken back while that is allowed", () => {
  intent.lie({ mayTakeBack: false });
  expect(intent.touchSent()).toBe(false);

  intent.lie({ mayTakeBack: true });
  expect(intent.touchSent()).toBe(true);
  expect(door.takeBack).toHaveBeenCalledOnce();
  expect(intent.marked).toEqual([]);
});

test("taking back that is refused says why, of no action", async () => {
  door.takeBack.mockResolvedValue(WHY);

  intent.takeBack();

  await vi.waitFor(() => expect(intent.why).toBe(WHY));
  expect(intent.refused).toBeNull();
});

describe("why not", () => {
  test("is said, with the action that it is about", async () => {
    expect(await intent.wonder(Promise.resolve(WHY), keep("crow"))).toBe(true);

    expect([intent.why, intent.refused]).toEqual([WHY, keep("crow")]);
  });

  test("of what may be done there is nothing to say", async () => {
    expect(await intent.wonder(Promise.resolve(null), PASS)).toBe(false);

    expect(intent.why).toBeNull();
  });

  test("that comes after another question, or after all was put back, is thrown away", async () => {
    const late = onItsWay<RefusalInfo | null>();
    const old = intent.wonder(late.promise, keep("moss"));
    await intent.wonder(Promise.resolve(LATER), keep("fern"));
    late.arrive(WHY);

    expect(await old).toBe(false);
    expect([intent.why, intent.refused]).toEqual([LATER, keep("fern")]);

    const later = onItsWay<RefusalInfo | null>();
    const forgotten = intent.wonder(later.promise, keep("crow"));
    intent.look();
    later.arrive(WHY);
    expect(await forgotten).toBe(false);
    expect(intent.why).toBe(LATER);
  });
});

describe("what an action would cause", () => {
  test("is told for as long as it is thought of", async () => {
    door.whatIf.mockResolvedValue([drew("moss")]);

    await intent.imagine(keep("fern"));
    expect(door.whatIf).toHaveBeenCalledExactlyOnceWith(keep("fern"));
    expect(intent.foretold).toEqual([drew("moss")]);
    intent.look();

    expect(intent.foretold).toEqual([]);
  });

  test("is told of the newest one, whichever answer comes first", async () => {
    const late = onItsWay<EventInfo[]>();
    door.whatIf.mockReturnValueOnce(late.promise).mockResolvedValueOnce([drew("fern")]);
    const old = intent.imagine(keep("moss"));
    await intent.imagine(keep("fern"));
    late.arrive([drew("moss")]);
    await old;

    expect(intent.foretold).toEqual([drew("fern")]);
  });

  test("is not told once it was asked why not", async () => {
    const late = onItsWay<EventInfo[]>();
    door.whatIf.mockReturnValueOnce(late.promise);
    const old = intent.imagine(keep("moss"));
    await intent.wonder(Promise.resolve(WHY), keep("fern"));
    late.arrive([drew("moss")]);
    await old;

    expect(intent.foretold).toEqual([]);
    expect(intent.why).toBe(WHY);
  });
});
