import { expect, test } from "vitest";
import { fitBank } from "./fit.ts";

test("up to three cards have their notes beside them, more below", () => {
  expect([1, 2, 3, 4, 5].map((many) => fitBank(many, 750).notes)).toEqual([
    "beside",
    "beside",
    "beside",
    "below",
    "below",
  ]);
});

test.each([420, 560, 750, 1000])("cards and notes fit into %i pixels", (room) => {
  for (const many of [1, 2, 3, 4, 5]) {
    const { card, note, notes } = fitBank(many, room);
    const each = notes === "beside" ? card + 14 + note : Math.max(card, note);

    expect(many * each + (many - 1) * 14).toBeLessThanOrEqual(room + 0.01);
  }
});
