import { expect, test } from "vitest";
import type { SpeciesFace } from "../../cards/faces.ts";
import type { Species } from "../../view.ts";
import { spoken } from "./spoken.ts";

const ALGAE: SpeciesFace = {
  id: "algae",
  name: "Algae",
  latin: "Algae",
  fact: "",
  source: "",
  age: "",
  kind: "plant",
  location: 8,
  habitat: "water",
  stars: 1,
  icons: [],
  growth: "sunlight",
  demandsGrowth: false,
  bonus: { amount: 2, rows: ["plants"] },
  lived: [1047, 0],
  period: "cambrian",
};
const living: Species = {
  card: "algae",
  population: 3,
  stars: 1,
  growth: "sunlight",
  mutations: [],
};

test("a species is spoken with all that its card shows, its population and its state", () => {
  expect(spoken(living, ALGAE, [], "lit", undefined)).toBe(
    "Algae, plant, location 8, water, one star, sunlight; population 3; can be chosen",
  );
});

test("mutations are named in playing order, with what they change", () => {
  const changed = {
    ...living,
    stars: 2,
    growth: "animals",
    mutations: ["large-5", "eats-animals-32"],
  };

  expect(spoken(changed, ALGAE, ["star", "eats-animals"], undefined, "becomes 2 + 2")).toBe(
    "Algae, plant, location 8, water, one star, sunlight; population 3, becomes 2 + 2; " +
      "mutations: large, eats animals; now two stars; now eats animals",
  );
});

test("what a film cannot know is as printed", () => {
  const unknown = { ...living, stars: -1, growth: "" };

  expect(spoken(unknown, ALGAE, [], undefined, undefined)).not.toContain("now");
});
