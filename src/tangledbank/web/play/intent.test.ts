import { beforeEach, expect, test, vi } from "vitest";
import { TableIntent } from "./intent.svelte";
import type { Situation } from "../film/shown.svelte";
import type { RefusalInfo } from "../wire/wire";

const WHY = { code: "cost", sentence: "It costs too much." } as RefusalInfo;
const door = {
  act: vi.fn<(action: string) => Promise<RefusalInfo | null>>(),
  takeBack: vi.fn<() => Promise<RefusalInfo | null>>(),
  whyNot: vi.fn<(action: string) => Promise<RefusalInfo | null>>(),
};

class Marking extends TableIntent<object> {
  marked = ["a card"];

  clear(): void {
    this.marked = [];
  }
  lie(situation: Partial<Situation<object>>): void {
    this.situation = { view: {}, legal: [], sentences: [], mayTakeBack: false, ...situation };
  }
  touchSent(): boolean {
    return this.change();
  }
}

beforeEach(() => {
  vi.resetAllMocks();
  door.act.mockResolvedValue(null);
  door.takeBack.mockResolvedValue(null);
});

test("only what is asked is answered", () => {
  const intent = new Marking(door);
  intent.lie({ legal: ["pass"], sentences: ["you stay"] });

  intent.answer("escape");
  intent.answer("pass");

  expect(door.act.mock.calls).toEqual([["pass"]]);
  expect(intent.says("pass")).toBe("you stay");
  expect(intent.says("escape")).toBe("");
});

test("what is refused says why, and is put away before anything else", async () => {
  const intent = new Marking(door);
  door.act.mockResolvedValue(WHY);

  intent.act("pass");
  await vi.waitFor(() => expect(intent.why).toBe(WHY));

  intent.back();
  expect([intent.why, intent.marked]).toEqual([null, ["a card"]]);
  intent.back();
  expect(intent.marked).toEqual([]);
});

test("what was sent is taken back while that is allowed", () => {
  const intent = new Marking(door);
  intent.lie({ mayTakeBack: false });
  expect(intent.touchSent()).toBe(false);

  intent.lie({ mayTakeBack: true });
  expect(intent.touchSent()).toBe(true);
  expect(door.takeBack).toHaveBeenCalledOnce();
});
