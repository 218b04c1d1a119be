/** A hint: a lamp that is held over the table, nearer and nearer, in three steps. What the server has
 *  told is kept until something else is asked, or something is done. */

import { say } from "../page/announcer.svelte";
import { alike, type Action } from "../wire/actions";
import type { Hinted, ReasonInfo, RefusalInfo, TableInfo } from "../wire/wire";

export const STEPS = 3;

/** As much of a session as a lamp needs. */
export interface Lit {
  readonly table: Pick<TableInfo, "hints">;
  readonly seat: number | null;
  readonly isPast: boolean;
  readonly isAsked: boolean;
  hint(step: number): Promise<Hinted | RefusalInfo>;
}

export class Lamp {
  /** How near it is held; 0: not at all. */
  step = $state(0);
  /** Somebody thinks about it. */
  waits = $state(false);
  /** Why there is no hint. */
  trouble = $state("");
  /** Selects an action on the table, without doing it; a table that cannot leaves it to the seat. */
  hand = $state.raw<((action: Action) => void) | null>(null);

  readonly #seat: Lit;
  #told = $state.raw<readonly Hinted[]>([]);
  #legal: readonly Action[] = [];
  /** Counts what was asked, so that a late answer to an old question is thrown away. */
  #asked = 0;

  constructor(seat: Lit) {
    this.#seat = seat;
  }

  /** Whether this seat may have hints at all. */
  get isHere(): boolean {
    const { table, seat, isPast } = this.#seat;
    return table.hints !== "off" && seat !== null && !isPast;
  }

  /** Whether it may have one now. */
  get isAsked(): boolean {
    return this.isHere && this.#seat.isAsked;
  }

  /** Whether something of it is shown in place of what is asked. */
  get isHeld(): boolean {
    return this.step > 0 || this.waits || this.trouble !== "";
  }

  get hint(): Hinted | null {
    return this.#told[this.step - 1] ?? null;
  }

  /** The cards in its light. */
  get cards(): readonly string[] {
    return this.hint?.cards ?? [];
  }

  /** What it says should be done, and the next best. */
  get best(): readonly ReasonInfo[] {
    return this.hint?.reasons?.actions ?? [];
  }

  /** Whether the table can show what should be done; a bare answer, such as to pass, lies nowhere. */
  get canShow(): boolean {
    const action = this.best[0]?.action;
    const names = !!action && (Object.keys(action).length > 1 || this.cards.length > 0);
    return this.hand !== null && names;
  }

  /** "1 of 3, free here". */
  get cost(): string {
    const how = this.#seat.table.hints === "free" ? "free here" : "the others see how many";
    return `${this.step} of ${STEPS}, ${how}`;
  }

  /** Held over the table, or a step nearer. */
  readonly hold = async (): Promise<void> => {
    if (this.waits || this.step >= STEPS || !this.isAsked) return;
    const asked = ++this.#asked;
    const step = this.step + 1;
    if (this.#told.length < step) {
      this.waits = true;
      this.trouble = "";
      const answer = await this.#seat.hint(step);
      if (asked !== this.#asked) return;
      this.waits = false;
      if (!("step" in answer)) {
        this.trouble = answer.sentence;
        say(this.trouble);
        return;
      }
      this.#told = [...this.#told.slice(0, step - 1), answer];
    }
    this.step = step;
    say(this.#spoken());
  };

  /** Put away; what was told is told again without a new question. */
  readonly enough = (): void => {
    this.#asked++;
    this.step = 0;
    this.waits = false;
    this.trouble = "";
  };

  /** What should be done is selected on the table; it is for the seat to do it. */
  readonly show = (): void => {
    const action = this.best[0]?.action;
    if (!action || !this.hand) return;
    this.hand(action as Action);
    this.enough();
  };

  /** Something is done: what was told is over. */
  clear(): void {
    this.enough();
    this.#told = [];
  }

  /** A frame has come: what was told may be over. */
  settle(legal: readonly Action[]): void {
    if (!alike(this.#legal, legal)) this.clear();
    this.#legal = legal;
  }

  #spoken(): string {
    const { hint } = this;
    if (!hint) return "";
    const odds = oddsOf(this.best);
    return [hint.title, hint.text, odds].filter(Boolean).join(" ");
  }
}

/** "71 % to win. The next best, roots for Moss: 60 %." */
export function oddsOf([best, next]: readonly ReasonInfo[]): string {
  if (!best) return "";
  const mixed = best.share ? ` It takes this in ${best.share} of 100 such moments.` : "";
  const first = `${best.chance} % to win.${mixed}`;
  return next ? `${first} The next best, ${inside(next.sentence)}: ${next.chance} %.` : first;
}

/** A sentence within another one. */
export const inside = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
