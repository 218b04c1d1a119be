import { expect, test } from "vitest";
import { face } from "#shell/cards/face.fixture";
import { finder } from "#shell/cards/reading";
import { coloursOf, cardsOf, footprintsOf, iconsOf, takenBy } from "./cards.ts";
import { afterColon, prizeOf, shortOf, spoken, spokenSpot } from "./names.ts";

const cards = cardsOf([
  face("second-trombone", "period", "Second Trombone", {
    period: "jurassic", set: 2012, footprints: 3, icons: ["music"], reveal: "flip",
    does: "Turn up one of your rival's hidden cards here.", text: "", says: "", spot: "", here: "",
    short: "Trombone", caption: "One long note.", shows: "a Parasaurolophus with a trombone",
  }),
  face("a-bed-each", "period", "A Bed Each", {
    period: "finely-balanced", set: 2012, footprints: 1, icons: ["bed", "animal"],
    says: "You win a tie here.",
  }),
  face("the-umpires-finger", "period", "The Umpire's Finger", {
    period: "free", set: 2011, footprints: 0, icons: [],
  }),
  face("heavy-sleeper", "period", "Heavy Sleeper", {
    period: "jurassic", set: 2012, footprints: 2, icons: ["bed"], text: "wild",
  }),
  face("tea-room", "place", "Lesser Wallop Tea Room", {
    set: 2011, icons: ["food"], spot: "at-most-two", here: "At most two cards a side.",
  }),
  face("meteor", "prehistoric", "A Small Meteor, Sunday", {
    set: 2012, effect: "meteor", here: "Each discards a card.",
  }),
  face("how-de-do", "special", "How-de-do", {
    footprints: 1, does: "It never wins alone.",
  }),
  face("first-move", "special", "First Move", { footprints: 0, does: "Wins ties." }),
]); // prettier-ignore
const card = finder(() => cards);

test("a card is spoken with all that is printed on it", () => {
  expect(spoken(card("second-trombone"))).toBe(
    "Second Trombone: Jurassic, 3 footprints, music. If you reveal this card when you play it: " +
      "turn up one of your rival's hidden cards here.",
  );
  expect(spoken(card("a-bed-each"))).toBe(
    "A Bed Each: Finely Balanced, 1 footprint, animal and bed. You win a tie here.",
  );
  expect(spoken(card("the-umpires-finger"))).toBe(
    "The Umpire's Finger: Free, 0 footprints, no icon.",
  );
});

test("a wild card takes the icon of a group that it has not printed; others take none", () => {
  expect(takenBy(card("heavy-sleeper"), ["bed", "book"])).toEqual(["book"]);
  expect(takenBy(card("heavy-sleeper"))).toEqual([]);
  expect(takenBy(card("a-bed-each"), ["book"])).toEqual([]);
});

test("a long word of a short name may break", () => {
  expect(shortOf(card("second-trombone"))).toBe("Trom\u00adbone");
  expect(shortOf(card("heavy-sleeper"))).toBe("Heavy Sleeper");
});

test("a How-de-do counts, a marker does not", () => {
  expect(spoken(card("how-de-do"))).toBe("How-de-do: 1 footprint, no icon. It never wins alone.");
  expect(spoken(card("first-move"))).toBe("First Move. Wins ties.");
  expect(footprintsOf(card("first-move"))).toBeNull();
});

test("a spot says what it brings and what it does", () => {
  expect(spot("tea-room")).toBe(
    "Lesser Wallop Tea Room: Place, 1 point, food. Spot Effect: at most two cards a side.",
  );
  expect(spot("meteor")).toBe(
    "A Small Meteor, Sunday: Prehistoric, closed. Spot Effect: each discards a card.",
  );
  expect(spot("second-trombone")).toBe(
    "Second Trombone: Jurassic, to the winner\u2019s hand, music.",
  );
  expect(prizeOf(card("a-bed-each") as never, true)).toBe("to hand");
});

test("icons stand in the order of the rulebook, whatever the server says", () => {
  expect(iconsOf(card("a-bed-each"))).toEqual(["animal", "bed"]);
  expect(iconsOf(card("meteor"))).toEqual([]);
});

test("the band has the colour of the period, the spine that of the set", () => {
  expect(coloursOf(card("second-trombone"))).toBe("tx-jur tx-2012");
  expect(coloursOf(card("the-umpires-finger"))).toBe("tx-free tx-2011");
  expect(coloursOf(card("tea-room"))).toBe("tx-place tx-2011");
  expect(coloursOf(card("meteor"))).toBe("tx-pre tx-2012");
  expect(coloursOf(card("how-de-do"))).toBe("tx-how tx-2011");
});

test("without a short name the whole one stands on small cards", () => {
  expect(card("second-trombone").short).toBe("Trombone");
  expect(card("tea-room").short).toBe("Lesser Wallop Tea Room");
});

test("names keep their capital after a colon", () => {
  expect(afterColon("Disregard How-de-dos here.")).toBe("disregard How-de-dos here.");
  expect(afterColon("First Move changes hands.")).toBe("First Move changes hands.");
});

test("a kind that the page does not know is refused", () => {
  expect(() => cardsOf([face("stone", "mineral", "Stone", {})])).toThrow("mineral");
});

function spot(id: string): string {
  return spokenSpot(card(id) as Parameters<typeof spokenSpot>[0]);
}
