import { expect, test } from "vitest";
import { card, cards, player, scene, told } from "./scene.fixture.ts";
import { doing, gainsOf, pileWords, stuckOf, variantsOf } from "./words.ts";

const TRIPLE = { a: card("mw1b"), b: card("mw2b"), c: card("mw3b"), at: 0 };

test("what seats are doing", () => {
  const view = scene({ players: [player(), player({ stuck: true }), player({ resting: true })] });

  expect(doing(view, 0, null, 0)).toBe("looking");
  expect(doing(view, 1, null, 0)).toBe("is stuck");
  expect(doing(view, 1, null, 1400)).toBe("waits 2 s");
  expect(doing(view, 2, null, 0)).toBe("is on a break");
  expect(doing(view, 0, { words: "a triple", plus: 3 }, 0)).toBe("a triple");
});

test("a frame's gains add up by seat", () => {
  const gains = gainsOf([
    told("triple", 0, TRIPLE),
    told("clade triple", 0),
    told("extra", 0, { card: card("sw1b") }),
    told("extra", 0, { card: card("sw2b") }),
    told("bonus", 1, { card: "shark", maker: 0 }),
  ]);

  expect(gains.get(0)).toEqual({ plus: 5, words: "a clade triple" });
  expect(gains.get(1)).toEqual({ plus: 1, words: "the shark" });
});

test("what is no gain says nothing, a second bonus card and a loss do", () => {
  const gains = gainsOf([
    told("laid", -1, { card: card("mw1b") }),
    told("bonus", 0, { card: "bivalve", maker: 1 }),
    told("second bonus", 0),
    told("gift", 0, { card: card("al1g") }),
    told("no triple", 1, TRIPLE),
    told("gave up", 1, { card: card("al2g") }),
  ]);

  expect([...gains]).toEqual([
    [0, { plus: 2, words: "the second bonus" }],
    [1, { plus: -1, words: "a false call" }],
  ]);
});

test("a player on a break does not count towards being stuck", () => {
  const view = scene({ players: [player({ stuck: true }), player({ resting: true }), player()] });

  expect(stuckOf(view)).toEqual({ stuck: 1, all: 2 });
});

test("a pile in words", () => {
  const pile = player({ triples: 3, clade_triples: 1, extras: 2, bonuses: 1 });

  expect(pileWords(pile)).toBe("3 triples, 1 of one clade; 2 extra cards; 1 bonus card");
  expect(pileWords(player({ pile: cards("mw1b") }))).toBe("0 triples");
});

test("only variants that are played are named", () => {
  const view = scene({ options: { victory_break: true, open_hand: "off", animals: "genius" } });

  expect(variantsOf(view)).toEqual(["genius deck", "victory break"]);
});
