import { expect, test } from "vitest";
import { against, groupsOf, isOffered, titleOf, usualBot } from "./bots";

const LEVELS = [
  { id: "easy", name: "Easy", animal: "Trilobite", about: "." },
  { id: "hard", name: "Hard", animal: "Mammoth", about: "." },
];
const THINKS = {
  bots: ["easy", "hard"],
  levels: LEVELS,
  styles: [{ id: "fighter", about: "Fights." }],
  usual_bot: "hard",
};
const PLAIN = {
  bots: ["random", "middling", "greedy"],
  levels: [],
  styles: [],
  usual_bot: "middling",
};

test("levels are offered with their animals, and each style on every level", () => {
  expect(groupsOf(THINKS)).toEqual([
    {
      title: "",
      bots: [
        { bot: "easy", words: "Easy (Trilobite)" },
        { bot: "hard", words: "Hard (Mammoth)" },
      ],
    },
    {
      title: "As a fighter",
      bots: [
        { bot: "easy fighter", words: "Easy fighter" },
        { bot: "hard fighter", words: "Hard fighter" },
      ],
    },
  ]);
});

test("a game without levels has its own names", () => {
  expect(groupsOf(PLAIN)).toHaveLength(1);
  expect(PLAIN.bots.map((bot) => titleOf(PLAIN, bot))).toEqual([
    "random, easiest",
    "middling",
    "greedy, strongest",
  ]);
});

test("a bot that is no longer offered keeps its name", () => {
  expect(titleOf(THINKS, "greedy")).toBe("greedy");
});

test("whoever just wants to play meets the bot that the game names", () => {
  expect([usualBot(THINKS), usualBot(null)]).toEqual(["hard", ""]);
});

test("a match is called by its animals", () => {
  const match = (bot: string, seats: number) => against(THINKS, { bot, seats, pace: "human" });

  expect([match("easy", 3), match("hard", 2)]).toEqual(["two Trilobites", "one Mammoth"]);
  expect(match("hard fighter", 2)).toBe("one Mammoth, a fighter");
  expect(match("hard fighter", 4)).toBe("three Mammoths, fighters");
});

test("what was chosen last time is offered still, or it is not", () => {
  const bots = ["easy", "hard fighter", "greedy", ""];

  expect(bots.map((bot) => isOffered(THINKS, bot))).toEqual([true, true, false, false]);
});
