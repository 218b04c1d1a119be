import { expect, test, vi } from "vitest";
import type { RefusalInfo } from "#shell/wire/wire";
import type { Situation } from "#shell/film/shown.svelte";
import type { View } from "../view.ts";
import { Intent } from "./intent.svelte.ts";
import { male, player, scene } from "./clearing.fixture.ts";

const WHY: RefusalInfo = {
  code: "cost",
  sentence: "It costs more than you have.",
  section: "§2.2",
  cards: [],
  checks: [],
  seat: -1,
  earlier_ms: 0,
};

function table(view: View, legal: string[], more: Partial<Situation<View>> = {}) {
  const door = {
    act: vi.fn(async () => null),
    takeBack: vi.fn(async () => null),
    whyNot: vi.fn(async () => WHY),
  };
  const intent = new Intent(door);
  intent.settle({ view, legal, sentences: [], mayTakeBack: false, ...more });
  return { door, intent };
}
const sneaking = scene({ phase: "window", window: 3, players: [male("deer"), player(), player()] });

test("the first touch lifts a strategy, the second lays it down", () => {
  const { door, intent } = table(scene({ hand: ["deer"] }), ["play deer", "out to lunch"]);

  expect(intent.touch("deer")).toBe(true);
  expect(intent.picked).toBe("deer");
  expect(door.act).not.toHaveBeenCalled();
  intent.touch("deer");
  expect(door.act).toHaveBeenCalledWith("play deer");
});

test("another card is lifted in its place; Escape puts it back", () => {
  const { intent } = table(scene(), ["play deer", "out to lunch"]);

  intent.touch("deer");
  intent.touch("lunch");
  expect(intent.aim).toBe("out to lunch");
  intent.clear();
  expect(intent.picked).toBeNull();
});

test("what cannot be done says why", async () => {
  const { door, intent } = table(scene({ hand: ["seal"] }), ["out to lunch"]);

  intent.touch("seal");
  await vi.waitFor(() => expect(intent.why).toEqual(WHY));
  expect(door.whyNot).toHaveBeenCalledWith("play seal");
  expect(intent.picked).toBeNull();
});

test("a card for several rivals asks for a name", () => {
  const legal = ["pass", "sneak female-mimic on seat 2", "sneak female-mimic on seat 3"];
  const { door, intent } = table(sneaking, legal);

  intent.touch("female-mimic");
  expect(intent.naming?.offers.map(({ target }) => target)).toEqual([1, 2]);
  expect(intent.aim).toBeNull();
  expect(intent.confirm()).toBe(false);
  intent.touch("female-mimic");
  expect(intent.picked).toBeNull();
  expect(door.act).not.toHaveBeenCalled();
});

test("Enter plays the lifted card and never passes by itself (M33)", () => {
  const { door, intent } = table(sneaking, ["pass", "pass ahead", "sneak female-mimic on seat 2"]);

  expect(intent.confirm()).toBe(false);
  intent.touch("female-mimic");
  intent.confirm();
  expect(door.act).toHaveBeenCalledWith("sneak female-mimic on seat 2");
});

test("touches mark discards and take them back", () => {
  const view = scene({ phase: "discarding", part: "draw", hand: ["deer", "seal", "camouflage"] });
  const { door, intent } = table(view, ["keep all", "discard deer"]);

  intent.touch("camouflage");
  intent.touch("deer");
  intent.touch("seal");
  intent.touch("seal");
  intent.discard();
  expect(door.act).toHaveBeenCalledWith("discard deer camouflage");
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

  intent.settle({ view: scene(), legal: ["play deer"], sentences: [], mayTakeBack: false });
  expect(intent.picked).toBe("deer");
  intent.settle({ view: sneaking, legal: ["pass"], sentences: [], mayTakeBack: false });
  expect(intent.picked).toBeNull();
});
