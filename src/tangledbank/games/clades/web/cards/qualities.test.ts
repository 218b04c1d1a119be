import { describe, expect, test } from "vitest";
import { GROUPS } from "./members.ts";
import {
  CLADES,
  COLOURS,
  ENVIRONMENTS,
  NUMBERS,
  SETS,
  animalsOn,
  footOf,
  groupOf,
  idOf,
  isBonus,
  read,
  spoken,
} from "./qualities.ts";

const NAMES = new Map([
  ["valenictus", "Valenictus"],
  ["enaliarctos", "Enaliarctos"],
  ["puijila", "Puijila"],
]);

describe("an id", () => {
  test("tells the four qualities", () => {
    expect(read("mammal-water-2-red")).toEqual({
      set: "prehistoric",
      clade: "mammal",
      environment: "water",
      number: 2,
      colour: "red",
    });
  });

  test("tells the set", () => {
    expect(read("arthropod-air-3-green-living")).toMatchObject({ set: "living", number: 3 });
  });

  test("tells to whom a bonus card goes", () => {
    expect(read("shark")).toEqual({ bonus: "shark", set: "prehistoric", goes: "right" });
    expect(read("mollusk")).toEqual({ bonus: "mollusk", set: "living", goes: "left" });
  });

  test("can be written again from what it says", () => {
    for (const id of ["mammal-water-2-red", "sauropsid-land-1-blue-living", "fish"]) {
      expect(idOf(read(id))).toBe(id);
    }
  });

  test.each([
    "",
    "mammal",
    "mammal-water-4-red",
    "mammal-water-2-red-lost",
    "mammal-water-2-red-living-x",
    "toString",
  ])("%j is refused", (id) => {
    expect(() => read(id)).toThrow(`No card has the id ${id}.`);
  });
});

test("every group is met by nine cards", () => {
  const met = SETS.flatMap((set) =>
    CLADES.flatMap((clade) =>
      ENVIRONMENTS.flatMap((environment) =>
        NUMBERS.flatMap((number) =>
          COLOURS.map((colour) => groupOf({ set, clade, environment, number, colour })),
        ),
      ),
    ),
  );

  expect(new Set(met)).toEqual(new Set(GROUPS));
  expect(met).toHaveLength(9 * GROUPS.length);
});

test("two animals are the closer pair, three bring the outsider", () => {
  expect(animalsOn(read("mammal-water-1-red"))).toEqual(["valenictus"]);
  expect(animalsOn(read("mammal-water-2-red"))).toEqual(["valenictus", "enaliarctos"]);
  expect(animalsOn(read("mammal-water-3-red"))).toEqual(["valenictus", "enaliarctos", "puijila"]);
});

test("the foot of a card says what its seal does not", () => {
  expect(footOf(read("mammal-land-3-red"))).toBe("land, red");
  expect(footOf(read("bivalve"))).toBe("bivalve");
});

describe("for the ear", () => {
  test.each([
    ["mammal-water-1-red", "one mammal, water, red: Valenictus"],
    ["mammal-water-2-blue", "two mammals, water, blue: Valenictus and Enaliarctos"],
    ["mammal-water-3-green", "three mammals, water, green: Valenictus, Enaliarctos and Puijila"],
    ["bivalve", "bonus card: bivalve, to the player on the left"],
  ])("%s is %j", (id, words) => {
    expect(spoken(id, NAMES)).toBe(words);
  });

  test("a card can do without the names of its animals", () => {
    expect(spoken("sauropsid-air-2-green")).toBe("two sauropsids, air, green");
  });
});

test("a bonus card is told apart", () => {
  expect(isBonus(read("shark"))).toBe(true);
  expect(isBonus(read("mammal-water-1-red"))).toBe(false);
});
