import { expect, test } from "vitest";
import { pond } from "../../play/pond.fixture.ts";
import { stepsOf } from "./steps.ts";

const now = (said: Parameters<typeof pond>[0]): string =>
  stepsOf(pond(said)).find(({ state }) => state === "now")?.name ?? "";

test("the present step is one of deal, draws, aim and reveal", () => {
  expect(stepsOf(pond()).map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "Deal: done",
    "Draw 1 of 2: now",
    "Draw 2: later",
    "Aim: later",
    "Reveal: later",
  ]);
  expect(now({ draw: 2 })).toBe("Draw 2 of 2");
  expect(now({ phase: "aiming", draw: 0 })).toBe("Aim");
  expect(now({ phase: "striking", draw: 0 })).toBe("Reveal");
  expect(now({ phase: "over", draw: 0 })).toBe("");
});
