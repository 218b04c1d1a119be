/** Frames are shown one after the other; if something happens by itself, the film of it comes first. */

import { onDestroy, untrack } from "svelte";
import { alike, type Action } from "../wire/actions";
import type { Session } from "../wire/session.svelte";
import type { EventInfo, Frame } from "../wire/wire";
import type { Filmed } from "./film.svelte";
import { films, type Reel, type Scene, type Speed } from "./reel.svelte";

/** What shows a film: it says whether there is anything to show. */
export interface Loads<View, Event> {
  load(before: View, frame: Filmed<View, Event>): boolean;
}

export class Shown<View, Act extends Action = Action, Event = EventInfo> {
  /** The frame that lies on the table. */
  frame = $state.raw<Frame<View, Act, Event> | null>(null);
  /** Frames that wait are skipped as a film is, but know one speed. */
  speed: Speed = 1;
  /** Frames whose film runs; the newest is the last. */
  #filmed = $state.raw<readonly Frame<View, Act, Event>[]>([]);
  /** Frames that wait until the one before was seen. */
  #waiting = $state.raw<readonly Frame<View, Act, Event>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #film: Loads<View, Event>;
  readonly #pause: (() => number) | null;

  /** `pause`: for how long a frame lies there, in milliseconds, when others wait behind it. Without
   *  it the newest frame is shown at once, and its film joins the one that runs. */
  constructor(film: Loads<View, Event>, pause: (() => number) | null = null) {
    this.#film = film;
    this.#pause = pause;
  }

  /** The shown frame is the newest one. */
  get isNewest(): boolean {
    return this.#filmed.length === 0 && this.#waiting.length === 0;
  }

  /** One may act: frames that wait behind the shown one leave what may be done as it is. */
  get isOpen(): boolean {
    const newest = this.#waiting.at(-1);
    if (!newest || !this.frame || this.#filmed.length) return this.isNewest;
    return alike(newest.legal, this.frame.legal);
  }

  /** A frame has come. A fresh one, after (re)connecting, takes the place of all others. */
  add(frame: Frame<View, Act, Event>, fresh: boolean): void {
    if (fresh || this.frame === null) return this.#show(frame);
    this.#waiting = [...this.#waiting, frame];
    this.#next();
  }

  /** The film is over, or was skipped: what it led to lies on the table. */
  filmEnded(): void {
    const newest = this.#filmed.at(-1);
    if (!newest) return;
    this.#filmed = [];
    this.frame = newest;
    this.#next();
  }

  /** The newest frame, at once. */
  skip(): void {
    const newest = this.#waiting.at(-1) ?? this.#filmed.at(-1);
    if (newest) this.#show(newest);
  }

  end(): void {
    clearTimeout(this.#timer);
    films.delete(this);
  }

  #show(frame: Frame<View, Act, Event>): void {
    this.end();
    this.#timer = undefined;
    this.#waiting = [];
    this.#filmed = [];
    this.frame = frame;
  }

  #next(): void {
    const [next, ...later] = this.#waiting;
    const before = this.#filmed.at(-1) ?? this.frame;
    if (!next || !before) return;
    const waits = this.#timer !== undefined || (this.#pause && this.#filmed.length > 0);
    if (waits || later.length) films.add(this);
    if (waits) return;
    this.#waiting = later;
    if (!later.length) films.delete(this);
    if (this.#film.load(before.view, next) || this.#filmed.length) {
      this.#filmed = [...this.#filmed, next];
      return;
    }
    this.frame = next;
    const pause = this.#pause?.() ?? 0;
    if (pause === 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, pause);
  }
}

/** What lies on the table and what may be done; nothing may be done while a film runs. */
export interface Situation<View, Act extends Action = Action> {
  view: View;
  legal: readonly Act[];
  /** What each of them would do, unless that goes without saying. */
  sentences: readonly string[];
  mayTakeBack: boolean;
}

/** `isOpen`: one may act; `isNewest`: and nothing has happened since. */
export function situationOf<View, Act extends Action>(
  frame: Frame<View, Act, unknown>,
  isOpen: boolean,
  isNewest = isOpen,
): Situation<View, Act> {
  return {
    view: frame.view,
    legal: isOpen ? frame.legal : [],
    sentences: isOpen ? (frame.offers ?? []) : [],
    mayTakeBack: isOpen && isNewest && frame.take_back === null,
  };
}

/** For as long as the table is there, its frames come one after the other. `show` does something
 *  that changes what lies on the table. */
export function follow<View, Act extends Action, Event>(
  session: Session,
  shown: Shown<View, Act, Event>,
  reel: Reel<Scene>,
  show: (change: () => void) => void,
): void {
  // The server sends a table the frames of its own game.
  const add = (frame: Frame, fresh: boolean): void =>
    shown.add(frame as unknown as Frame<View, Act, Event>, fresh);
  if (session.frame) add(session.frame, true);
  onDestroy(session.onFrame((frame, fresh) => show(() => add(frame, fresh))));
  onDestroy(() => reel.skip());
  onDestroy(() => shown.end());
  $effect(() => {
    if (!reel.running) untrack(() => show(() => shown.filmEnded()));
  });
}

/** Whenever something else lies on the table or may be done there, `settle` hears of it. */
export function settleBy<View, Act extends Action>(
  shown: Pick<Shown<View, Act, unknown>, "frame" | "isOpen" | "isNewest">,
  reel: Reel<Scene>,
  settle: (situation: Situation<View, Act>) => void,
): void {
  $effect.pre(() => {
    const { frame, isNewest } = shown;
    const isOpen = shown.isOpen && !reel.running;
    if (frame) untrack(() => settle(situationOf(frame, isOpen, isNewest)));
  });
}
