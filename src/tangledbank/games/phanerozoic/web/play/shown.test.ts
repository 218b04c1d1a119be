import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { films } from "#shell/film/reel.svelte";
import type { Frame } from "#shell/wire/wire";
import { Shown } from "./shown.svelte.ts";

function frame(seq: number, ...names: string[]): Frame {
  const events = names.map((name) => ({ name, seat: -1, values: {}, section: "", sentence: "" }));
  return { type: "frame", seq, view: { seq }, events } as unknown as Frame;
}

const film = { load: vi.fn(() => true) };

beforeEach(() => {
  vi.useFakeTimers();
  films.clear();
  film.load.mockReset().mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("frames", () => {
  test("the first is shown at once, and so is one after reconnecting", () => {
    const shown = new Shown(film, () => 100);
    shown.add(frame(1), true);
    shown.add(frame(9, "nature began"), true);

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
    const asked = (seq: number, ...legal: string[]): Frame => ({ ...frame(seq), legal });
    shown.add(asked(1, "choose algae"), true);
    for (const seq of [2, 3, 4]) shown.add(asked(seq, "choose algae"), false);
    expect(shown.isNewest).toBe(false);
    expect(shown.isOpen).toBe(true);

    shown.add(asked(5, "draft algae"), false);
    expect(shown.isOpen).toBe(false);
  });

  test("without motion there is no pause", () => {
    const shown = new Shown(film, () => 0);
    for (const seq of [1, 2, 3, 4]) shown.add(frame(seq), false);

    expect(shown.frame?.seq).toBe(4);
  });

  test("nature is a film first; later frames wait for its end", () => {
    const shown = new Shown(film, () => 0);
    shown.add(frame(1), true);
    shown.add(frame(2, "discarded", "nature began", "grew"), false);
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

  test("the Automa's turn is a film too", () => {
    const shown = new Shown(film, () => 0);
    shown.add(frame(1), true);
    shown.add(frame(2, "took up", "attempted", "mutated"), false);

    expect(film.load).toHaveBeenCalledOnce();
  });

  test("if there is nothing to film, the frame is shown", () => {
    film.load.mockReturnValue(false);
    const shown = new Shown(film, () => 0);
    shown.add(frame(1), true);
    shown.add(frame(2, "nature began"), false);

    expect(shown.frame?.seq).toBe(2);
  });

  test("skipping shows the newest", () => {
    const shown = new Shown(film, () => 100);
    shown.add(frame(1), true);
    shown.add(frame(2, "nature began"), false);
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

    shown.add(frame(3, "nature began"), false);
    for (const one of films) one.skip();

    expect(shown.frame?.seq).toBe(3);
    expect(films.size).toBe(0);
  });
});
