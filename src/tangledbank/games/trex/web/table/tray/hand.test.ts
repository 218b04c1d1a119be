import { describe, expect, it } from "vitest";
import { answerBy, answersOf } from "../../play/answers.ts";
import { groupsOf } from "./hand.ts";
import { stepsOf } from "../head/periods.ts";
import { closedWords, stripsOf } from "../world/signs.ts";
import { act, card, nameOf, spot, view } from "../../play/table.fixture.ts";
import { firstMoveWords } from "../../play/words.ts";

describe("your own hand", () => {
  it("stands by period, with the weakest card first", () => {
    const groups = groupsOf(view(), card);

    expect(groups.map(({ when, cards }) => [when, cards.map(({ id }) => id)])).toEqual([
      ["past", ["fair-queue"]],
      ["now", ["trombone", "diplodocus"]],
      ["next", ["nap"]],
    ]);
  });
});

describe("the strip of periods", () => {
  const states = (some: Parameters<typeof view>[0]): string[] =>
    stepsOf(view(some)).map(({ state }) => state);

  it("strikes out what is past", () => {
    expect(states({})).toEqual(["past", "past", "now", "next"]);
  });

  it("lights Prehistoric only if one was dealt", () => {
    expect(states({ spots: [spot("tea-room")] })[0]).toBe("none");
    expect(states({ phase: "prehistoric", period: "" })).toEqual(["now", "next", "next", "next"]);
  });

  it("knows no Prehistoric cards in the set of 2011", () => {
    expect(states({ options: { cards: "2011" } }).length).toBe(3);
  });
});

describe("answers in words", () => {
  it("come with their keys", () => {
    expect(answersOf(["play trombone at 1 down", "pass"].map(act)).map(({ name }) => name)).toEqual(
      ["Pass the period"],
    );
    expect(answerBy(["leave it", "look at 1"].map(act), "P")).toEqual(act("leave it"));
    expect(answerBy(["use it", "leave it"].map(act), "Enter")).toEqual(act("use it"));
  });
});

describe("signs and markers", () => {
  it("say what happened to a spot", () => {
    const words = (some: Parameters<typeof spot>[3]): string[] =>
      stripsOf(spot("tea-room", [], [], some), nameOf, 0).map((one) => one.words);

    expect(words({ iced: true, tarred: true }).length).toBe(2);
    expect(words({ settled: true, winner: 0 })).toEqual(["You win this"]);
    expect(words({ settled: true, winner: 1 })).toEqual(["Mabel wins this"]);
    expect(words({ settled: true })).toEqual(["Nobody wins this"]);
    expect(closedWords(card("jumble-sale"), true)).toBe("Nobody wins this spot.");
  });

  it("say who starts, and who will", () => {
    expect(firstMoveWords(view(), nameOf)).toBe("Mabel starts, and wins ties");
    expect(firstMoveWords(view({ next_first: 0 }), nameOf)).toBe(
      "Mabel starts; from the next period you do",
    );
  });
});
