/** Frames are shown one after the other; where something happens by itself, the film of it comes first. */

import type { Frame } from "./wire";

/** What shows a film: it says whether there is anything to show. */
export interface Film<View> {
  load(before: View, frame: Frame): boolean;
}

export class Shown<View> {
  /** The frame that lies on the table. */
  frame = $state.raw<Frame | null>(null);
  /** Frames whose film runs, or waits for it; the newest is the last. */
  #coming = $state.raw<readonly Frame[]>([]);
  readonly #film: Film<View>;

  constructor(film: Film<View>) {
    this.#film = film;
  }

  /** The shown frame is the newest one: one may act. */
  get isNewest(): boolean {
    return this.#coming.length === 0;
  }

  /** A frame has come. A fresh one, after (re)connecting, takes the place of all others. */
  add(frame: Frame, fresh: boolean): void {
    if (fresh || this.frame === null) {
      this.#coming = [];
      this.frame = frame;
      return;
    }
    const before = this.#coming.at(-1) ?? this.frame;
    const plays = this.#film.load(before.view as View, frame);
    if (plays || this.#coming.length) this.#coming = [...this.#coming, frame];
    else this.frame = frame;
  }

  /** The film is over, or was skipped: what it led to lies on the table. */
  filmEnded(): void {
    const newest = this.#coming.at(-1);
    if (!newest) return;
    this.#coming = [];
    this.frame = newest;
  }
}
