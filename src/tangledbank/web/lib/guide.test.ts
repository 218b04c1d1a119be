import { beforeEach, expect, test, vi } from "vitest";
import { GuideProgress, lessonNow } from "./guide.svelte.ts";
import type { GuideInfo, LessonInfo } from "./wire";

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

test("a reload goes on where it was, another table begins anew", () => {
  const progress = new GuideProgress("ABCDEF");
  progress.begin();
  progress.note(lesson("draw"));
  progress.note(lesson("draw"));

  const again = new GuideProgress("ABCDEF");
  expect([again.begun, again.skipped, again.read]).toEqual([true, false, ["draw"]]);
  const other = new GuideProgress("GHJKLM");
  expect([other.begun, other.read]).toEqual([false, []]);
});

test("skipped, and wanted once more from the start", () => {
  const progress = new GuideProgress("ABCDEF");
  progress.begin();
  progress.note(lesson("play"));
  progress.skip(true);
  expect(new GuideProgress("ABCDEF").skipped).toBe(true);

  progress.repeat();
  expect([progress.begun, progress.skipped, progress.read]).toEqual([false, false, []]);
});
