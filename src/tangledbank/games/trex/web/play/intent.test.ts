import { describe, expect, it } from "vitest";
import type { RefusalInfo } from "#shell/wire/wire";
import type { View } from "../view.ts";
import { Intent } from "./intent.svelte.ts";
import { act, asking, OWN, say, view } from "./table.fixture.ts";

const LAYS = [
  "play trombone at 1 down",
  "play trombone at 1 open",
  "play trombone at 2 down",
  "play trombone at 2 open",
  "play diplodocus at 2 down",
  "play how-de-do at 2 down",
  "pass",
];

function table(seen: View, legal: string[], some: { mayTakeBack?: boolean } = {}) {
  const done: string[] = [];
  const wondered: string[] = [];
  const refusal = { code: "", sentence: "Because.", section: "" } as RefusalInfo;
  const intent = new Intent({
    act: (action) => (done.push(say(action)), Promise.resolve(null)),
    takeBack: () => (done.push("take back"), Promise.resolve(null)),
    whyNot: (action) => (wondered.push(say(action)), Promise.resolve(refusal)),
    whatIf: () => Promise.resolve([]),
  });
  const settle = (next: View, may: string[]): void =>
    intent.settle({
      view: next,
      legal: may.map(act),
      sentences: [],
      mayTakeBack: some.mayTakeBack ?? false,
    });
  settle(seen, legal);
  return { intent, done, wondered, settle };
}

describe("laying a card", () => {
  it("chooses the card, then the spot, then how it lies", () => {
    const { intent, done } = table(view(), LAYS);

    intent.touch("hand:trombone");
    expect([...intent.lit]).toEqual(["spot:0", "spot:1"]);
    expect(intent.becomes(1)).toBe(4);
    intent.touch("spot:1");
    expect(intent.placing).toBe(1);
    expect(intent.modes).toEqual(["down", "open"]);
    expect(done).toEqual([]);
    intent.lay("open");

    expect(done).toEqual(["play trombone at 2 open"]);
  });

  it("is confirmed down, or open with the shift key", () => {
    const { intent, done } = table(view(), LAYS);
    intent.touch("hand:trombone");
    intent.touch("spot:0");

    expect(intent.confirm()).toBe(true);
    expect(intent.confirm(true)).toBe(true);

    expect(done).toEqual(["play trombone at 1 down", "play trombone at 1 open"]);
  });

  it("goes to another spot, another card, and back", () => {
    const { intent } = table(view(), LAYS);
    intent.touch("hand:trombone");
    intent.touch("spot:0");
    intent.touch("spot:1");
    expect(intent.path).toEqual(["hand:trombone", "spot:1"]);
    intent.touch("hand:diplodocus");
    expect(intent.path).toEqual(["hand:diplodocus"]);
    intent.touch("hand:diplodocus");
    expect(intent.path).toEqual([]);
    intent.touch("hand:trombone");
    intent.touch("spot:1");
    intent.back();
    expect(intent.path).toEqual(["hand:trombone"]);
  });

  it("says why a card cannot lie open where it may only lie down", async () => {
    const { intent, wondered } = table(view(), LAYS);

    intent.touch("hand:how-de-do");
    intent.touch("spot:1");
    await Promise.resolve();

    expect(intent.modes).toEqual(["down"]);
    expect(wondered).toEqual(["play how-de-do at 2 open"]);
    expect(intent.against).toEqual({ open: "Because." });
  });

  it("says why a card or a spot does not go", async () => {
    const { intent, wondered } = table(view(), LAYS);

    expect(intent.touch("hand:nap")).toBe(true);
    await Promise.resolve();
    expect(intent.why?.sentence).toBe("Because.");
    intent.touch("hand:trombone");
    expect(intent.why).toBeNull();
    expect(intent.touch("spot:2")).toBe(true);

    expect(wondered).toEqual(["play nap at 1 down", "play trombone at 3 down"]);
  });

  it("follows a card that is dragged over a spot", () => {
    const { intent } = table(view(), LAYS);

    expect(intent.hover("trombone", "spot:1")).toBe(true);
    expect(intent.placing).toBe(1);
    expect(intent.hover("trombone", "spot:2")).toBe(false);
  });

  it("keeps what is still possible when the table changes", () => {
    const { intent, settle } = table(view(), LAYS);
    intent.touch("hand:trombone");

    settle(view(), [...LAYS, "play nap at 1 down"]);
    expect(intent.path).toEqual(["hand:trombone"]);
    settle(view(), []);

    expect(intent.path).toEqual([]);
  });
});

describe("an effect that asks", () => {
  it("wants the same card touched twice", () => {
    const { intent, done } = table(asking("peek", 1), ["look at 2", "leave it"]);

    intent.touch("laid:4");
    expect(done).toEqual([]);
    expect(intent.action).toEqual(act("look at 2"));
    intent.touch("laid:4");

    expect(done).toEqual(["look at 2"]);
  });

  it("moves a card with the second touch", () => {
    const { intent, done } = table(asking("shift", 1), ["move elevenses to 2", "leave it"]);

    intent.touch("laid:1");
    expect(intent.action).toBeNull();
    intent.touch("spot:1");

    expect(done).toEqual(["move elevenses to 2"]);
  });

  it("relocates from either end", () => {
    const { intent, done } = table(asking("relocate"), ["relocate 1 and 2", "relocate 2 and 4"]);

    intent.touch("spot:3");
    expect([...intent.lit]).toEqual(["spot:1"]);
    intent.touch("spot:1");

    expect(done).toEqual(["relocate 2 and 4"]);
  });

  it("means nothing elsewhere: then the card is looked at", () => {
    const { intent } = table(asking("peek", 1), ["look at 2", "leave it"]);

    expect(intent.touch("hand:nap")).toBe(false);
    expect(intent.touch("laid:3")).toBe(false);
  });

  it("takes a choice back that waits for the other's", () => {
    const own = { ...OWN, chosen: { verb: "swap", card: "nap" } };
    const { intent, done } = table(asking("exchange", -1, "", { own }), [], { mayTakeBack: true });

    expect(intent.touch("hand:nap")).toBe(true);

    expect(done).toEqual(["take back"]);
  });
});

describe("keys", () => {
  it("lead through all spots of a step, even when one is chosen", () => {
    const { intent } = table(view(), LAYS);
    expect(intent.spots).toEqual([]);
    intent.touch("hand:trombone");
    expect(intent.spots).toEqual(["spot:0", "spot:1"]);
    intent.touch("spot:1");
    expect(intent.spots).toEqual(["spot:0", "spot:1"]);
  });
});

it("shows what a hint proposes, and leaves the last touch to the seat", () => {
  const { intent, done } = table(view(), LAYS);

  intent.propose(act("play trombone at 2 open"));
  expect([intent.held, intent.placing]).toEqual(["trombone", 1]);
  intent.propose(act("pass"));

  expect(intent.path).toEqual([]);
  expect(done).toEqual([]);
});
