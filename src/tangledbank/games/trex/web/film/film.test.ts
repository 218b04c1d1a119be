import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Filmed } from "#shell/film/film.svelte";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { isReveal, showFilm } from "./film.ts";
import { event, side, spot, total, view } from "./show.fixture.ts";

const pier = spot("pier", { sides: [side("1 pie"), []], totals: [total("1: 3"), total("")] });
const before = view({ spots: [pier] });
const after = view({ round: 4, last: [{ ...pier, settled: true, winner: 0 }] });
const frame: Filmed<View, GameEvent> = {
  events: [
    event("counted", 0, { spot: 0, total: 3 }),
    event("won", 0, { spot: 0, card: "pier" }),
    event("round began", -1),
    event("prehistoric", -1, { card: "ice", spot: 0 }),
  ],
  view: after,
};

let reel: ReturnType<typeof showFilm>;
const reveals = (): boolean => reel.showing !== null && isReveal(reel.showing);
beforeEach(() => {
  vi.useFakeTimers();
  // All of these kinds have been seen before.
  const seen = JSON.stringify(["count", "win", "prehistoric"]);
  vi.stubGlobal("localStorage", { getItem: () => seen, setItem: () => undefined });
  reel = showFilm();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the reel takes the world's place for the end of a round, and not for what follows", () => {
  expect(reel.load(before, frame)).toBe(true);
  expect([reel.position, reveals(), reel.view?.phase]).toEqual(["1 of 3", true, "film"]);

  vi.advanceTimersByTime(2400 + 1600);
  expect([reveals(), reel.view?.round]).toEqual([false, 4]);

  vi.advanceTimersByTime(1900);
  expect([reel.running, reel.view]).toEqual([false, null]);
});

test("it is over at once when skipped", () => {
  reel.load(before, frame);
  reel.skip();

  expect([reel.running, reveals()]).toEqual([false, false]);
});

test("a frame that comes meanwhile follows from where the last one ended", () => {
  reel.load(before, frame);
  const found = { events: [event("found", 1, { card: "hat" })], view: view({ round: 4 }) };

  expect(reel.load(after, found)).toBe(true);
  expect(reel.position).toBe("1 of 4");
});

test("there is nothing to show of a card that is laid", () => {
  expect(reel.load(before, { events: [event("laid down", 1)], view: before })).toBe(false);
});
