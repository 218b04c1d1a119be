/** What people type, and what they read. */
import { expect, test, vi } from "vitest";
import { announcementOf } from "./announcer.svelte";
import { isWholeCode, readCode, spellOut } from "../wire/codes";
import { invitationTo } from "../wire/invite";
import { ADJECTIVES, friendlyName, LONGEST_NAME, ORGANISMS, readName } from "./names";
import { changes, inWords } from "../lobby/options";
import { placeOf } from "./path";
import { span } from "../seats/presence";
import { numberOf, readRulebook, searchRules } from "../rules/rulebook";
import { columnsOf, countedTo, headline } from "../end/scores";
import { counted, listed } from "./words";
import { titleOf } from "./title";
import type { EventInfo, Frame, GameInfo, Outcome } from "../wire/wire";

test("codes are read in any case, with spaces, or out of a link", () => {
  expect(readCode("fern7k")).toBe("FERN7K");
  expect(readCode(" fer n7k ")).toBe("FERN7K");
  expect(readCode("http://192.168.0.7:8765/t/FERN7K?x")).toBe("FERN7K");
  expect(readCode("o0i1ab")).toBe("AB");
  expect(readCode("ABCDEFGH")).toBe("ABCDEF");
  expect([isWholeCode("FERN7K"), isWholeCode("FERN")]).toEqual([true, false]);
  expect(spellOut("FERN7K")).toBe("F E R N 7 K");
});

test("friendly names are all different and fit on a label", () => {
  expect(new Set(ADJECTIVES).size).toBe(ADJECTIVES.length);
  expect(new Set(ORGANISMS).size).toBe(ORGANISMS.length);
  const longest = (words: readonly string[]): number => Math.max(...words.map((w) => w.length));
  expect(longest(ADJECTIVES) + 1 + longest(ORGANISMS)).toBeLessThanOrEqual(LONGEST_NAME);
  expect(friendlyName()).toMatch(/^[A-Z][a-z]+ [A-Z][a-z ]+$/);
});

test("a typed name is one line and not too long", () => {
  expect(readName("  Ana \n Maria ")).toBe("Ana Maria");
  expect(readName("x".repeat(60))).toHaveLength(LONGEST_NAME);
});

test("places of the page", () => {
  expect(placeOf("/")).toEqual({ page: "shelf" });
  expect(placeOf("/t/fern7k")).toEqual({ page: "table", code: "FERN7K" });
  expect(placeOf("/games/phanerozoic/")).toEqual({ page: "game", id: "phanerozoic" });
  expect(placeOf("/credits")).toEqual({ page: "credits" });
  for (const path of ["/t", "/games/", "/games/../x", "/nowhere", "/t/FERN7K/more", "/%E0%A4%A"]) {
    expect(placeOf(path), path).toEqual({ page: "missing" });
  }
});

test("an invitation uses an address that the house can reach", () => {
  const local = { origin: "http://localhost:8765", hostname: "localhost" };
  const lan = ["http://192.168.0.7:8765/"];

  expect(invitationTo("FERN7K", local, lan)).toEqual({
    link: "http://192.168.0.7:8765/t/FERN7K",
    reaches: true,
  });
  expect(invitationTo("FERN7K", local, [])).toEqual({
    link: "http://localhost:8765/t/FERN7K",
    reaches: false,
  });
  const there = { origin: "http://192.168.0.7:8765", hostname: "192.168.0.7" };
  expect(invitationTo("FERN7K", there, lan).link).toBe("http://192.168.0.7:8765/t/FERN7K");
});

test("what changes: options that differ from the usual ones for this number of seats", () => {
  const game = {
    options: [
      { name: "rounds", kind: "number", defaults: { "2": 8, "3": 6 } },
      { name: "open", kind: "switch", defaults: { "2": false, "3": false } },
    ],
  } as unknown as GameInfo;

  expect(changes(game, 3, { rounds: 6, open: false })).toEqual([]);
  expect(changes(game, 3, {})).toEqual([]);
  expect(changes(game, 2, { rounds: 6, open: true }).map(({ from, to }) => [from, to])).toEqual([
    [8, 6],
    [false, true],
  ]);
  expect([inWords(true), inWords(3)]).toEqual(["on", "3"]);
});

test("titles say whose turn it is", () => {
  const nameOf = (seat: number): string => ["Ana", "Bo", "Cy"][seat] ?? "";
  const table = { stage: "playing", title: "Phanerozoic" } as const;

  expect(titleOf({ table, isAsked: true, inRealTime: false, actors: [0, 1], nameOf })).toBe(
    "Your turn · Phanerozoic",
  );
  expect(titleOf({ table, isAsked: false, inRealTime: false, actors: [1], nameOf })).toBe(
    "Bo to act · Phanerozoic",
  );
  expect(titleOf({ table, isAsked: false, inRealTime: false, actors: [0, 1, 2], nameOf })).toBe(
    "Ana, Bo and Cy to act · Phanerozoic",
  );
  const over = { ...table, stage: "over" } as const;
  expect(titleOf({ table, isAsked: true, inRealTime: true, actors: [0, 1], nameOf })).toBe(
    "Phanerozoic",
  );
  expect(titleOf({ table: over, isAsked: false, inRealTime: false, actors: [], nameOf })).toBe(
    "Phanerozoic is over",
  );
});

test("things are counted", () => {
  expect([counted(1), counted(-1), counted(3, "card")]).toEqual(["1 point", "-1 point", "3 cards"]);
  expect(counted(2, "offspring")).toBe("2 offspring");
});

test("names are listed as people say them", () => {
  expect(listed(["Ana", "Bo", "Cy"])).toBe("Ana, Bo and Cy");
  expect(listed(["Ana"])).toBe("Ana");
  expect(listed([])).toBe("");
  expect(listed(["forest", "desert", "ocean"], "or")).toBe("forest, desert or ocean");
});

test("an announcement is three sentences, the rest a number, then whose turn it is", () => {
  const events = ["A.", "B.", "C.", "D.", "E."].map((sentence) => ({ sentence }) as EventInfo);
  const legal = [{ verb: "keep", card: "crow" }];
  const frame = { events, legal, asked: "Act with a card (§3.1)." } as unknown as Frame;

  expect(announcementOf(frame, false)).toBe("A. B. C. And 2 more. Your turn. Act with a card.");
  expect(announcementOf(frame, true)).toBe("A. B. C. And 2 more.");
  expect(announcementOf({ ...frame, events: [], legal: [] }, false)).toBe("");
});

test("how long somebody has been away", () => {
  expect([span(42_900), span(150_000), span(3 * 3_600_000)]).toEqual(["42 s", "2 min", "3 h"]);
});

test("points add up piece by piece", () => {
  const parts = [
    { points: 3, reason: "a", cards: [] },
    { points: -1, reason: "b", cards: [] },
  ];
  const score = { name: "Ana", points: 2, parts };
  expect([0, 1, 2, 9].map((pieces) => countedTo(score, pieces).sum)).toEqual([0, 3, 2, 2]);
});

test("the headline names who won", () => {
  const score = (name: string, points: number) => ({ name, points, parts: [] });
  const outcome: Outcome = {
    scores: [score("Ana", 5), score("Bo", 5), score("Cy", 1)],
    winners: [0, 1],
    ended_by: "",
    rivals: [],
  };
  const nameOf = (seat: number): string => outcome.scores[seat]?.name ?? "";

  expect(headline(outcome, 2, nameOf)).toBe("Ana and Bo share the win with 5 points");
  expect(headline(outcome, 1, nameOf)).toBe("You and Ana share the win with 5 points");
  expect(headline({ ...outcome, winners: [0] }, 0, nameOf)).toBe("You win with 5 points");
  expect(headline({ ...outcome, winners: [0] }, 0, nameOf, "card")).toBe("You win with 5 cards");
  const alone = { ...outcome, scores: [score("Ana", 1)], rivals: [score("The Automa", 1)] };
  expect(headline({ ...alone, winners: [] }, 0, nameOf)).toBe("The Automa wins with 1 point");
  expect(columnsOf({ ...alone, winners: [0] }).map(({ wins }) => wins)).toEqual([true, false]);
});

test("rules are found by their number and by their words", () => {
  const rules = readRulebook(
    "# Game\n\nIntro.\n\n## §1 Set-up\n\n**§1.1** Lay out *Algae*.\n\n**§1.2** Shuffle.\n\n" +
      "## Rulings\n\n**N1** Half of one is one, see [cards](cards.toml).\n",
  );

  expect(rules.map(({ title, entries }) => [title, ...entries.map((one) => one.number)])).toEqual([
    ["", ""],
    ["§1 Set-up", "1.1", "1.2"],
    ["Rulings", "N1"],
  ]);
  expect(rules[2]?.entries[0]?.html).not.toContain("<a");
  expect(searchRules(rules, "algae lay").flatMap(({ entries }) => entries)).toHaveLength(1);
  expect(searchRules(rules, "§1.2")[0]?.entries[0]?.number).toBe("1.2");
  expect(["§3.4", "§5.2, ruling M4", ""].map(numberOf)).toEqual(["3.4", "M4", ""]);
});

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
