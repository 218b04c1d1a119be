import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Settling } from "./settling";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("at first nothing has to settle", () => {
  expect(new Settling().isOver).toBe(true);
});

test("what was done settles in a moment", () => {
  const settling = new Settling();
  settling.done();

  expect(settling.isOver).toBe(false);
  vi.advanceTimersByTime(700);
  expect(settling.isOver).toBe(true);
});
