import { describe, expect, test } from "vitest";
import { Legal, notation, parse } from "./legal.ts";
import moments from "./moments.json";

describe("notation", () => {
  test("every action of the moments is read and written back", () => {
    for (const { legal } of Object.values(moments)) {
      for (const text of legal) {
        const action = parse(text);
        expect(action && notation(action.verb, action.card, action.target)).toBe(text);
      }
    }
  });

  test("keeping a goal is not keeping a card", () => {
    expect(parse("keep goal inner-fire")).toEqual({
      verb: "keep goal",
      card: "inner-fire",
      target: null,
    });
    expect(parse("keep wattieza")?.verb).toBe("keep");
  });

  test("a bonus has a target, a plain discard has none", () => {
    expect(parse("discard sequoia for algae")?.target).toBe("algae");
    expect(parse("discard sequoia")?.target).toBeNull();
  });

  test("a text of another game is none of ours", () => {
    expect(parse("hunt the peafowl")).toBeNull();
  });
});

describe("what a seat may do", () => {
  const acting = new Legal(moments.acting.legal);

  test("its cards come once each, in the server's order", () => {
    expect(acting.cards()).toEqual(["sequoia", "zostera", "flowering-20"]);
  });

  test("a species has parents, and others that its bonus may raise", () => {
    expect(acting.targets("evolve", "sequoia")).toEqual(["algae"]);
    expect(acting.targets("discard", "sequoia")).toEqual(["algae", "cladoselache", "diplodocus"]);
  });

  test("a mutation without a host can still be kept and discarded", () => {
    expect(acting.targets("mutate", "flowering-20")).toEqual([]);
    expect(acting.has("keep", "flowering-20")).toBe(true);
    expect(acting.has("discard", "flowering-20")).toBe(true);
  });

  test("Recover reaches the cards of the discard pile", () => {
    const recovering = new Legal(moments.recovering.legal);

    expect(recovering.targets("recover", "recover-62")).toEqual([
      "magicicada",
      "roots-34",
      "large-69",
      "seeds-23",
    ]);
  });

  test("a choice is of one kind, an action is not", () => {
    expect(new Legal(moments.drafting.legal).verb()).toBe("draft");
    expect(acting.verb()).toBeNull();
  });
});
