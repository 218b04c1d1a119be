import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Film, type Filmed, type ViewScene } from "./film.svelte";

interface View {
  day: number;
}
type Scene = ViewScene<View> & { kind: "day" };

const scenesOf = vi.fn<(before: View, frame: Filmed<View, string>) => Scene[]>(
  (before, { events }) =>
    events.map((caption, at) => ({ kind: "day", caption, view: { day: before.day + at + 1 } })),
);
const frame = (day: number, ...events: string[]): Filmed<View, string> => ({
  events,
  view: { day },
});

let film: Film<View, Scene, string>;
beforeEach(() => {
  vi.useFakeTimers();
  scenesOf.mockClear();
  film = new Film<View, Scene, string>({ day: 1000 }, scenesOf);
});
afterEach(() => {
  film.skip();
  vi.useRealTimers();
});

test("while it runs, the table lies as in its scene", () => {
  expect(film.view).toBeNull();

  expect(film.load({ day: 0 }, frame(2, "rain", "sun"))).toBe(true);
  expect([film.caption, film.view]).toEqual(["rain", { day: 1 }]);
  vi.advanceTimersByTime(1000);
  expect([film.caption, film.view]).toEqual(["sun", { day: 2 }]);
  vi.advanceTimersByTime(1000);

  expect([film.running, film.view]).toEqual([false, null]);
});

test("there is no film of nothing", () => {
  expect(film.load({ day: 0 }, frame(1))).toBe(false);
  expect([film.running, film.view]).toEqual([false, null]);
});

test("what comes meanwhile goes on from where the film ends, not from what lies there", () => {
  film.load({ day: 0 }, frame(2, "rain", "sun"));
  film.load({ day: 0 }, frame(3, "wind"));

  expect(scenesOf.mock.lastCall?.[0]).toEqual({ day: 2 });
  expect(film.position).toBe("1 of 3");
  vi.advanceTimersByTime(2000);
  expect([film.caption, film.view]).toEqual(["wind", { day: 3 }]);
});

test("so does a frame without scenes: the next one begins after it", () => {
  film.load({ day: 0 }, frame(1, "rain"));
  film.load({ day: 0 }, frame(5));
  film.load({ day: 0 }, frame(6, "wind"));

  expect(scenesOf.mock.lastCall?.[0]).toEqual({ day: 5 });
});

test("after its end the next film begins with what lies there", () => {
  film.load({ day: 0 }, frame(1, "rain"));
  film.skip();

  film.load({ day: 7 }, frame(8, "wind"));

  expect(scenesOf.mock.lastCall?.[0]).toEqual({ day: 7 });
});
