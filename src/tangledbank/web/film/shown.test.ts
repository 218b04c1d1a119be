import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EventInfo, Frame } from "../wire/wire";
import type { Filmed } from "./film.svelte";
import { films } from "./reel.svelte";
import { Shown, situationOf } from "./shown.svelte";

const frame = (seq: number, ...names: string[]): Frame => {
  const events = names.map((name): EventInfo => {
    return { name, seat: -1, values: {}, section: "", sentence: "" };
  });
  return { type: "frame", seq, view: { seq }, events, legal: [] as Frame["legal"] } as Frame;
};
const film = (...plays: boolean[]) => ({ load: () => plays.shift() ?? false });

test("frames without a film lie on the table at once", () => {
  const shown = new Shown(film());

  shown.add(frame(1), true);
  shown.add(frame(2), false);

  expect(shown.frame?.seq).toBe(2);
  expect(shown.isNewest).toBe(true);
});

test("what a film leads to, and all after it, waits for its end", () => {
  const shown = new Shown(film(true, false));
  shown.add(frame(1), true);

  shown.add(frame(2), false);
  shown.add(frame(3), false);
  expect(shown.frame?.seq).toBe(1);
  expect(shown.isNewest).toBe(false);
  shown.filmEnded();

  expect(shown.frame?.seq).toBe(3);
  expect(shown.isNewest).toBe(true);
});

test("after a break the newest frame takes the place of all others", () => {
  const shown = new Shown(film(true));
  shown.add(frame(1), true);
  shown.add(frame(2), false);

  shown.add(frame(5), true);

  expect(shown.frame?.seq).toBe(5);
  expect(shown.isNewest).toBe(true);
});

test("while a film runs, nothing may be done", () => {
  const legal = [{ verb: "pass" }];
  const lies = { view: {}, legal, offers: ["you stay"], take_back: null } as unknown as Frame;

  expect(situationOf(lies, true)).toEqual({
    view: {},
    legal,
    sentences: ["you stay"],
    mayTakeBack: true,
  });
  expect(situationOf(lies, false)).toEqual({
    view: {},
    legal: [],
    sentences: [],
    mayTakeBack: false,
  });
});

describe("frames that lie for a while", () => {
  /** There is a film of `nature`, and of nothing else. */
  const film = { load: vi.fn<(before: unknown, frame: Filmed<unknown, EventInfo>) => boolean>() };
  const hasNature = (_before: unknown, { events }: Filmed<unknown, EventInfo>): boolean =>
    events.some(({ name }) => name === "nature");

  beforeEach(() => {
    vi.useFakeTimers();
    films.clear();
    film.load.mockReset().mockImplementation(hasNature);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("the first is shown at once, and so is one after reconnecting", () => {
    const shown = new Shown(film, () => 100);
    shown.add(frame(1), true);
    shown.add(frame(9, "nature"), true);

    expect(shown.frame?.seq).toBe(9);
    expect(film.load).not.toHaveBeenCalled();
  });

  test("those that come together are shown one after the other", () => {
    const shown = new Shown(film, () => 100);
    for (const seq of [1, 2, 3, 4]) shown.add(frame(seq), false);
    expect(shown.frame?.seq).toBe(2);
    expect(shown.isNewest).toBe(false);

    vi.advanceTimersByTime(100);
    expect(shown.frame?.seq).toBe(3);
    vi.advanceTimersByTime(100);
    expect(shown.frame?.seq).toBe(4);
    expect(shown.isNewest).toBe(true);
  });

  test("what may be done can be done before others' frames are shown, if it stays the same", () => {
    const shown = new Shown(film, () => 100);
    const asked = (seq: number, verb: string): Frame => ({
      ...frame(seq),
      legal: [{ verb, card: "algae" }],
    });
    shown.add(asked(1, "choose"), true);
    for (const seq of [2, 3, 4]) shown.add(asked(seq, "choose"), false);
    expect(shown.isNewest).toBe(false);
    expect(shown.isOpen).toBe(true);

    shown.add(asked(5, "draft"), false);
    expect(shown.isOpen).toBe(false);
  });

  test("what leads to a film cannot be acted on, even if it leaves what may be done", () => {
    const shown = new Shown(film, () => 0);
    shown.add(frame(1), true);
    shown.add(frame(2, "nature"), false);
    shown.add(frame(3), false);

    expect(shown.isOpen).toBe(false);
  });

  test("without motion there is no pause", () => {
    const shown = new Shown(film, () => 0);
    for (const seq of [1, 2, 3, 4]) shown.add(frame(seq), false);

    expect(shown.frame?.seq).toBe(4);
  });

  test("a film comes first; later frames wait for its end", () => {
    const shown = new Shown(film, () => 0);
    shown.add(frame(1), true);
    shown.add(frame(2, "discarded", "nature", "grew"), false);
    shown.add(frame(3), false);
    expect(film.load).toHaveBeenCalledExactlyOnceWith(
      { seq: 1 },
      expect.objectContaining({ seq: 2 }),
    );
    expect(shown.frame?.seq).toBe(1);
    expect(shown.isNewest).toBe(false);

    shown.filmEnded();
    expect(shown.frame?.seq).toBe(3);
    expect(shown.isNewest).toBe(true);
  });

  test("a film that comes after another waits for its end too", () => {
    const shown = new Shown(film, () => 0);
    shown.add(frame(1), true);
    shown.add(frame(2, "nature"), false);
    shown.add(frame(3, "nature"), false);
    shown.filmEnded();
    expect(film.load).toHaveBeenLastCalledWith({ seq: 2 }, expect.objectContaining({ seq: 3 }));
    expect(shown.frame?.seq).toBe(2);

    shown.filmEnded();
    expect(shown.frame?.seq).toBe(3);
  });

  test("if there is nothing to film, the frame is shown", () => {
    film.load.mockReturnValue(false);
    const shown = new Shown(film, () => 0);
    shown.add(frame(1), true);
    shown.add(frame(2, "nature"), false);

    expect(shown.frame?.seq).toBe(2);
  });

  test("skipping shows the newest", () => {
    const shown = new Shown(film, () => 100);
    shown.add(frame(1), true);
    shown.add(frame(2, "nature"), false);
    shown.add(frame(3), false);
    shown.skip();

    expect(shown.frame?.seq).toBe(3);
    expect(shown.isNewest).toBe(true);
  });

  test("those that wait are skipped as a film is", () => {
    const shown = new Shown(film, () => 100);
    shown.add(frame(1), true);
    shown.add(frame(2), false);
    expect(films.size).toBe(0);

    shown.add(frame(3, "nature"), false);
    for (const one of films) one.skip();

    expect(shown.frame?.seq).toBe(3);
    expect(films.size).toBe(0);
  });
});
