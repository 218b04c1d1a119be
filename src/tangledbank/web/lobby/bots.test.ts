import { expect, test } from "vitest";
import { groupsOf, titleOf, usualBot } from "./bots";

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
