import { expect, test } from "vitest";
import { inOneLine, watching } from "./asking";

test("a spectator is told for whom the table waits", () => {
  expect(watching({ heading: "Ana draws.", text: "" })).toEqual({
    heading: "You are watching.",
    text: "Ana draws.",
  });
  expect(inOneLine({ heading: "Draw.", text: "Tap a card." })).toBe("Draw. Tap a card.");
});
