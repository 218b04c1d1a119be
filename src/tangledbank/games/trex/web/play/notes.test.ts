import { describe, expect, it } from "vitest";
import {
  footprintCounts,
  notedCards,
  noteKey,
  noteWords,
  suspectId,
  suspects,
  unseenByPeriod,
} from "./notes.ts";
import { card, FACES, view } from "./table.fixture.ts";

describe("notes", () => {
  it("hang on a card's number in its round", () => {
    expect(noteKey(7, 4)).toBe("7:4");
  });

  it("name a suspected card, or say what the player wrote", () => {
    const nameOf = (id: string) => FACES.get(id)?.name;

    expect(noteWords("vicar", nameOf)).toBe("The Vicar Takes Seconds");
    expect(noteWords("a bluff", nameOf)).toBe("a bluff");
  });

  it("suspect unseen cards of the period, those that the rival is known to have, and a How-de-do", () => {
    const table = view();
    table.players = [table.players[0]!, { ...table.players[1]!, known: ["diplodocus", "nap"] }];

    expect(suspects(table, "jurassic", card).map(suspectId)).toEqual([
      "diplodocus",
      "vicar",
      "bandstand",
      "how-de-do",
    ]);
  });

  it("are listed for the hidden cards of the other side, in this round", () => {
    const notes = { "7:4": "vicar", "6:2": "old", "7:1": "mine" };

    expect(notedCards(view(), notes).map(({ laid, text }) => [laid.number, text])).toEqual([
      [4, "vicar"],
    ]);
  });

  it("tell what may lie anywhere, by period and footprints", () => {
    const [fine, jurassic, free] = unseenByPeriod(view(), card);

    expect(fine?.cards.map(({ id }) => id)).toEqual(["maud"]);
    expect(jurassic?.cards.map(({ id }) => id)).toEqual(["vicar", "bandstand"]);
    expect(free?.cards).toEqual([]);
    expect(footprintCounts(jurassic?.cards ?? [])).toEqual([
      [4, 1],
      [3, 1],
    ]);
  });
});
