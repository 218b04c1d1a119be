import { expect, test } from "vitest";
import { fitBank } from "./fit.ts";

test("few cards have their notes beside them, many below", () => {
  const places = [1, 2, 3, 4, 5].map((many) => fitBank(many, many, 750).notes);

  expect(places).toEqual(["beside", "beside", "beside", "below", "below"]);
});

test("a card without a note leaves its room to the others", () => {
  expect(fitBank(3, 2, 750).card).toBeGreaterThan(fitBank(3, 3, 750).card);
});

test.each([420, 560, 750, 1000])("cards and notes fit into %i pixels", (room) => {
  for (const many of [1, 2, 3, 4, 5]) {
    for (let notes = 0; notes <= many; notes++) {
      const { card, note, notes: where } = fitBank(many, notes, room);
      const beside = many * card + notes * note + (many + notes - 1) * 14;
      const below = notes * Math.max(card, note) + (many - notes) * card + (many - 1) * 14;

      expect(where === "beside" ? beside : below).toBeLessThanOrEqual(room + 0.01);
    }
  }
});
