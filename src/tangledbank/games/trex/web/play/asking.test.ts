import { describe, expect, it } from "vitest";
import type { View } from "../view.ts";
import { askingOf } from "./asking.ts";
import type { Thing } from "./things.ts";
import { act, asking, card, nameOf, OWN, view } from "./table.fixture.ts";
import { waysOf } from "./ways.ts";

const KINDS = [
  "hand", "order", "ice", "tar", "meteor", "gift", "trade", "play", "use", "peek", "flip", "shift",
  "shove", "recall", "discard", "discard too", "give", "exchange", "relocate", "limit", "sequence",
  "top", "spend", "barter", "sell",
]; // prettier-ignore

function ask(seen: View, may: string[], path: Thing[] = [], says = "") {
  const legal = may.map(act);
  const ways = waysOf(seen, legal);
  return askingOf({ view: seen, intent: { legal, ways, path, says: () => says }, card, nameOf });
}

describe("the slab", () => {
  it.each(KINDS)("asks %s in words", (kind) => {
    const { heading, text } = ask(asking(kind, 1, "bandstand"), ["leave it"]);

    expect(heading).toMatch(/[.?]$/);
    expect(heading).not.toBe("Your choice.");
    expect(`${heading}${text}`).not.toMatch(/undefined|null|NaN/);
  });

  it.each(KINDS)("says for whom it waits, when the other is asked %s", (kind) => {
    const { heading } = ask(asking(kind, 1, "bandstand", { actors: [1] }), []);

    expect(heading).toMatch(/^Mabel .+\.$/);
  });

  it("leads from the card to the spot to how it lies", () => {
    const legal = ["play trombone at 2 down", "play trombone at 2 open", "pass"];

    expect(ask(view(), legal).heading).toBe("Lay a card, or pass.");
    expect(ask(view(), legal, ["hand:trombone"]).heading).toBe("Second Trombone: where?");
    expect(ask(view(), legal, ["hand:trombone", "spot:1"])).toEqual({
      heading: "Second Trombone: down or open?",
      text: "It joins Iguanodon on the Bandstand. Your last play of Jurassic.",
    });
    expect(ask(view(), legal.slice(0, 1), ["hand:trombone", "spot:1"]).heading).toBe(
      "Second Trombone: lay it here?",
    );
  });

  it("says what the second touch does", () => {
    const seen = asking("meteor");

    expect(ask(seen, ["discard nap"], ["hand:nap"], "you lose it.")).toEqual({
      heading: "Nap on the Great West Road?",
      text: "You lose it.",
    });
    expect(ask(asking("peek", 1), ["look at 2"], ["laid:4"]).heading).toBe("This card?");
  });

  it("waits for the other once both choose at once", () => {
    const seen = asking("exchange", -1, "", {
      actors: [1],
      own: { ...OWN, chosen: { verb: "swap", card: "nap" } },
    });
    seen.players = [{ ...seen.players[0]!, ready: true }, seen.players[1]!];

    expect(ask(seen, [])).toEqual({
      heading: "Waiting for Mabel.",
      text: "You have chosen Nap on the Great West Road. Touch it to change that.",
    });
  });

  it("tells a spectator what goes on", () => {
    const seen = asking("meteor", -1, "", { seat: null, own: null, actors: [0, 1] });

    expect(ask(seen, [])).toEqual({
      heading: "You are watching.",
      text: "Ana and Mabel choose a card to discard.",
    });
  });
});
