import { describe, expect, test } from "vitest";
import type { View } from "../view.ts";
import { held, male, player, scene } from "./clearing.fixture.ts";
import { whenOf } from "./when.ts";

const says = (id: string, view: View): string => {
  const own = view.players[0]?.strategy?.card;
  return whenOf(held(id), view, own ? held(own) : null);
};
const inWindow = (window: number, you = male("deer"), more: Partial<View> = {}): View =>
  scene({ phase: "window", window, players: [you, male("deer"), player()], ...more });

describe("while strategies are chosen", () => {
  test("only what is too dear says so", () => {
    expect(says("deer", scene())).toBe("");
    expect(says("peafowl", scene())).toBe("costs 6, you have 5");
  });

  test("sneaky cards say when their time comes", () => {
    expect(says("alarm-call", scene())).toBe("after the reveal");
    expect(says("camouflage", scene())).toBe("when a predator hunts you");
    expect(says("nuptial-gift", scene())).toBe("after mating");
    expect(says("mate-guarding", scene())).toBe("when a card names you");
  });
});

describe("in a window", () => {
  test("strategies wait for the next round", () => {
    expect(says("seal", inWindow(1))).toBe("next round");
  });

  test("what comes later says when, what is past waits", () => {
    expect(says("nuptial-gift", inWindow(2))).toBe("after mating");
    expect(says("alarm-call", inWindow(2))).toBe("next round");
    expect(says("camouflage", inWindow(2))).toBe("next round");
    expect(says("mate-guarding", inWindow(4))).toBe("when a card names you");
  });

  test("it is the time, but something is missing", () => {
    expect(says("sperm-competition", inWindow(4, male("deer", { food: 2 })))).toBe(
      "costs 3, you have 2",
    );
    expect(says("level-up", inWindow(2))).toBe("for flashy strategies");
    expect(says("satellite-male", inWindow(2, male("peafowl")))).toBe("for combat strategies");
    expect(says("nuptial-gift", inWindow(4))).toBe("you had no female");
    expect(says("sperm-competition", inWindow(4, male("deer", { mated: 1 })))).toBe(
      "no rival has gained",
    );
  });

  test("while somebody else is asked, nothing is said about what is missing", () => {
    expect(says("level-up", inWindow(2, male("deer"), { actors: [1] }))).toBe("on your turn");
  });

  test("whoever has no strategy, or has passed for the round, waits for the next one", () => {
    expect(says("nuptial-gift", inWindow(2, player({ lunch: true })))).toBe("next round");
    expect(says("nuptial-gift", inWindow(2, male("deer", { passed_ahead: true })))).toBe(
      "next round",
    );
    expect(says("mate-guarding", inWindow(2, male("deer", { passed_ahead: true })))).toBe(
      "when a card names you",
    );
  });
});

test("if nobody hunts, what helps against predators never comes (M45)", () => {
  const view = scene({ options: { predation: false } });

  expect(says("camouflage", view)).toBe("never: nobody hunts here");
});

test("before drawing, cards say nothing", () => {
  expect(says("nuptial-gift", scene({ phase: "discarding", part: "draw" }))).toBe("");
});
