/** Frames are shown one after the other; where much happens by itself, the film of it comes first. */

import { films, type Speed } from "#shell/film/reel.svelte";
import type { Film } from "#shell/film/shown.svelte";
import type { Frame } from "#shell/wire/wire";
import type { View } from "../view.ts";

/** Nature, and the Automa's turn: much happens, and nobody is asked. */
const FILMED = ["nature began", "attempted"];

export class Shown {
  /** The frame that lies on the table. */
  frame = $state.raw<Frame | null>(null);
  /** Frames that wait are skipped as a film is, but know one speed. */
  speed: Speed = 1;
  #waiting = $state.raw<readonly Frame[]>([]);
  #filmed = $state.raw<Frame | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #film: Film<View>;
  #pause: () => number;

  /** `pause`: for how long a frame lies there, in milliseconds, when others wait behind it. */
  constructor(film: Film<View>, pause: () => number) {
    this.#film = film;
    this.#pause = pause;
  }

  /** The shown frame is the newest one. */
  get isNewest(): boolean {
    return this.#waiting.length === 0 && this.#filmed === null;
  }

  /** One may act: frames that wait behind the shown one leave what may be done as it is. */
  get isOpen(): boolean {
    if (this.isNewest) return true;
    const newest = this.#waiting.at(-1);
    if (!newest || !this.frame || this.#filmed !== null) return false;
    return newest.legal.join("\n") === this.frame.legal.join("\n");
  }

  /** A frame has come. A fresh one, after (re)connecting, takes the place of all others. */
  add(frame: Frame, fresh: boolean): void {
    if (fresh || this.frame === null) {
      this.#show(frame);
    } else {
      this.#waiting = [...this.#waiting, frame];
      this.#next();
    }
  }

  /** The film is over, or was skipped. */
  filmEnded(): void {
    const filmed = this.#filmed;
    if (filmed === null) return;
    this.#filmed = null;
    this.frame = filmed;
    this.#next();
  }

  /** The newest frame, at once. */
  skip(): void {
    const newest = this.#waiting.at(-1) ?? this.#filmed;
    if (newest) this.#show(newest);
  }

  end(): void {
    clearTimeout(this.#timer);
    films.delete(this);
  }

  #show(frame: Frame): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#filmed = null;
    this.frame = frame;
    films.delete(this);
  }

  #next(): void {
    const [next, ...later] = this.#waiting;
    if (next) films.add(this);
    if (!next || this.#filmed !== null || this.#timer !== undefined) return;
    this.#waiting = later;
    if (!later.length) films.delete(this);
    const before = this.frame;
    const filmed = next.events.some((event) => FILMED.includes(event.name));
    if (filmed && before && this.#film.load(before.view as View, next)) {
      this.#filmed = next;
      return;
    }
    this.frame = next;
    const pause = this.#pause();
    if (pause === 0) {
      this.#next();
    } else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#next();
      }, pause);
    }
  }
}
