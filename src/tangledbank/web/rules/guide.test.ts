import { beforeEach, expect, test, vi } from "vitest";
import { GuideProgress, lessonNow } from "./guide.svelte.ts";
import type { GuideInfo, LessonInfo } from "../wire/wire";

const lesson = (key: string): LessonInfo => ({ key, title: key, text: `${key}.`, section: "§1" });
const GUIDE: GuideInfo = {
  opening: "Once upon a time.",
  closing: "The end.",
  lessons: [lesson("draw"), lesson("play")],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the first lesson that fits and was not read is said", () => {
  expect(lessonNow(GUIDE, ["draw", "play"], [])?.key).toBe("draw");
  expect(lessonNow(GUIDE, ["draw", "play"], ["draw"])?.key).toBe("play");
  expect(lessonNow(GUIDE, ["draw"], ["draw"])).toBeNull();
  expect(lessonNow(GUIDE, [], [])).toBeNull();
});

test("a reload goes on where it was, another table starts over", () => {
  const progress = new GuideProgress("ABCDEF");
  progress.begin();
  progress.note(lesson("draw"));
  progress.note(lesson("draw"));

  const again = new GuideProgress("ABCDEF");
  expect([again.begun, again.skipped, again.read]).toEqual([true, false, ["draw"]]);
  const other = new GuideProgress("GHJKLM");
  expect([other.begun, other.read]).toEqual([false, []]);
});

test("whoever acts has begun, and has read what was said", () => {
  const progress = new GuideProgress("ABCDEF");
  progress.act(lesson("draw"));
  progress.act(null);
  expect([progress.begun, progress.read]).toEqual([true, ["draw"]]);
  expect(new GuideProgress("ABCDEF").read).toEqual(["draw"]);
});

test("a guide that was told to be silent has not said anything meanwhile", () => {
  const progress = new GuideProgress("ABCDEF");
  progress.begin();
  progress.skip(true);
  progress.act(lesson("play"));
  expect([new GuideProgress("ABCDEF").skipped, progress.read]).toEqual([true, []]);

  progress.skip(false);
  expect(new GuideProgress("ABCDEF").skipped).toBe(false);
});
