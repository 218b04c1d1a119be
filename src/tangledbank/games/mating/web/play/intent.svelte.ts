/**
 * What the seat is about to do. A first touch lifts a card and shows what it would do, a second one
 * does it; before drawing, touches mark the cards to be discarded. What cannot be done says why.
 */

import { TableIntent } from "#shell/play/intent.svelte";
import type { Situation } from "#shell/film/shown.svelte";
import type { RefusalInfo } from "#shell/wire/wire";
import { LUNCH } from "../cards/faces.ts";
import type { View } from "../view.ts";
import { discarding, laying, offeredOf, type Offered } from "./offers.ts";

export class Intent extends TableIntent<View> {
  /** The card that is lifted: of the hand, in the gap, or Out to Lunch. */
  picked = $state<string | null>(null);
  /** Cards to be discarded. */
  marked = $state.raw<readonly string[]>([]);

  /** Counts what was asked, so that a late answer to an old question is thrown away. */
  #asked = 0;

  get sentences(): readonly string[] {
    return this.situation?.sentences ?? [];
  }

  /** The sneaky cards that can be played now. */
  get offered(): Offered[] {
    return offeredOf(this.legal, this.sentences);
  }

  /** The lifted card, if it wants a rival to be named. */
  get naming(): Offered | null {
    const found = this.offered.find(({ card }) => card === this.picked);
    return found && found.offers.length > 1 ? found : null;
  }

  /** What the next touch on the lifted card does; null if that is not settled yet. */
  get aim(): string | null {
    if (this.picked === null) return null;
    const action = laying(this.picked);
    if (this.legal.includes(action)) return action;
    const found = this.offered.find(({ card }) => card === this.picked);
    return found?.offers.length === 1 ? found.offers[0]!.action : null;
  }

  /** The table has changed: what is still possible stays lifted and marked. */
  settle(situation: Situation<View>): void {
    const before = this.situation;
    this.situation = situation;
    if (before?.view.phase !== situation.view.phase) this.marked = [];
    if (before?.legal.join("\n") === situation.legal.join("\n")) return;
    this.why = null;
    if (this.picked !== null && this.aim === null && this.naming === null) this.picked = null;
  }

  /** A card was touched. False if that means nothing here: then it is looked at. */
  touch(card: string): boolean {
    const situation = this.situation;
    if (!situation) return false;
    this.why = null;
    const { view, legal } = situation;
    if (card === view.chosen) return this.change();
    if (legal.length === 0 || (card === LUNCH && view.phase !== "choosing")) return false;
    if (view.phase === "discarding") return this.#mark(card);
    if (this.picked === card) {
      if (this.aim !== null) this.act(this.aim);
      else this.picked = null;
      return true;
    }
    const can = legal.includes(laying(card)) || this.offered.some((one) => one.card === card);
    if (can) this.picked = card;
    else this.#ask(card);
    return true;
  }

  /** What Enter does: the lifted card is played, or the discards are sent. */
  confirm(): boolean {
    if (this.aim !== null) this.act(this.aim);
    else if (this.legal.includes("keep all")) this.discard();
    else return false;
    return true;
  }

  discard(): void {
    this.act(discarding(this.situation?.view.hand ?? [], this.marked));
  }

  /** Everything is put back. */
  override clear(): void {
    this.#asked++;
    this.picked = null;
    this.marked = [];
    this.why = null;
  }

  #mark(card: string): boolean {
    this.marked = this.marked.includes(card)
      ? this.marked.filter((one) => one !== card)
      : [...this.marked, card];
    return true;
  }

  async #ask(card: string): Promise<void> {
    const asked = ++this.#asked;
    const refusal = await this.#whyNot(card, this.situation!.view);
    if (asked !== this.#asked || !refusal) return;
    this.picked = null;
    this.why = refusal;
  }

  /** A card that has to name a rival is asked about with one: the reason is then a better one. */
  async #whyNot(card: string, view: View): Promise<RefusalInfo | null> {
    if (view.phase === "choosing") return this.door.whyNot(laying(card));
    const refusal = await this.door.whyNot(`sneak ${card}`);
    const rival = view.players.findIndex((one, seat) => one.strategy && seat !== view.seat);
    if (refusal?.code !== "target-missing" || rival < 0) return refusal;
    return this.door.whyNot(`sneak ${card} on seat ${rival + 1}`);
  }
}
