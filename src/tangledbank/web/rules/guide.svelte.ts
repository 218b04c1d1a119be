/** What a guided game has said so far, and what it says now; kept, so that a reload goes on. */
import { recall, remember } from "../page/memory";
import type { GuideInfo, LessonInfo } from "../wire/wire";

interface Kept {
  code: string;
  begun: boolean;
  skipped: boolean;
  read: string[];
}

/** The first lesson for this decision that was not read yet. */
export function lessonNow(
  guide: GuideInfo,
  meets: readonly string[],
  read: readonly string[],
): LessonInfo | null {
  const key = meets.find((one) => !read.includes(one));
  return guide.lessons.find((lesson) => lesson.key === key) ?? null;
}

export class GuideProgress {
  begun = $state(false);
  skipped = $state(false);
  read = $state.raw<string[]>([]);
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
    // One guided game at a time is remembered, the last one.
    const kept = recall<Kept | null>("guide", null);
    if (kept?.code !== code) return;
    this.begun = kept.begun;
    this.skipped = kept.skipped;
    this.read = kept.read;
  }

  begin(): void {
    this.begun = true;
    this.#keep();
  }

  skip(skipped: boolean): void {
    this.skipped = skipped;
    this.#keep();
  }

  note(lesson: LessonInfo): void {
    if (!this.read.includes(lesson.key)) this.read = [...this.read, lesson.key];
    this.#keep();
  }

  /** Something was done while this was said, or nothing: whoever acts has begun, and understood. */
  act(said: LessonInfo | null): void {
    this.begun = true;
    if (said && !this.skipped) this.note(said);
    else this.#keep();
  }

  #keep(): void {
    const { begun, skipped, read } = this;
    remember("guide", { code: this.#code, begun, skipped, read } satisfies Kept);
  }
}
