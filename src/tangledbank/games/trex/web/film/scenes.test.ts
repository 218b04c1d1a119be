import { describe, expect, test } from "vitest";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { filmOf, type Scene } from "./scenes.ts";
import { event, side, spot, total, view } from "./show.fixture.ts";

/** Two spots, all up, as the round ended: the first is ours, the second Mabel's. */
const LAST = [
  spot("tea-room", {
    sides: [side("1 vicar, 4 how-de-do"), side("2 mammoth")],
    totals: [total("1: 4, 4: 1"), total("2: 1 + 0 + 2")],
    settled: true,
    winner: 0,
  }),
  spot("drum", {
    sides: [side("3 queue out"), side("5 umpire")],
    totals: [total(""), total("5: 1")],
    settled: true,
    winner: 1,
  }),
];
const HIDDEN = [
  spot("tea-room", { sides: [side("1 vicar down, 4 how-de-do down"), side("2 ? down")] }),
  spot("drum", { sides: [side("3 queue"), side("5 ? down")] }),
];
const before = view({ spots: HIDDEN });
const end = view({ round: 4, spots: [], last: LAST });

const turned = (seat: number, card: string, at: number, number: number): GameEvent =>
  event("turned up", seat, { card, spot: at, number });
const TURNED = [
  turned(0, "vicar", 0, 1),
  turned(0, "how-de-do", 0, 4),
  turned(1, "mammoth", 0, 2),
  turned(1, "umpire", 1, 5),
];
const OUT = event("disregarded", 0, { card: "queue", spot: 1, number: 3, by: "umpire" });
const COUNTED = [0, 1].map((at) =>
  [0, 1].map((seat) => event("counted", seat, { spot: at, total: LAST[at]!.totals[seat]!.low })),
);
const WON = [
  [
    event("won", 0, { spot: 0, card: "tea-room" }, "You win Tea Room."),
    event("scored", 0, { points: 1, card: "tea-room" }, "You have 1 point."),
  ],
  [
    event("won", 1, { spot: 1, card: "drum" }, "Mabel wins The Drum."),
    event("took", 1, { card: "drum" }, "Mabel takes The Drum into the hand."),
  ],
];
const MARKERS = [event("first move", 1), event("rexonomics", 1)];
const ROUND = [...TURNED, OUT, ...COUNTED[0]!, ...WON[0]!, ...COUNTED[1]!, ...WON[1]!, ...MARKERS];

const film = (events: GameEvent[], from: View = before, to: View = end): Scene[] =>
  filmOf(from, { events, view: to });
const kinds = (scenes: readonly Scene[]): string[] => scenes.map(({ kind }) => kind);
/** The cards at a spot as a scene shows them: seat by seat. */
const cards = ({ view: { spots } }: Scene, at: number): string =>
  spots[at]!.sides.map((one) =>
    one.map(({ card, shown }) => `${card || "?"}${shown ? "" : " down"}`).join(", "),
  ).join(" | ");

describe("the end of a round", () => {
  const scenes = film(ROUND);

  test("goes from spot to spot, each counted and won in turn", () => {
    expect(scenes.map(({ kind, spot: at }) => `${kind} ${at}`)).toEqual([
      "turn 0",
      "how-de-do 0",
      "turn 1",
      "disregard 1",
      "count 0",
      "win 0",
      "count 1",
      "win 1",
      "markers 1",
    ]);
  });

  test("turns up what lay hidden, all of a spot together, How-de-dos after the others", () => {
    expect(cards(scenes[0]!, 0)).toBe("vicar, how-de-do down | mammoth");
    expect(cards(scenes[0]!, 1)).toBe("queue | ? down");
    expect(scenes[0]!.fresh).toEqual([1, 2]);
    expect(scenes[1]!.caption).toBe("A How-de-do.");
    expect(cards(scenes[1]!, 0)).toBe("vicar, how-de-do | mammoth");
  });

  test("crosses out a card, with the card that does it", () => {
    const [first, out] = [scenes[2]!, scenes[3]!];
    const isOut = ({ view: { spots } }: Scene) => spots[1]!.sides[0]![0]!.disregarded;

    expect([isOut(first), isOut(out), out.by, out.fresh]).toEqual([false, true, "umpire", [3]]);
  });

  test("shows a sum once it is counted, and a winner once it is won", () => {
    expect(scenes.map(({ counted }) => counted.length)).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 2]);
    expect(scenes.map(({ view: { spots } }) => spots[0]!.settled)).toEqual([
      ...Array<boolean>(5).fill(false),
      ...Array<boolean>(4).fill(true),
    ]);
    expect(scenes[7]!.view.spots.map(({ winner }) => winner)).toEqual([0, 1]);
    expect(scenes[5]!.caption).toBe("You win Tea Room. You have 1 point.");
  });

  test("adds the point when it is won, and passes the markers at the end", () => {
    expect(scenes.map(({ view: { players } }) => players[0]!.points).slice(4, 6)).toEqual([0, 1]);
    const markers = scenes.at(-1)!;
    expect([markers.view.first_move, markers.view.rexonomics]).toEqual([1, 1]);
    expect(markers.markers).toEqual([
      { marker: "first-move", seat: 1 },
      { marker: "rexonomics", seat: 1 },
    ]);
  });

  test("asks nobody anything meanwhile, and keeps the cards out of the hand", () => {
    const own = { hand: ["vicar", "late"], how_de_dos: 2, chosen: null, previews: [], unseen: [] };
    const [first] = film([...TURNED, OUT], view({ spots: [], own }));

    expect([first!.view.actors, first!.view.question]).toEqual([[], null]);
    expect([first!.view.own!.hand, first!.view.own!.how_de_dos]).toEqual([["late"], 1]);
  });
});

describe("a spot", () => {
  test("that nobody wins stays nobody's", () => {
    const scenes = film([...COUNTED[0]!, event("nobody won", -1, { spot: 0, card: "tea-room" })]);

    expect(kinds(scenes)).toEqual(["count", "win"]);
    expect(scenes[1]!.view.spots[0]).toMatchObject({ settled: true, winner: -1 });
  });

  test("that nobody came to is cleared away with the others", () => {
    const scenes = film([0, 1].map((at) => event("uncontested", -1, { spot: at, card: "drum" })));

    expect([kinds(scenes), scenes[0]!.caption]).toEqual([
      ["clear"],
      "uncontested -1. uncontested -1.",
    ]);
  });

  test("with a text about its winner has one scene for all that comes of it", () => {
    const scenes = film([
      ...WON[0]!,
      event("found", 0, { card: "pier" }),
      event("took", 0, { card: "pier" }),
    ]);

    expect(kinds(scenes)).toEqual(["win", "effect"]);
    expect(scenes[1]!.cards).toEqual([{ card: "pier", words: "found" }]);
  });

  test("with many hidden cards says how many", () => {
    const many = [1, 2, 5].map((number) => turned(0, "queue", 0, number));

    expect(film(many)[0]!.caption).toBe("3 hidden cards turn up at spot 1.");
  });
});

describe("a question while a round is resolved", () => {
  const asked = view({
    phase: "resolving",
    actors: [0],
    spots: LAST.map((one, at) => ({ ...one, settled: at === 0, winner: at === 0 ? 0 : -1 })),
  });

  test("ends the film there", () => {
    const scenes = film([...TURNED, ...COUNTED[0]!, ...WON[0]!], before, asked);

    expect(kinds(scenes)).toEqual(["turn", "how-de-do", "turn", "count", "win"]);
    expect(scenes.at(-1)!.view.spots.map(({ settled }) => settled)).toEqual([true, false]);
  });

  test("lets it go on after the answer from where it was", () => {
    const spent = event("discarded", 0, { card: "vicar" });
    const sold = event("sold", 0, { card: "drum" });
    const scenes = film([spent, sold, MARKERS[1]!, ...COUNTED[1]!, ...WON[1]!], {
      ...asked,
      actors: [1],
    });

    expect(kinds(scenes)).toEqual(["effect", "effect", "count", "win"]);
    expect(scenes[0]!.counted).toEqual([0]);
    expect(scenes[0]!.view.spots[0]!.winner).toBe(0);
    expect(scenes[0]!.cards).toEqual([{ card: "vicar", words: "discarded" }]);
  });
});

test("an answer is not told to the seat that gave it", () => {
  const asked = view({ phase: "resolving", actors: [0], spots: LAST });

  expect(film([event("discarded", 0, { card: "vicar" })], asked)).toEqual([]);
});

describe("the next round", () => {
  const next = [event("round began", -1, { round: 4 }), event("spot dealt", -1, { spot: 0 })];
  const ice = event("prehistoric", -1, { card: "ice", spot: 0 }, "The Ice acts.");

  test("begins with what its Prehistoric cards do, over the new table", () => {
    const napped = event("napped", -1, {}, "Bed cards will be disregarded.");
    const nap = event("prehistoric", -1, { card: "nap", spot: 1 }, "The Nap acts.");
    const scenes = film([...WON[0]!, ...next, ice, nap, napped]);

    expect(kinds(scenes)).toEqual(["win", "prehistoric", "prehistoric"]);
    expect(scenes[2]!.caption).toBe("The Nap acts. Bed cards will be disregarded.");
    expect([scenes[2]!.view.round, scenes[2]!.spot]).toEqual([4, 1]);
  });

  test("needs no film of its own", () => {
    expect(film(next)).toEqual([]);
  });

  test("of nothing but Prehistoric cards leaves nothing of the one before it to show", () => {
    const gone = event("uncontested", -1, { spot: 0, card: "ice" });

    expect(film([...ROUND, ...next, ice, gone])).toEqual([]);
  });
});

describe("a moment of the round", () => {
  const now = view({ spots: HIDDEN });
  const rival = view({ spots: HIDDEN, actors: [1] });
  const own = view({ spots: HIDDEN, actors: [0] });

  test.each([
    ["a trade", event("traded", 1, { gives: "queue", takes: "drum", spot: 1 }), "queue, drum"],
    ["a shove", event("moved", 0, { card: "vicar", from: 0, to: 1, number: 1 }), "vicar"],
    ["a card turned up", event("flipped", 0, { card: "vicar", spot: 0, number: 1 }), "vicar"],
    ["spots that change places", event("relocated", 1, { spot: 0, other: 1 }), ""],
    ["a marker", event("rexonomics", 1), ""],
  ])("shows %s of the rival, but not of your own", (_, one, shown) => {
    const scenes = film([one], rival, now);

    expect(kinds(scenes)).toEqual(["moment"]);
    expect(scenes[0]!.cards.map(({ card }) => card).join(", ")).toBe(shown);
    expect(film([one], own, now)).toEqual([]);
  });

  test.each([
    ["a card that is found", [event("found", 0, { card: "pier" })], "pier found"],
    ["one that is not", [event("not found", 0, { card: "pier" })], "pier not in the deck"],
    ["an exchange", [event("exchanged", -1), event("got", 0, { card: "hat" })], "hat got"],
    ["the rival's discard", [event("discarded", 1, { card: "hat" })], "hat discarded"],
  ])("shows %s to both", (_, events, shown) => {
    const scenes = film(events, own, now);

    expect(kinds(scenes)).toEqual(["moment"]);
    expect(scenes[0]!.cards.map(({ card, words }) => `${card} ${words}`).join(", ")).toBe(shown);
  });

  test("is not made of a card that is laid", () => {
    expect(film([event("laid down", 1, { spot: 0, number: 6 }), event("passed", 1)])).toEqual([]);
  });

  test("before the resolution still has the old spots, with what was hidden", () => {
    const scenes = film([event("exchanged", -1), ...TURNED]);

    expect(scenes[0]!.kind).toBe("moment");
    expect(cards(scenes[0]!, 0)).toBe("vicar down, how-de-do down | ? down");
  });
});

test("a spectator sees backs until they turn up, on both sides", () => {
  const hidden = HIDDEN.map((one) => ({
    ...one,
    sides: one.sides.map((all) => all.map((laid) => (laid.shown ? laid : { ...laid, card: "" }))),
  }));
  const scenes = film(ROUND, view({ seat: null, own: null, spots: hidden }), {
    ...end,
    seat: null,
    own: null,
  });

  expect(cards(scenes[0]!, 1)).toBe("queue | ? down");
  expect(cards(scenes[0]!, 0)).toBe("vicar, ? down | mammoth");
});
