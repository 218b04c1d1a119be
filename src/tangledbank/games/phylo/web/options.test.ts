import { expect, test } from "vitest";
import { idle } from "./options.ts";

test("a game for points does not count its rounds", () => {
  expect(Object.keys(idle({ end: "points" }))).toEqual(["rounds"]);
});

test("a game for rounds has no target, and needs no longest game", () => {
  expect(Object.keys(idle({ end: "rounds" }))).toEqual(["target", "longest"]);
});

test("every idle option says when it would do something", () => {
  expect(idle({ end: "points" })["rounds"]).toContain("only for a game that ends by rounds");
  expect(idle({ end: "rounds" })["target"]).toContain("only for a game that ends by points");
});
