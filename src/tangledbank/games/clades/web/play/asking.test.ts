import { expect, test } from "vitest";
import { askingOf, hintOf, raceOf, soloClock, type Occasion } from "./asking.ts";
import { player, scene } from "./scene.fixture.ts";

const moment = (more: Partial<Occasion> = {}): Occasion => ({
  view: scene(),
  marked: 0,
  sent: false,
  held: null,
  window: 0,
  locked: 0,
  stall: 0,
  refusal: "",
  fingers: false,
  brief: false,
  nameOf: (seat) => ["You", "Ana"][seat]!,
  ...more,
});

test("how many more cards make a call", () => {
  expect(askingOf(moment({ marked: 1 })).heading).toBe("Two more for your call.");
  expect(askingOf(moment({ marked: 2, window: 1300 }))).toEqual({
    heading: "One more for your call.",
    text: "Others may still call for 1.3 s; then the gaps are filled.",
  });
});

test("marks that are held back say so", () => {
  expect(askingOf(moment({ marked: 3, held: "locked", locked: 2100 })).text).toContain(
    "You may call again in 2.1 s. They are kept, and not sent by themselves.",
  );
  expect(askingOf(moment({ marked: 3 })).text).toContain("Send them with the ring.");
});

test("untimed: whose turn it is", () => {
  const view = scene({ turn: 1 });

  expect(askingOf(moment({ view, held: "turn" }))).toEqual({
    heading: "Ana looks for a triple.",
    text: "You can mark cards meanwhile.",
  });
  expect(askingOf(moment({ view: scene({ turn: 0 }) })).text).toBe("Mark three cards, or pass.");
});

test("on a break there is nothing to do", () => {
  const view = scene({ players: [player({ resting: true }), player()] });

  expect(askingOf(moment({ view })).heading).toBe("You are on a break.");
});

test("whoever is stuck learns how many others must be", () => {
  const view = scene({ players: [player({ stuck: true }), player(), player()] });

  expect(askingOf(moment({ view }))).toEqual({
    heading: "You are stuck.",
    text: "A card is added when 2 more are.",
  });
});

test("a card that is about to be added is told of in time", () => {
  const view = scene({ stall_until: 30_000 });

  expect(askingOf(moment({ view, stall: 20_000 })).text).not.toContain("added");
  expect(askingOf(moment({ view, stall: 4000 })).text).toContain("a card is added in 4.0 s");
});

test("hints in three steps, with their price", () => {
  const asked = (hints: number) => hintOf(scene({ players: [player({ hints }), player()] }));

  expect(asked(0)).toEqual({ label: "Is there a triple?", cost: "you wait 3.0 s" });
  expect(asked(1)?.label).toBe("Show me one card");
  expect(asked(2)?.label).toBe("Show me the triple");
  expect(asked(3)).toBeNull();
  expect(hintOf(scene({ players: [player()] }))?.cost).toBe("free");
  expect(hintOf(scene({ options: { hints: false } }))).toBeNull();
});

test("alone: a stopwatch or a countdown, and the race", () => {
  const options = { solitaire: "race", race_triples: 10 };
  const race = scene({ players: [player({ triples: 4 })], options });

  expect(soloClock(race, 62_400)).toEqual({ big: "1:02.4", small: "so far" });
  expect(soloClock({ ...race, phase: "over", now: 70_000 }, 99_000)).toEqual({
    big: "1:10.0",
    small: "",
  });
  expect(soloClock({ ...race, ends_at: 120_000 }, 62_400)?.big).toBe("0:57.6");
  expect(raceOf(race)).toEqual({ found: 4, of: 10 });
  expect(soloClock(scene(), 0)).toBeNull();
});
