/** The keys of the table: digits touch cards, letters name the places beside the board. */

import { cardOfDigit, named, TableKeyboard, type TableDeeds } from "#shell/play/keyboard";
import { keys as shortcuts, type Key } from "#shell/controls/keys.svelte";

interface Deeds extends TableDeeds {
  /** The cards in the tray, which digits touch; none for a spectator. */
  cards(): readonly string[];
  /** Does what is aimed at; false if nothing is. */
  confirm(): boolean;
  keep(): void;
  discard(): void;
  /** The focus goes on to the next place that is lit. */
  next(): void;
}

export class Keyboard extends TableKeyboard<Deeds> {
  /** For the help; digits and arrows are only named here. */
  get named(): Key[] {
    const deeds = this.deeds;
    return [
      named("1 to 9", "picks one of your cards, or one from the pool"),
      named("arrows", "lead along a row of the living, and from row to row"),
      named("Enter key", "does what is aimed at"),
      named("Esc key", "puts the card back"),
      named("K", "the place to keep the card", () => deeds.keep()),
      named("D", "the discard pile", () => deeds.discard()),
      named("T", "to the next place that is lit", () => deeds.next()),
      ...this.common,
    ];
  }

  protected confirm(_key: string, there: HTMLElement | null, button: Element | null): boolean {
    return !button && !there?.closest("aside, .ending") && this.deeds.confirm();
  }

  protected pick(key: string): boolean {
    const card = shortcuts.on ? cardOfDigit(key, this.deeds.cards()) : undefined;
    if (card === undefined) return false;
    this.touch(card);
    return true;
  }
}
