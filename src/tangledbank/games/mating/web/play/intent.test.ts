import { expect, test, vi } from "vitest";
import type { RefusalInfo } from "#shell/wire/wire";
import type { Situation } from "#shell/film/shown.svelte";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import type { View } from "../view.ts";
import { Intent } from "./intent.svelte.ts";
import { male, player, scene } from "./clearing.fixture.ts";

const { act } = spoken<Action>("mating");

const WHY: RefusalInfo = {
  code: "cost",
  sentence: "It costs more than you have.",
  section: "§2.2",
  cards: [],
  checks: [],
  seat: -1,
  earlier_ms: 0,
};

function table(view: View, legal: string[], more: Partial<Situation<View, Action>> = {}) {
  const door = {
    act: vi.fn(async () => null),
    takeBack: vi.fn(async () => null),
    whyNot: vi.fn(async () => WHY),
    whatIf: vi.fn(async () => []),
  };
  const intent = new Intent(door);
  intent.settle({ view, legal: legal.map(act), sentences: [], mayTakeBack: false, ...more });
  return { door, intent };
}
const sneaking = scene({ phase: "window", window: 3, players: [male("deer"), player(), player()] });

test("the first touch lifts a strategy, the second lays it down", () => {
  const { door, intent } = table(scene({ hand: ["deer"] }), ["play deer", "out to lunch"]);

  expect(intent.touch("deer")).toBe(true);
  expect(intent.picked).toBe("deer");
  expect(door.act).not.toHaveBeenCalled();
  intent.touch("deer");
  expect(door.act).toHaveBeenCalledWith(act("play deer"));
});

test("another card is lifted in its place; Escape puts it back", () => {
  const { intent } = table(scene(), ["play deer", "out to lunch"]);

  intent.touch("deer");
  intent.touch("lunch");
  expect(intent.aim).toEqual(act("out to lunch"));
  intent.clear();
  expect(intent.picked).toBeNull();
});

test("what cannot be done says why", async () => {
  const { door, intent } = table(scene({ hand: ["seal"] }), ["out to lunch"]);

  intent.touch("seal");
  await vi.waitFor(() => expect(intent.why).toEqual(WHY));
  expect(door.whyNot).toHaveBeenCalledWith(act("play seal"));
  expect(intent.picked).toBeNull();
});

test("a card for several rivals asks for a name", () => {
  const legal = ["pass", "sneak female-mimic on seat 2", "sneak female-mimic on seat 3"];
  const sentences = ["", "Ana loses one to you.", "Bo loses one to you."];
  const { door, intent } = table(sneaking, legal, { sentences });

  intent.touch("female-mimic");
  expect(intent.naming?.ways.map((way) => [way.target, intent.says(way)])).toEqual([
    [1, "Ana loses one to you."],
    [2, "Bo loses one to you."],
  ]);
  expect(intent.aim).toBeNull();
  expect(intent.confirm()).toBe(false);
  intent.touch("female-mimic");
  expect(intent.picked).toBeNull();
  expect(door.act).not.toHaveBeenCalled();

  intent.name(2);
  intent.touch("female-mimic");
  intent.name(2);
  expect(door.act.mock.calls).toEqual([[act("sneak female-mimic on seat 3")]]);
});

test("Enter plays the lifted card and never passes by itself (M33)", () => {
  const { door, intent } = table(sneaking, ["pass", "pass ahead", "sneak female-mimic on seat 2"]);

  expect(intent.confirm()).toBe(false);
  intent.touch("female-mimic");
  intent.confirm();
  expect(door.act).toHaveBeenCalledWith(act("sneak female-mimic on seat 2"));
});

test("touches mark discards and take them back", () => {
  const view = scene({ phase: "discarding", part: "draw", hand: ["deer", "seal", "camouflage"] });
  const { door, intent } = table(view, ["keep all", "discard deer"]);

  intent.touch("camouflage");
  intent.touch("deer");
  intent.touch("seal");
  intent.touch("seal");
  intent.discard();
  expect(door.act).toHaveBeenCalledWith(act("discard deer camouflage"));
});

test("a choice that lies face down is changed by a touch, while that is allowed", () => {
  const view = scene({ chosen: "deer", hand: ["deer"] });
  const settled = table(view, []);
  const open = table(view, [], { mayTakeBack: true });

  expect(settled.intent.touch("deer")).toBe(false);
  expect(open.intent.touch("deer")).toBe(true);
  expect(open.door.takeBack).toHaveBeenCalled();
});

test("when the table changes, only what is still possible stays lifted", () => {
  const { intent } = table(scene(), ["play deer", "out to lunch"]);
  intent.touch("deer");

  intent.settle({ view: scene(), legal: [act("play deer")], sentences: [], mayTakeBack: false });
  expect(intent.picked).toBe("deer");
  intent.settle({ view: sneaking, legal: [act("pass")], sentences: [], mayTakeBack: false });
  expect(intent.picked).toBeNull();
});

test("what a hint proposes is lifted or marked, and not done", () => {
  const choosing = table(scene({ hand: ["deer"] }), ["play deer", "out to lunch"]);
  choosing.intent.propose(act("play deer"));
  expect(choosing.intent.aim).toEqual(act("play deer"));
  choosing.intent.propose(act("out to lunch"));
  expect(choosing.intent.aim).toEqual(act("out to lunch"));

  const discarding = table(scene({ phase: "discarding", hand: ["deer", "newt"] }), ["keep all"]);
  discarding.intent.propose(act("discard newt"));
  expect(discarding.intent.marked).toEqual(["newt"]);
  expect([choosing.door.act, discarding.door.act].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
