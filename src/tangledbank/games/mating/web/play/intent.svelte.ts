/**
 * What the seat is about to do. A first touch lifts a card and shows what it would do, a second one
 * does it; before drawing, touches mark the cards to be discarded. What cannot be done says why.
 */

import type { Situation } from "#shell/film/shown.svelte";
import { TableIntent } from "#shell/play/intent.svelte";
import type { RefusalInfo } from "#shell/wire/wire";
import type { Action } from "../actions.ts";
import { LUNCH } from "../cards/faces.ts";
import type { View } from "../view.ts";
import { discarding, laying, sneaksOf, type Sneak, type Sneaky } from "./ways.ts";

export class Intent extends TableIntent<View, Action> {
  /** The card that is lifted: of the hand, in the gap, or Out to Lunch. */
  picked = $state<string | null>(null);
  /** Cards to be discarded. */
  marked = $state.raw<readonly string[]>([]);

  /** The sneaky cards that can be played now. */
  readonly offered = $derived.by((): Sneaky[] => sneaksOf(this.of("sneak")));

  get held(): string | null {
    return this.picked;
  }

  /** The lifted card, if it wants a rival to be named. */
  get naming(): Sneaky | null {
    const found = this.#lifted;
    return found && found.ways.length > 1 ? found : null;
  }

  /** What the next touch on the lifted card does; null if that is not settled yet. */
  get aim(): Action | null {
    if (this.picked === null) return null;
    const action = laying(this.picked);
    if (this.has(action)) return action;
    const [way, ...others] = this.#lifted?.ways ?? [];
    return way && others.length === 0 ? way : null;
  }

  /** A card was touched. False if that means nothing here: then it is looked at. */
  touch(card: string): boolean {
    const { view, legal } = this;
    if (!view) return false;
    this.why = null;
    if (card === view.chosen) return this.change();
    if (legal.length === 0 || (card === LUNCH && view.phase !== "choosing")) return false;
    if (view.phase === "discarding") return this.#mark(card);
    if (this.picked === card) {
      if (this.aim !== null) this.act(this.aim);
      else this.picked = null;
      return true;
    }
    const can = this.has(laying(card)) || this.offered.some((one) => one.card === card);
    if (can) this.picked = card;
    else void this.#want(card, view);
    return true;
  }

  /** What Enter does: the lifted card is played, or the discards are sent. */
  confirm(): boolean {
    if (this.aim !== null) this.act(this.aim);
    else if (this.has({ verb: "keep all" })) this.discard();
    else return false;
    return true;
  }

  discard(): void {
    this.act(discarding(this.view?.hand ?? [], this.marked));
  }

  /** The lifted card names this seat, if it may. */
  name(target: number): void {
    const way = this.naming?.ways.find((one) => one.target === target);
    if (way) this.act(way);
  }

  override propose(action: Action): void {
    this.clear();
    if (action.verb === "out to lunch") this.picked = LUNCH;
    else if (action.verb === "discard") this.marked = action.cards;
    else if ("card" in action) this.picked = action.card;
  }

  /** Everything is put back. */
  override clear(): void {
    this.forget();
    this.picked = null;
    this.marked = [];
    this.why = null;
  }

  /** What is still possible stays lifted and marked. */
  protected override stay(before: Situation<View, Action> | null, changes: boolean): void {
    if (before?.view.phase !== this.view?.phase) this.marked = [];
    if (changes && this.aim === null && this.naming === null) this.picked = null;
  }

  get #lifted(): Sneaky | undefined {
    return this.offered.find(({ card }) => card === this.picked);
  }

  #mark(card: string): boolean {
    this.marked = this.marked.includes(card)
      ? this.marked.filter((one) => one !== card)
      : [...this.marked, card];
    return true;
  }

  /** A card that does not go: the server says why. */
  async #want(card: string, view: View): Promise<void> {
    if (await this.ask(this.#whyNot(card, view), null)) this.picked = null;
  }

  /** A card that has to name a rival is asked about with one: the reason is then a better one. */
  async #whyNot(card: string, view: View): Promise<RefusalInfo | null> {
    if (view.phase === "choosing") return this.door.whyNot(laying(card));
    const sneak = (target: number | null): Sneak => ({ verb: "sneak", card, target });
    const refusal = await this.door.whyNot(sneak(null));
    const rival = view.players.findIndex((one, seat) => one.strategy && seat !== view.seat);
    if (refusal?.code !== "target-missing" || rival < 0) return refusal;
    return this.door.whyNot(sneak(rival));
  }
}
