import { describe, expect, it } from "vitest";
import {
  anchorOf,
  hasAnchor,
  linkSections,
  markWords,
  readRulebook,
  searchRules,
  wordsOf,
} from "./rulebook";

const BOOK = `# A game

What it is about.

## §1 Set-up

**§1.1** Two players sit down.

**§1.10** The *deck* is shuffled, as §13.1 says.

## §13 The end

**§13.1** Most points & luck win (§1.1).

## Rulings

**R1** A draw is a draw.
`;
const chapters = readRulebook(BOOK);
const numbers = (wanted: string): string[] =>
  searchRules(chapters, wanted).flatMap(({ entries }) => entries.map(({ number }) => number));

describe("a rulebook", () => {
  it("has chapters with their numbers, and what can be linked", () => {
    expect(chapters.map(({ number, title }) => anchorOf(number, title))).toEqual([
      "",
      "§1",
      "§13",
      "rulings",
    ]);
    expect(anchorOf("R1")).toBe("R1");
  });

  it("knows which § it has", () => {
    const anchors = ["§1", "§1.10", "R1", "rulings", "§99.9", "R2", "nothing"];
    expect(anchors.map((anchor) => hasAnchor(chapters, anchor))).toEqual([
      ...[true, true, true, true],
      ...[false, false, false],
    ]);
  });

  it("finds words in any rule, all of them in the same one", () => {
    expect(numbers("draw")).toEqual(["R1"]);
    expect(numbers("deck SHUFFLED")).toEqual(["1.10"]);
    expect(numbers("deck draw")).toEqual([]);
  });

  it("finds a § as a whole number, where it stands and where it is named", () => {
    expect(numbers("§1.1")).toEqual(["1.1", "13.1"]);
    expect(numbers("13.1")).toEqual(["1.10", "13.1"]);
    expect(numbers("§ 1")).toEqual(["1.1", "1.10"]);
    expect(numbers("r1")).toEqual(["R1"]);
  });

  it("marks what was found in the text, never in a tag or an entity", () => {
    expect(markWords("<em>strong</em> &amp; am", wordsOf("em am"))).toBe(
      "<em>strong</em> &amp; <mark>am</mark>",
    );
    expect(markWords("<b>§1.1</b> and §1.10", wordsOf("1.1"))).toBe(
      "<b><mark>§1.1</mark></b> and §1.10",
    );
    expect(markWords("a + b (c", wordsOf("+ (c"))).toBe("a <mark>+</mark> b <mark>(c</mark>");
  });

  it("leads from each § to its place", () => {
    expect(linkSections("<p>(§1.10)</p>")).toBe(
      '<p>(<a class="section" href="#§1.10">§1.10</a>)</p>',
    );
  });
});
