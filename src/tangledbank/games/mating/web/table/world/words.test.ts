import { describe, expect, test } from "vitest";
import { cards, nameOf, player, strategy, view } from "../../play/clearing.fixture.ts";
import { fightOf, huntedOf, markOf, noteOf, spokenSeat } from "./words.ts";

describe("a seat for the ear", () => {
  const deer = player({ strategy: strategy("deer"), offspring: 4, food: 2 });
  const said = (change: Parameters<typeof view>[1], one = deer, you: number | null = 1): string =>
    spokenSeat(view([one, player()], change), 0, cards, nameOf, you);

  test("says all that the stage shows", () => {
    expect(said({ phase: "window", actors: [0] })).toBe(
      "Ana: Red deer, roaring match, fights, 4 offspring, 2 food, 5 cards in hand, is asked, goes first.",
    );
  });

  test("says who is hunted", () => {
    const hunted = { phase: "threat", part: "survive", threatened: [0], first: 1 };

    expect(said(hunted, deer, 0)).toBe(
      "You: Red deer, roaring match, fights, hunted, with predator value 6, 4 offspring, 2 food, 5 cards in hand.",
    );
  });

  test("tells nothing of a card that lies face down", () => {
    expect(said({ first: 1 }, player({ ready: true }))).toBe(
      "Ana: a card face down, 0 offspring, 5 food, 5 cards in hand, ready.",
    );
  });

  test.each([
    [player({ lunch: true }), "out to lunch"],
    [player({ lost: "deer", lost_to: "fight" }), "Red deer, roaring match, beaten"],
    [player({ lost: "deer", lost_to: "predator" }), "Red deer, roaring match, eaten"],
  ])("says what became of a strategy", (one, words) => {
    expect(said({ phase: "window" }, one)).toContain(`Ana: ${words}, 0 offspring`);
  });
});

describe("marks", () => {
  test("say the same of everyone who is asked in a window, whatever they hold", () => {
    const asked = view([player(), player({ passed: true }), player({ passed_ahead: true })], {
      phase: "window",
      actors: [0],
    });

    expect([0, 1, 2].map((seat) => markOf(asked, seat)?.word)).toEqual([
      "is asked",
      "passed",
      "passed ahead",
    ]);
  });
});

describe("the fight", () => {
  const fighters = [player({ strategy: strategy("deer") }), player({ strategy: strategy("roo") })];

  test("is noted on the plates, and gives way to a hunt", () => {
    const survive = view(fighters, { part: "survive" });
    const three = view([...fighters, fighters[0]!], { part: "play" });

    expect(noteOf(survive, 0, nameOf, null)).toBe("fights Bo");
    expect(noteOf(survive, 0, nameOf, 1)).toBe("fights you");
    expect(noteOf(three, 0, nameOf, null)).toBe("fights 2 others");
    expect(noteOf({ ...survive, part: "mating" }, 0, nameOf, null)).toBe("");
    expect(noteOf({ ...survive, threatened: [0] }, 0, nameOf, null)).toBe("hunted");
  });

  test("is announced until it is fought", () => {
    expect(fightOf(view(fighters, { part: "survive" }), nameOf, null)).toBe("Then Ana fights Bo");
    expect(fightOf(view(fighters, { part: "survive" }), nameOf, 0)).toBe("Then you fight Bo");
    expect(fightOf(view(fighters, { part: "survive" }), nameOf, 1)).toBe("Then Ana fights you");
  });

  test("says who won by how much", () => {
    const fought = view(
      [
        player({ lost: "deer", lost_to: "fight" }),
        player({ strategy: strategy("roo", { won: true }) }),
      ],
      {
        part: "attract",
        throws: [
          { seat: 0, dice: [2, 3] },
          { seat: 1, dice: [1, 2, 6] },
        ],
      },
    );

    expect(fightOf(fought, nameOf, null)).toBe("Bo wins, 9 to 5");
  });
});

test("only those who have still to decide are hunted", () => {
  const hunted = view([player(), player()], { part: "survive", threatened: [1, 0], deciding: 1 });

  expect(huntedOf(hunted)).toEqual([0]);
});
