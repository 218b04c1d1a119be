import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showFilm } from "./film.ts";
import { event, nameOf, shown, view } from "./show.fixture.ts";

const before = view([{ total: 3 }, { total: 0 }]);
const hand = shown("reed", "", { web: { counting: ["reed"], links: [], loose: [], points: 4 } });
const revealed = [0, 1].map((seat) =>
  event("revealed", seat, { hand: "reed", counting: "reed", count: 4 }),
);
const won = event("won", 0, { count: 4, before: 3, after: 7 });
const frame = {
  events: [...revealed, won],
  view: view([{ total: 7 }, {}], { last: [hand, hand] }),
};

let reel: ReturnType<typeof showFilm>;
beforeEach(() => {
  vi.useFakeTimers();
  // All of these kinds have been seen before.
  const seen = JSON.stringify(["turn", "reveal", "win"]);
  vi.stubGlobal("localStorage", { getItem: () => seen, setItem: () => undefined });
  reel = showFilm(nameOf);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the reel of the reveal", () => {
  test("shows scene after scene, and the total at the end", () => {
    expect(reel.load(before, frame)).toBe(true);
    expect([reel.position, reel.view?.phase]).toEqual(["1 of 3", "film"]);

    vi.advanceTimersByTime(1200 + 2400);
    expect(reel.view?.players[0]?.total).toBe(7);

    vi.advanceTimersByTime(2200);
    expect([reel.running, reel.view]).toEqual([false, null]);
  });

  test("is over at once when skipped", () => {
    reel.load(before, frame);
    reel.skip();

    expect(reel.running).toBe(false);
  });

  test("has nothing to show of a draw", () => {
    expect(
      reel.load(before, {
        events: [event("drew", 0, { dropped: 1, drawn: 1, draw: 1 })],
        view: before,
      }),
    ).toBe(false);
  });
});
