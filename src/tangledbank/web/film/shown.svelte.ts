/** Frames are shown one after the other; if something happens by itself, the film of it comes first. */

import { onDestroy, untrack } from "svelte";
import type { Reel, Scene } from "./reel.svelte";
import type { Session } from "../wire/session.svelte";
import type { Frame } from "../wire/wire";

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

/** What lies on the table and what may be done; nothing may be done while a film runs. */
export interface Situation<View> {
  view: View;
  legal: readonly string[];
  /** What each of them would do, unless that goes without saying. */
  sentences: readonly string[];
  mayTakeBack: boolean;
}

/** `isOpen`: one may act. */
export function situationOf<View>(frame: Frame, isOpen: boolean): Situation<View> {
  return {
    view: frame.view as View,
    legal: isOpen ? frame.legal : [],
    sentences: isOpen ? (frame.offers ?? []) : [],
    mayTakeBack: isOpen && frame.take_back === null,
  };
}

/** For as long as the table is there, its frames come one after the other. `show` does something
 *  that changes what lies on the table. */
export function follow(
  session: Session,
  shown: Pick<Shown<unknown>, "add" | "filmEnded">,
  reel: Reel<Scene>,
  show: (change: () => void) => void,
): void {
  if (session.frame) shown.add(session.frame, true);
  onDestroy(session.onFrame((frame, fresh) => show(() => shown.add(frame, fresh))));
  onDestroy(() => reel.skip());
  $effect(() => {
    if (!reel.running) untrack(() => show(() => shown.filmEnded()));
  });
}

/** Whenever something else lies on the table or may be done there, `settle` hears of it. */
export function settleBy<View>(
  shown: Pick<Shown<View>, "frame" | "isNewest">,
  reel: Reel<Scene>,
  settle: (situation: Situation<View>) => void,
): void {
  $effect.pre(() => {
    const { frame } = shown;
    const isOpen = shown.isNewest && !reel.running;
    if (frame) untrack(() => settle(situationOf(frame, isOpen)));
  });
}
