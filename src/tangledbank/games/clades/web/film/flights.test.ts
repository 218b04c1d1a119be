import { expect, test } from "vitest";
import type { EventInfo } from "#shell/wire/wire";
import { arcOf, arrivalsOf, flightsOf } from "./flights.ts";
import { card, scene } from "../play/scene.fixture.ts";

const event = (name: string, seat: number, values: EventInfo["values"] = {}): EventInfo => ({
  name,
  seat,
  values,
  section: "",
  sentence: "",
});

test("one's own card of a triple sets out first, the others 60 ms apart", () => {
  const values = { a: card("mw1b"), b: card("sw1b"), c: card("ma1b"), at: 1200 };

  const flights = flightsOf([event("triple", 1, values)], scene());

  expect(flights.map((one) => [one.card, one.delay])).toEqual([
    [card("ma1b"), 0],
    [card("mw1b"), 60],
    [card("sw1b"), 120],
  ]);
  expect(flights[0]?.to).toEqual({ at: "pile", seat: 1 });
});

test("extra cards come from the deck, and the shark swims", () => {
  const flights = flightsOf(
    [event("extra", 0, { card: card("mw2b") }), event("bonus", 1, { card: "shark", maker: 0 })],
    scene(),
  );

  expect(flights.map((one) => [one.from.at, one.swims])).toEqual([
    ["deck", false],
    ["deck", true],
  ]);
});

test("new cards arrive from the deck, a card given up from its pile", () => {
  const arrivals = arrivalsOf([
    event("laid", -1, { card: card("mw2b") }),
    event("gave up", 1, { card: card("mw3b") }),
    event("stuck", 0),
  ]);

  expect([...arrivals]).toEqual([
    [card("mw2b"), { at: "deck" }],
    [card("mw3b"), { at: "pile", seat: 1 }],
  ]);
});

test("a flight begins where the card was and ends where it is", () => {
  const { steps } = arcOf({ x: 0, y: 0, width: 120 }, { x: 400, y: 100, width: 60 }, false);

  expect(steps[0]).toContain("scale(2)");
  expect(steps.at(-1)).toContain("translate(0px, 0px) scale(1)");
});
