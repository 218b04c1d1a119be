import { expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import { dropping, keptOf } from "./drops.ts";
import { own } from "./pond.fixture.ts";

const { say } = spoken<Action>("phylo");

test("dropped cards stand in the order of the hand", () => {
  const hand = ["duckweed", "mallard", "european-rabbit"];

  expect(say(dropping(hand, ["european-rabbit", "duckweed"]))).toBe(
    "drop duckweed european-rabbit",
  );
  expect(say(dropping(hand, []))).toBe("keep all");
});

test("what lives on a dropped card would be lost", () => {
  expect(keptOf(own, ["duckweed"])).toEqual({
    counting: [],
    points: 0,
    lost: ["mallard"],
  });
});

test("dropping loose cards leaves the web as it is", () => {
  const kept = keptOf(own, ["european-rabbit", "great-blue-heron"]);

  expect(kept).toEqual({ counting: ["duckweed", "mallard"], points: 7, lost: [] });
});

test("while nothing can be dropped, the web stands as it is", () => {
  const still = { ...own, kept_counting: [], kept_points: [] };

  expect(keptOf(still, [])).toEqual({
    counting: ["duckweed", "mallard"],
    points: 7,
    lost: [],
  });
});
