import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Film, Filmed } from "#shell/film/film.svelte";
import { named } from "#shell/wire/events";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import told from "./film.fixture.json";
import { litIn, showFilm } from "./film.ts";
import { filmOf, scenesOf, type Scene } from "./scenes.ts";

interface Told {
  before: View;
  frame: Filmed<View, GameEvent>;
}
const frames = told as unknown as Record<keyof typeof told, Told>;

type Rows = Pick<View, "plants" | "animals">;

/** `algae:7 cladoselache:8`, in the order of the names. */
const populations = ({ plants, animals }: Rows): string =>
  [...plants, ...animals]
    .map((one) => `${one.card}:${one.population}`)
    .sort()
    .join(" ");

const species = ({ plants, animals }: Rows): Rows => ({
  plants: plants.toSorted((a, b) => a.card.localeCompare(b.card)),
  animals: animals.toSorted((a, b) => a.card.localeCompare(b.card)),
});

/** The rows without the one that has just died out, which is seen once more. */
function after({ kind, target, view: { plants, animals } }: Scene): Rows {
  const isThere = ({ card }: { card: string }): boolean => kind !== "died out" || card !== target;
  return { plants: plants.filter(isThere), animals: animals.filter(isThere) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("scenes", () => {
  test.each(Object.entries(frames))("end with the frame's view: %s", (_, { before, frame }) => {
    const last = scenesOf(before, frame).at(-1)!;

    expect(species(after(last))).toEqual(species(frame.view));
  });

  test("follow nature step by step, with the numbers that the events carry", () => {
    const scenes = filmOf(frames.nature.before, frames.nature.frame);

    expect(scenes.map((one) => `${one.kind}: ${populations(one.view)}`)).toEqual([
      "mutated: algae:7 cladoselache:4 trilobita:1",
      "nature began: algae:7 cladoselache:4 trilobita:1",
      "grew: algae:8 cladoselache:4 trilobita:1",
      "ate: algae:7 cladoselache:4 trilobita:1",
      "grew: algae:7 cladoselache:4 trilobita:2",
      "ate: algae:7 cladoselache:4 trilobita:0",
      "died out: algae:7 cladoselache:4 trilobita:0",
      "grew: algae:7 cladoselache:8",
    ]);
  });

  test("say who acts on whom", () => {
    const scenes = filmOf(frames.nature.before, frames.nature.frame);

    expect(scenes[5]).toMatchObject({
      actor: "cladoselache",
      target: "trilobita",
      lost: 2,
      caption: "Cladoselache eats 2 of Trilobite, 0 left.",
    });
  });

  test("take the mutations off a parent and half of its population", () => {
    const scenes = scenesOf(frames.evolves.before, frames.evolves.frame);

    expect(populations(scenes[0]!.view)).toBe("algae:7 cladoselache:4 diplodocus:4");
    expect(scenes[0]?.view.animals[0]?.mutations).toEqual([]);
  });

  test("show a meteorite's victim once more before it is gone", () => {
    const scenes = filmOf(frames.rival.before, frames.rival.frame);
    const [struck, dead, last] = scenes.slice(-3).map(({ view }) => view);

    expect(struck?.animals.map((one) => one.population)).toEqual([0]);
    expect(dead?.animals).toHaveLength(1);
    expect(last?.animals).toHaveLength(0);
  });

  test("are made of nature and of the Automa's turn, not of what seats do", () => {
    const { before, frame } = frames.evolves;
    const { rival, nature } = frames;

    expect(named(rival.frame.events, "nature began")).toEqual([]);
    expect(filmOf(rival.before, rival.frame)).not.toEqual([]);
    expect(filmOf(nature.before, nature.frame)).not.toEqual([]);
    expect(filmOf(before, frame)).toEqual([]);
  });

  test("leave the rest of the table as it was", () => {
    const before = { ...frames.nature.before, round: 2, discards: ["algae"] };

    for (const { view } of filmOf(before, frames.nature.frame)) {
      expect(view).toMatchObject({ round: 2, discards: ["algae"] });
    }
  });

  test("are none if nothing happened on the board", () => {
    const { before } = frames.nature;

    expect(scenesOf(before, { events: [], view: before })).toEqual([]);
  });
});

describe("a reel", () => {
  const loaded = (name: keyof typeof frames): Film<View, Scene, GameEvent> => {
    const reel = showFilm();
    reel.load(frames[name].before, frames[name].frame);
    return reel;
  };

  test("plays to the end by itself and stands as the frame's view", () => {
    const reel = loaded("nature");

    expect(reel.position).toBe("1 of 8");
    const last = reel.scenes.at(-1)!;
    expect(populations(after(last))).toBe(populations(frames.nature.frame.view));
    while (reel.scene !== last && reel.running) vi.advanceTimersByTime(100);
    expect(reel.view).toBe(last.view);
    vi.advanceTimersByTime(900);
    expect(reel.running).toBe(false);
    expect(reel.view).toBeNull();
  });

  test("shows no scene for longer than 900 ms, and half of that at twice the speed", () => {
    const reel = loaded("nature");
    const at = (): number => reel.at;

    for (const scene of [1, 2, 3]) {
      vi.advanceTimersByTime(900);
      expect(at()).toBeGreaterThanOrEqual(scene);
    }
    const before = at();
    reel.faster();
    vi.advanceTimersByTime(450);
    expect(at()).toBe(before + 1);
    expect(reel.showing?.motion).toBeLessThanOrEqual(360);
  });

  test("waits while paused, and steps forward and back", () => {
    const reel = loaded("nature");

    reel.pause();
    vi.advanceTimersByTime(10_000);
    expect(reel.position).toBe("1 of 8");
    reel.forward();
    reel.forward();
    expect(reel.caption).toBe("Algae grows from 7 to 8.");
    expect(litIn(reel.scene)).toEqual({ algae: "lit" });
    reel.back();
    expect(reel.position).toBe("2 of 8");
    expect(reel.showing?.motion).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(reel.position).toBe("2 of 8");
    reel.play();
    vi.advanceTimersByTime(900);
    expect(reel.position).toBe("3 of 8");
  });

  test("is over at once when skipped", () => {
    const reel = loaded("nature");

    reel.skip();
    expect(reel.running).toBe(false);
    expect(reel.showing).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(reel.view).toBeNull();
  });

  test("goes on with a frame that comes while it runs", () => {
    const reel = loaded("rival");

    reel.load(frames.rival.frame.view, frames.returns.frame);
    expect(reel.scenes.length).toBeGreaterThan(4);
    vi.advanceTimersByTime(900 * reel.scenes.length);
    expect(reel.running).toBe(false);
  });

  test("says that there is nothing to film", () => {
    const { before } = frames.nature;

    expect(showFilm().load(before, { events: [], view: before })).toBe(false);
  });
});
