/** Odds on request: while they are open, every change of the marks is asked about again. */

import type { Action } from "../actions.ts";
import type { Card } from "../cards/cards.ts";
import type { Advice, LooseOdds } from "../view.ts";
import type { Missing } from "../table/web/missing.ts";
import { percent, within } from "./words.ts";

/** What stands in the place of numbers that may have changed. */
export const ANEW = "counting again";

export class Odds {
  open = $state(false);
  /** What the newest answer says; while the next one is awaited it keeps its place, unread. */
  advice = $state.raw<Advice | null>(null);
  asking = $state(false);
  /** The loose card that is asked about; if none is, the one with the best chance. */
  about = $state<string | null>(null);

  /** Counts what was asked, so that a late answer to an old question is thrown away. */
  #asked = 0;

  constructor(private readonly ask: (action: Action) => Promise<Advice | null>) {}

  /** The loose card whose missing food is drawn as a slot in the pond. */
  get slot(): LooseOdds | null {
    const odds = this.advice?.odds.filter(({ feeders }) => feeders > 0) ?? [];
    const named = odds.find(({ card }) => card === this.about);
    return named ?? odds.toSorted((one, other) => other.later - one.later)[0] ?? null;
  }

  /** The same as it is drawn: `31 %`, three of the kinds that would do, `food for the heron`. */
  missing(card: (id: string) => Card): Missing | null {
    const one = this.slot;
    return (
      one && {
        eater: one.card,
        percent: this.asking ? "…" : percent(one.later),
        figures: this.asking ? [] : one.examples,
        text: this.asking ? ANEW : `food for ${within(card(one.card))}`,
      }
    );
  }

  oddsOf(card: string): LooseOdds | null {
    return this.advice?.odds.find((one) => one.card === card) ?? null;
  }

  /** The action that is about to be done; null if none is. */
  async want(action: Action | null): Promise<void> {
    const asked = ++this.#asked;
    this.asking = action !== null;
    if (action === null) {
      this.advice = null;
      return;
    }
    const advice = await this.ask(action);
    if (asked !== this.#asked) return;
    this.advice = advice;
    this.asking = false;
  }
}
