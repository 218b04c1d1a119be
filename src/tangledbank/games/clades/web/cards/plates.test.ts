import { describe, expect, test } from "vitest";
import type { CardInfo } from "#shell/wire/wire";
import { readGuide } from "./guide.ts";
import { subjectOf } from "./plates.ts";

const BLANK = { fact: "A fact.", source: "A source", age: "", copies: 1, latin: "" };
const CARDS: CardInfo[] = [
  {
    ...BLANK,
    id: "prehistoric-mammal-water",
    kind: "group",
    name: "Pinnipeds",
    latin: "Pan-Pinnipedia",
    numbers: { clade: "mammal", environment: "water", pair: "Pinnipedimorpha" },
  },
  { ...BLANK, id: "valenictus", kind: "animal", name: "Valenictus", numbers: { lived: "5.3 2" } },
  { ...BLANK, id: "enaliarctos", kind: "animal", name: "Enaliarctos", numbers: { lived: "24 20" } },
  { ...BLANK, id: "puijila", kind: "animal", name: "Puijila", numbers: { lived: "24 20" } },
  { ...BLANK, id: "shark", kind: "bonus", name: "Megalodon", numbers: { lived: "20 3.6" } },
];
const guide = readGuide(CARDS);

describe("the guide", () => {
  test("knows when an animal lived, in million years ago", () => {
    expect(guide.animals.get("valenictus")?.lived).toEqual([5.3, 2]);
  });

  test("knows a group's clade, the clade of the closer pair, and the members in order", () => {
    const group = guide.groups.get("prehistoric-mammal-water");

    expect(group).toMatchObject({ latin: "Pan-Pinnipedia", pair: "Pinnipedimorpha" });
    expect(group?.members.map((one) => one.name)).toEqual(["Valenictus", "Enaliarctos", "Puijila"]);
  });

  test("is read once from the same list", () => {
    expect(readGuide(CARDS)).toBe(guide);
  });
});

describe("looked at closely,", () => {
  test("a card shows itself and the animals on it", () => {
    expect(subjectOf("mammal-water-2-red", guide)).toMatchObject({
      card: "mammal-water-2-red",
      qualities: { number: 2, colour: "red" },
      shown: ["valenictus", "enaliarctos"],
      group: { name: "Pinnipeds" },
    });
  });

  test("a group shows a card with all three", () => {
    const subject = subjectOf("prehistoric-mammal-water", guide);

    expect(subject).toMatchObject({ card: "mammal-water-3-blue" });
    expect(subject?.shown).toHaveLength(3);
    expect(subject?.qualities).toBeUndefined();
  });

  test("an animal has no card of its own, but kin", () => {
    const subject = subjectOf("puijila", guide);

    expect(subject?.card).toBeUndefined();
    expect(subject).toMatchObject({ animal: { name: "Puijila" }, group: { name: "Pinnipeds" } });
  });

  test("a bonus card says where it goes", () => {
    expect(subjectOf("shark", guide)).toMatchObject({
      animal: { name: "Megalodon" },
      card: "shark",
      goes: "right",
    });
  });

  test("a card whose group is not in the list is not there", () => {
    expect(subjectOf("mammal-air-1-red", guide)).toBeUndefined();
  });
});
