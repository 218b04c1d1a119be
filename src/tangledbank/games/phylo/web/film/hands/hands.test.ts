import { describe, expect, test } from "vitest";
import { handOf, openHands, rowOf } from "./hands.ts";
import { chainOf, shown, view } from "../show.fixture.ts";

const row = (hand: string, linked = "", restored: string[] = []): string =>
  rowOf(handOf(shown(hand, linked, { restored }), 0), chainOf).join(" ");

describe("a row", () => {
  test("has food left of its eater, and events last", () => {
    expect(row("heron drought mallard duckweed", "duckweed>mallard mallard>heron")).toBe(
      "duckweed mallard heron drought",
    );
  });

  test("has what nothing feeds behind the web", () => {
    expect(row("lynx rabbit heron duckweed mallard", "duckweed>mallard")).toBe(
      "duckweed mallard rabbit lynx heron",
    );
  });

  test("does not mind that two eat each other", () => {
    expect(row("heron mallard oak", "heron>mallard mallard>heron")).toBe("oak heron mallard");
  });

  test("takes in what came back", () => {
    expect(row("rabbit drought", "oak>rabbit", ["oak"])).toBe("oak rabbit drought");
  });
});

describe("the open hands", () => {
  const hand = shown("reed");

  test("are those of this round, or else of the round before", () => {
    const now = shown("oak");

    expect(openHands(view([{}, {}], { last: [hand, hand] }))[1]!.cards).toEqual(["reed"]);
    expect(openHands(view([{ shown: now }, { shown: now }], { last: [hand, hand] }))[1]).toEqual(
      handOf(now, 1),
    );
    expect(openHands(view([{}, {}]))).toEqual([]);
  });
});
