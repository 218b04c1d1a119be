import { expect, test } from "vitest";
import { arcOf, arrivalsOf, flightsOf } from "./flights.ts";
import { card, scene, told } from "../play/scene.fixture.ts";

test("one's own card of a triple sets out first, the others 60 ms apart", () => {
  const values = { a: card("mw1b"), b: card("sw1b"), c: card("ma1b"), at: 1200 };

  const flights = flightsOf([told("triple", 1, values)], scene());

  expect(flights.map((one) => [one.card, one.delay])).toEqual([
    [card("ma1b"), 0],
    [card("mw1b"), 60],
    [card("sw1b"), 120],
  ]);
  expect(flights[0]?.to).toBe("pile 1");
});

test("extra cards come from the deck, and the shark swims", () => {
  const flights = flightsOf(
    [told("extra", 0, { card: card("mw2b") }), told("bonus", 1, { card: "shark", maker: 0 })],
    scene(),
  );

  expect(flights.map((one) => [one.from, one.swims])).toEqual([
    ["deck", false],
    ["deck", true],
  ]);
});

test("a bonus card's maker has no part in its flight, and a seat no card", () => {
  const flights = flightsOf(
    [told("bonus", 1, { card: "mollusk", maker: 2 }), told("clade triple", 0)],
    scene(),
  );

  expect(flights).toEqual([
    {
      card: "mollusk",
      from: "deck",
      to: "pile 1",
      delay: 0,
      swims: true,
    },
  ]);
});

test("new cards arrive from the deck, a card given up from its pile", () => {
  const arrivals = arrivalsOf([
    told("laid", -1, { card: card("mw2b") }),
    told("gave up", 1, { card: card("mw3b") }),
    told("stuck", 0),
  ]);

  expect([...arrivals]).toEqual([
    [card("mw2b"), "deck"],
    [card("mw3b"), "pile 1"],
  ]);
});

test("one's new card comes from the deck, a card given in exchange from the giver's hand", () => {
  const arrivals = arrivalsOf([
    told("lucky", -1, { card: card("aw3r"), cards: 13 }),
    told("gave", 1, { card: card("sa2g"), to: 0 }),
    told("drew", 0, { card: card("ml3g") }),
    told("triple", 1, { a: card("mw1b"), b: card("sw1b"), c: card("aw1b"), at: 0 }),
  ]);

  expect([...arrivals]).toEqual([
    [card("aw3r"), "deck"],
    [card("sa2g"), "hand 1"],
    [card("ml3g"), "deck"],
  ]);
});

test("a flight begins where the card was and ends where it is", () => {
  const { steps } = arcOf({ x: 0, y: 0, width: 120 }, { x: 400, y: 100, width: 60 }, false);

  expect(steps[0]).toContain("scale(2)");
  expect(steps.at(-1)).toContain("translate(0px, 0px) scale(1)");
});
