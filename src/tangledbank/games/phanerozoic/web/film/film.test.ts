import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame } from "#shell/wire/wire";
import told from "./film.fixture.json";
import { BoardReel } from "./film.svelte.ts";
import { filmOf, type Rows } from "./scenes.ts";

interface Told {
  before: Rows;
  frame: Pick<Frame, "events" | "view">;
}
const frames = told as unknown as Record<keyof typeof told, Told>;

/** `algae:7 cladoselache:8`, in the order of the names. */
const populations = ({ plants, animals }: Rows): string =>
  [...plants, ...animals]
    .map((one) => `${one.card}:${one.population}`)
    .sort()
    .join(" ");

const species = ({ plants, animals }: Rows): Rows => ({
  plants: [...plants].sort((a, b) => a.card.localeCompare(b.card)),
  animals: [...animals].sort((a, b) => a.card.localeCompare(b.card)),
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("scenes", () => {
  test.each(Object.entries(frames))("end with the frame's view: %s", (_, { before, frame }) => {
    const { after } = filmOf(before, frame);

    expect(species(after)).toEqual(species(frame.view as Rows));
  });

  test("follow nature step by step, with the numbers that the events carry", () => {
    const { scenes } = filmOf(frames.nature.before, frames.nature.frame);

    expect(scenes.map((one) => `${one.kind}: ${populations(one)}`)).toEqual([
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
    const { scenes } = filmOf(frames.nature.before, frames.nature.frame);

    expect(scenes[5]).toMatchObject({
      actor: "cladoselache",
      target: "trilobita",
      lost: 2,
      caption: "Cladoselache eats 2 of Trilobite, 0 left.",
    });
  });

  test("take the mutations off a parent and half of its population", () => {
    const { scenes } = filmOf(frames.evolves.before, frames.evolves.frame);

    expect(populations(scenes[0] as Rows)).toBe("algae:7 cladoselache:4 diplodocus:4");
    expect(scenes[0]?.animals[0]?.mutations).toEqual([]);
  });

  test("show a meteorite's victim once more before it is gone", () => {
    const { scenes } = filmOf(frames.rival.before, frames.rival.frame);
    const [struck, dead, last] = scenes.slice(-3) as Rows[] as [Rows, Rows, Rows];

    expect(struck.animals.map((one) => one.population)).toEqual([0]);
    expect(dead.animals).toHaveLength(1);
    expect(last.animals).toHaveLength(0);
  });

  test("are none if nothing happened on the board", () => {
    const { before } = frames.nature;

    expect(filmOf(before, { events: [], view: before }).scenes).toEqual([]);
  });
});

describe("a reel", () => {
  const loaded = (name: keyof typeof frames): BoardReel => {
    const reel = new BoardReel();
    reel.load(frames[name].before, frames[name].frame);
    return reel;
  };

  test("plays to the end by itself and stands as the frame's view", () => {
    const reel = loaded("nature");

    expect(reel.position).toBe("1 of 8");
    vi.advanceTimersByTime(8 * 900);
    expect(reel.running).toBe(false);
    expect(populations(reel)).toBe(populations(frames.nature.frame.view as Rows));
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
    expect(reel.focus).toEqual({ algae: "lit" });
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
    expect(populations(reel)).toBe(populations(frames.nature.frame.view as Rows));
  });

  test("goes on with a frame that comes while it runs", () => {
    const reel = loaded("rival");

    reel.load(frames.rival.frame.view as Rows, frames.returns.frame);
    expect(reel.scenes.length).toBeGreaterThan(4);
    vi.advanceTimersByTime(900 * reel.scenes.length);
    expect(reel.running).toBe(false);
  });

  test("says that there is nothing to film", () => {
    const { before } = frames.nature;

    expect(new BoardReel().load(before, { events: [], view: before })).toBe(false);
  });
});
