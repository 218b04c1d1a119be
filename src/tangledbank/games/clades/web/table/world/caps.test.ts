import { expect, test } from "vitest";
import { capOf, keyOf, keysOf } from "./caps.ts";
import { card, cards, player, rows, scene } from "../../play/scene.fixture.ts";

test("the three letter rows are the three clades", () => {
  expect([keyOf(0, 0), keyOf(1, 3), keyOf(2, 6)]).toEqual(["KeyQ", "KeyF", "KeyM"]);
});

test("a row longer than the keyboard has places without keys", () => {
  expect(keyOf(2, 9)).toBe("Slash");
  expect(keyOf(2, 10)).toBeNull();
});

test("Space is one's own card, digits are for others", () => {
  const keys = keysOf(scene({ shared: rows("", "", "", "mw1b"), hand: cards("ma1b sa1b") }));

  expect(keys.get("Space")).toBe(card("ma1b"));
  expect(keys.get("Digit9")).toBe(card("sa1b"));
  expect(keys.get("Digit1")).toBe(card("mw1b"));
});

test("open cards of others have keys from the far end, which a lucky card does not change", () => {
  const players = [player(), player({ known: cards("sa2r") }), player({ known: cards("sa3r") })];
  const before = keysOf(scene({ hands_open: true, players }));
  const after = keysOf(scene({ hands_open: true, players, shared: rows("", "", "", "mw1b") }));

  expect(before.get("Equal")).toBe(card("sa2r"));
  expect(before.get("Minus")).toBe(card("sa3r"));
  expect(after.get("Equal")).toBe(card("sa2r"));
});

test("a cap shows what the layout prints at that position", () => {
  expect(capOf("KeyQ", null)).toBe("Q");
  expect(capOf("KeyQ", new Map([["KeyQ", "a"]]))).toBe("A");
  expect(capOf("Semicolon", null)).toBe(";");
  expect(capOf("Space", new Map())).toBe("Space");
});
