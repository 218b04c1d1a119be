import { describe, expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import moments from "./moments.json";
import { cardsOf, targetOf, targetsOf, verbOf } from "./ways.ts";

const { act, say } = spoken<Action>("phanerozoic");
const legalIn = (moment: keyof typeof moments): Action[] => moments[moment].legal.map(act);

describe("notation", () => {
  test("every action of the moments is read and written back", () => {
    for (const { legal } of Object.values(moments)) {
      for (const text of legal) expect(say(act(text))).toBe(text);
    }
  });

  test("keeping a goal is not keeping a card", () => {
    expect(act("keep goal inner-fire")).toEqual({ verb: "keep goal", card: "inner-fire" });
    expect(act("keep wattieza").verb).toBe("keep");
  });

  test("a bonus has a target, a plain discard has none", () => {
    expect(targetOf(act("discard sequoia for algae"))).toBe("algae");
    expect(targetOf(act("discard sequoia"))).toBeNull();
  });

  test("a text of another game is none of ours", () => {
    expect(() => act("hunt the peafowl")).toThrow("no action");
  });
});

describe("what a seat may do", () => {
  const acting = legalIn("acting");

  test("its cards come once each, in the server's order", () => {
    expect(cardsOf(acting)).toEqual(["sequoia", "zostera", "flowering-20"]);
  });

  test("a species has parents, and others that its bonus may raise", () => {
    expect(targetsOf(acting, "evolve", "sequoia")).toEqual(["algae"]);
    expect(targetsOf(acting, "discard", "sequoia")).toEqual([
      "algae",
      "cladoselache",
      "diplodocus",
    ]);
  });

  test("a mutation without a host can still be kept and discarded", () => {
    expect(targetsOf(acting, "mutate", "flowering-20")).toEqual([]);
    expect(acting).toContainEqual({ verb: "keep", card: "flowering-20" });
    expect(acting).toContainEqual({ verb: "discard", card: "flowering-20", target: null });
  });

  test("Recover reaches the cards of the discard pile", () => {
    expect(targetsOf(legalIn("recovering"), "recover", "recover-62")).toEqual([
      "magicicada",
      "roots-34",
      "large-69",
      "seeds-23",
    ]);
  });

  test("a choice is of one kind, an action is not", () => {
    expect(verbOf(legalIn("drafting"))).toBe("draft");
    expect(verbOf(acting)).toBeNull();
  });
});
