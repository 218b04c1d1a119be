import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stageFilm, type StageFilm } from "./film.ts";
import { cards, event, nameOf, player, strategy, view } from "../play/clearing.fixture.ts";

const before = view([
  player({ strategy: strategy("deer") }),
  player({ strategy: strategy("duck") }),
]);
const fed = [0, 1].map((seat) => event("fed", seat, { before: 5, after: 8 }));
const frame = {
  events: [event("turned up", -1, { environment: "quiet-meadow" }), ...fed],
  view: { ...before, phase: "window" },
};

/** What the browser remembers: all of these kinds have been seen before. */
let store: Map<string, string>;
let reel: StageFilm;
beforeEach(() => {
  vi.useFakeTimers();
  store = new Map([["tangledbank.mating.scenes", JSON.stringify(["environment", "food"])]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
  reel = stageFilm(() => cards, nameOf);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the reel", () => {
  test("shows one scene after the other and ends by itself", () => {
    expect(reel.load(before, frame)).toBe(true);
    expect([reel.running, reel.position, reel.view?.environment]).toEqual([
      true,
      "1 of 2",
      "quiet-meadow",
    ]);

    vi.advanceTimersByTime(1500);
    expect(reel.caption).toBe("Everyone gains 3 food.");
    expect(reel.view?.players[0]?.food).toBe(8);

    vi.advanceTimersByTime(700);
    expect([reel.running, reel.view, reel.showing]).toEqual([false, null, null]);
  });

  test("waits until a sentence can be read if the kind of scene is new to this browser", () => {
    store.clear();
    reel = stageFilm(() => cards, nameOf);
    reel.load(before, frame);

    vi.advanceTimersByTime(1500);
    expect(reel.position).toBe("1 of 2");
    vi.advanceTimersByTime(6000);
    expect(reel.running).toBe(false);
    expect(JSON.parse(store.get("tangledbank.mating.scenes")!)).toEqual(["environment", "food"]);

    reel.load(before, frame);
    vi.advanceTimersByTime(1500);
    expect(reel.position).toBe("2 of 2");
  });

  test("has nothing to show of a pass", () => {
    expect(reel.load(before, { events: [event("passed", 0)], view: before })).toBe(false);
    expect(reel.running).toBe(false);
  });

  test("moves for a part of a scene only, never longer than 360 ms", () => {
    reel.load(before, frame);

    expect(reel.showing?.motion).toBe(360);
    reel.faster();
    expect(reel.showing?.motion).toBe(300);
  });

  test("is over at once when skipped", () => {
    reel.load(before, frame);
    reel.skip();

    expect(reel.running).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(reel.running).toBe(false);
  });

  test("waits while it is paused, and runs faster if asked", () => {
    reel.load(before, frame);
    reel.toggle();
    vi.advanceTimersByTime(5000);
    expect(reel.position).toBe("1 of 2");

    reel.faster();
    reel.toggle();
    vi.advanceTimersByTime(750);
    expect(reel.position).toBe("2 of 2");
  });

  test("adds what happens meanwhile to the end", () => {
    reel.load(before, frame);
    reel.load(before, { events: [event("eaten", 1, { card: "duck" })], view: before });

    expect(reel.position).toBe("1 of 3");
  });
});
