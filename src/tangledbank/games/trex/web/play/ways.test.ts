import { describe, expect, it } from "vitest";
import { act, asking, laid, spot, view } from "./table.fixture.ts";
import { ending, nextOf, waysOf } from "./ways.ts";

const steps = (kind: string, at: number, ...legal: string[]): string[] =>
  waysOf(asking(kind, at), legal.map(act)).map(({ steps }) => steps.join(" "));

describe("the way to an action", () => {
  it("lays a card at a spot, down or open", () => {
    const legal = ["play trombone at 2 down", "play trombone at 2 open", "pass"].map(act);
    const ways = waysOf(view(), legal);

    expect(ways.map(({ action }) => action)).toEqual(legal.slice(0, 2));
    expect(ways.map(({ mode }) => mode)).toEqual(["down", "open"]);
    expect([...nextOf(ways, [])]).toEqual(["hand:trombone"]);
    expect([...nextOf(ways, ["hand:trombone"])]).toEqual(["spot:1"]);
    expect(ending(ways, ["hand:trombone", "spot:1"]).length).toBe(2);
  });

  it("trades a card of the hand for a spot", () => {
    expect(steps("trade", -1, "trade nap for 2", "no trade")).toEqual(["hand:nap spot:1"]);
  });

  it("chooses a spot", () => {
    expect(steps("ice", -1, "choose 1", "choose 4")).toEqual(["spot:0", "spot:3"]);
  });

  it("finds the rival's hidden cards by their places at the spot that is asked about", () => {
    expect(steps("peek", 1, "look at 2", "leave it")).toEqual(["laid:4"]);
    expect(steps("flip", 0, "turn up 1")).toEqual(["laid:2"]);
  });

  it("moves a card that lies, and then names the spot", () => {
    expect(steps("shift", 1, "move elevenses to 2")).toEqual(["laid:1 spot:1"]);
    expect(steps("shove", 1, "shove maud to 1")).toEqual(["laid:3 spot:0"]);
    expect(steps("recall", 1, "take back elevenses")).toEqual(["laid:1"]);
  });

  it("relocates two spots in whichever order they are touched", () => {
    expect(steps("relocate", 1, "relocate 1 and 4")).toEqual(["spot:0 spot:3", "spot:3 spot:0"]);
  });

  it("takes cards to discard, give and swap from the hand", () => {
    for (const kind of ["meteor", "discard", "discard too", "limit"])
      expect(steps(kind, -1, "discard nap")).toEqual(["hand:nap"]);
    expect(steps("gift", -1, "give nap")).toEqual(["hand:nap"]);
    expect(steps("barter", 1, "swap nap", "leave it")).toEqual(["hand:nap"]);
  });

  it("spends a card of your own side of that spot", () => {
    expect(steps("spend", 0, "discard elevenses")).toEqual(["laid:1"]);
  });

  it("orders what acts by where it lies: a spot, or a card on a side", () => {
    expect(steps("order", -1, "first jumble-sale")).toEqual(["spot:2"]);
    expect(steps("sequence", -1, "first elevenses", "first low-tide")).toEqual([
      "laid:1",
      "spot:3",
    ]);
  });

  it("takes any of several How-de-dos, but only at the spot that is asked about", () => {
    const here = [laid(1, "how-de-do"), laid(2, "how-de-do")];
    const spots = [spot("tea-room", [], here), spot("low-tide", [], [laid(3, "how-de-do")])];

    const ways = waysOf(asking("top", 0, "", { spots }), [act("disregard how-de-do")]);

    expect(ways.map(({ steps }) => steps.join())).toEqual(["laid:1", "laid:2"]);
  });

  it("has none to bare words", () => {
    expect(waysOf(view(), ["pass", "keep", "use it"].map(act))).toEqual([]);
  });
});
