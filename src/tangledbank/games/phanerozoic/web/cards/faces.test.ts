import { expect, test } from "vitest";
import { face } from "#shell/cards/face.fixture";
import { finder } from "#shell/cards/reading";
import type { CardInfo } from "#shell/wire/wire";
import { fullName, readFaces, type GoalFace, type SpeciesFace } from "./faces.ts";
import { kindInWords, lineInWords, shortName } from "./names.ts";
import { signed } from "#shell/page/words";

const faces = readFaces([
  species("trilobita", "animal", "Trilobite", "Trilobita", {
    location: 10, habitat: "water", stars: 1, icons: ["shell"], growth: "plants",
    "demands growth": false, bonus: "+2 animals", lived: "521 to 252", period: "Cambrian",
  }),
  species("tyrannosaurus", "animal", "Tyrannosaurus", "Tyrannosaurus rex", {
    location: 58, habitat: "land", stars: 3, icons: ["spine"], growth: "animals",
    "demands growth": true, bonus: "+1 plants or animals", lived: "68 to 66", period: "Cretaceous",
  }),
  species("dionaea", "plant", "Venus flytrap", "Dionaea muscipula", {
    location: 41, habitat: "land", stars: 1, icons: ["flowering"], growth: "animals",
    "demands growth": false, bonus: "+2 plants", lived: "40 to 0", period: "Paleogene",
  }),
  face("roots-16", "mutation", "Roots / legs", { location: 16, "plant side": "roots", "animal side": "legs" }),
  face("roots-34", "mutation", "Roots / legs", { location: 34, "plant side": "roots", "animal side": "legs" }),
  face("meteorite-21", "event", "Meteorite", { location: 21, effect: "shrink", amount: 3, habitat: "water" }),
  face("meteorite-39", "event", "Meteorite", { location: 39, effect: "shrink", amount: 3, habitat: "land" }),
  face("changing-of-the-guard", "goal", "Changing of the guard", {
    counts: ["extinct trilobita +3", "living spine +2", "living plants -1"],
  }),
]); // prettier-ignore
const faceOf = finder(() => faces);

test("a species is spoken with all that is printed on it", () => {
  expect(fullName(faceOf("trilobita"))).toBe(
    "Trilobite, animal, location 10, water, one star, eats plants, shell; discarded: +2 on animals",
  );
});

test("a demanded growth is spoken", () => {
  expect(fullName(faceOf("tyrannosaurus"))).toBe(
    "Tyrannosaurus, animal, location 58, land, three stars, eats animals, spine; " +
      "its parent must eat animals too; discarded: +1 on plants or animals",
  );
});

test("mutations, events and goals are spoken", () => {
  expect(fullName(faceOf("roots-16"))).toBe(
    "Roots / legs, mutation, location 16, roots on a plant, legs on an animal",
  );
  expect(fullName(faceOf("meteorite-21"))).toBe(
    "Meteorite, event, location 21: One living water species shrinks by 3.",
  );
  expect(fullName(faceOf("changing-of-the-guard"))).toBe(
    "Changing of the guard, goal: Trilobite, extinct +3, each living card with a spine +2, " +
      "each living card that eats plants \u22121",
  );
});

test("texts of the deck become numbers", () => {
  const face = faceOf("tyrannosaurus") as SpeciesFace;

  expect(face.lived).toEqual([68, 66]);
  expect(face.bonus).toEqual({ amount: 1, rows: ["plants", "animals"] });
  expect(face.growth).toBe("eats-animals");
  expect(face.period).toBe("cretaceous");
});

test("a line of a goal names an icon or a card", () => {
  const [trilobite, spine] = (faceOf("changing-of-the-guard") as GoalFace).lines;

  expect(trilobite).toMatchObject({ when: "extinct", card: "trilobita", icon: null, points: 3 });
  expect(spine).toMatchObject({ when: "living", card: null, icon: "spine", points: 2 });
  expect(spine && lineInWords(spine)).toBe("each living card with a spine");
});

test("copies are cards that differ in their number only", () => {
  expect(kindInWords(faceOf("roots-16"))).toBe("Mutation, two copies");
  expect(kindInWords(faceOf("meteorite-21"))).toBe("Event");
});

test("a name that is too long for a chip has a short one", () => {
  expect(shortName(faceOf("trilobita"))).toBe("Trilobite");
  expect(shortName(faceOf("tyrannosaurus"))).toBe("T. rex");
  expect(shortName(faceOf("dionaea"))).toBe("Flytrap");
});

test("points have a sign", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "\u22121", "0"]);
});

function species(
  id: string,
  kind: "plant" | "animal",
  name: string,
  latin: string,
  numbers: CardInfo["numbers"],
): CardInfo {
  return { ...face(id, kind, name, numbers), latin };
}
