/** A table that is played at: the frames as they come, the marks, and what is told for a while. */

import { onDestroy } from "svelte";
import type { ShellActions } from "#shell/shelf/games";
import type { Session } from "#shell/wire/session.svelte";
import type { Frame, RefusalInfo } from "#shell/wire/wire";
import type { FalseCall, View } from "../view.ts";
import { Clock } from "./clock.svelte.ts";
import { lateOf, Marks, type Late } from "./marks.svelte.ts";
import { Passing } from "./passing.ts";
import { newest } from "./why.ts";
import { gainsOf, NO_GAINS, together, type Gains } from "./words.ts";

/** A wrong call is shown long enough to read four lines. */
const LEGIBLE = 7000;
const CLADES = ["mammal", "sauropsid", "arthropod"];

export class Play {
  readonly clock = new Clock();
  readonly marks: Marks;
  late = $state.raw<Late | null>(null);
  refusal = $state("");
  gains = $state.raw<Gains>(NO_GAINS);
  /** The clade that lights up after a triple of its own. */
  lit = $state<number | null>(null);
  why = $state.raw<FalseCall | null>(null);

  readonly #session: Session;
  readonly #shell: ShellActions;
  readonly #show: (frame: Frame, before: View) => void;
  readonly #passing = new Passing();
  #shown: View | null = null;
  #toldAt = 0;

  /** `show` lets cards go from where they were to where they are. */
  constructor(session: Session, shell: ShellActions, show: (frame: Frame, before: View) => void) {
    this.#session = session;
    this.#shell = shell;
    this.#show = show;
    this.marks = new Marks({
      call: (action) => session.act(action, session.frame?.seq ?? 0),
      time: () => this.clock.time,
      refused: (answer) => this.#refuse(answer),
    });
    if (session.frame) this.#hear(session.frame, true);
    onDestroy(session.onFrame((frame, fresh) => this.#hear(frame, fresh)));
    onDestroy(() => this.#passing.end());
  }

  get view(): View | undefined {
    return this.#session.frame?.view as View | undefined;
  }

  get legal(): readonly string[] {
    return this.#session.frame?.legal ?? [];
  }

  /** The table's time, while it runs. */
  get time(): number {
    return this.view && this.view.phase !== "over" ? this.clock.ticking : 0;
  }

  touch(card: string): boolean {
    this.refusal = "";
    return this.marks.touch(card);
  }

  act(action: string): void {
    this.refusal = "";
    void this.#session
      .act(action, this.#session.frame?.seq ?? 0)
      .then((answer) => answer && this.#refuse(answer));
  }

  #refuse(answer: RefusalInfo): void {
    const faster = this.view ? lateOf(this.view, answer) : null;
    const sentence = faster
      ? `${this.#session.nameOf(faster.seat)} was ${faster.margin} earlier.`
      : answer.sentence;
    this.#shell.say(sentence);
    if (faster?.spot) {
      this.late = faster;
      this.#passing.show("late", 4000, () => (this.late = null));
    } else {
      this.refusal = sentence;
      this.#passing.show("refusal", 4000, () => (this.refusal = ""));
    }
  }

  #hear(frame: Frame, fresh: boolean): void {
    const before = this.#shown;
    const after = frame.view as View;
    this.#shown = after;
    this.clock.hear(frame.clock ?? frame.at, fresh);
    this.marks.settle(after);
    this.#tellWhy(frame, fresh || before === null);
    if (fresh || before === null) return;
    this.#tellGains(frame);
    this.#show(frame, before);
  }

  /** A wrong call is explained until the next triple, but long enough to be read. */
  #tellWhy(frame: Frame, fresh: boolean): void {
    const { false_calls: calls } = frame.view as View;
    const caller = frame.events.findLast(({ name }) => name === "no triple")?.seat;
    const call = fresh ? newest(frame.view as View) : calls.find(({ seat }) => seat === caller);
    if (call) {
      this.why = call;
      this.#toldAt = performance.now();
      this.#passing.show("why", LEGIBLE, () => {
        const stands = this.view?.false_calls.some(({ seat }) => seat === call.seat);
        if (this.why === call && !stands) this.why = null;
      });
    } else if (calls.length === 0 && performance.now() - this.#toldAt > LEGIBLE) {
      this.why = null;
    }
  }

  #tellGains(frame: Frame): void {
    const fresh = gainsOf(frame.events);
    if (fresh.size === 0) return;
    this.gains = together(this.gains, fresh);
    this.#passing.show("gains", 2600, () => (this.gains = NO_GAINS));
    const triple = frame.events.findLast(({ name }) => name === "triple");
    if (!triple || !frame.events.some(({ name }) => name === "clade triple")) return;
    this.lit = CLADES.indexOf(String(triple.values["a"]).split("-")[0]!);
    this.#passing.show("lit", 2600, () => (this.lit = null));
  }
}
