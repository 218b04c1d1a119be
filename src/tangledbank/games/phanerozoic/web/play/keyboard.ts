/** The keys of the table: digits touch cards, letters name the places beside the board. */

import { cardOfDigit, named, TableKeyboard } from "#shell/play/keyboard";
import { keys as shortcuts, type Key } from "#shell/controls/keys.svelte";
import type { Play } from "./play.svelte.ts";

export class Keyboard extends TableKeyboard<Play> {
  /** For the help; digits and arrows are only named here. */
  get named(): Key[] {
    const play = this.deeds;
    return [
      named("1 to 9", "picks one of your cards, or one from the pool"),
      named("arrows", "lead along a row of the living, and from row to row"),
      named("Enter key", "does what is aimed at"),
      named("Esc key", "puts the card back"),
      named("K", "the place to keep the card", () => play.touch({ at: "keep" })),
      named("D", "the discard pile", () => play.touch({ at: "discard" })),
      named("T", "to the next place that is lit", () => play.reach()),
      ...this.common,
    ];
  }

  protected confirm(_key: string, there: HTMLElement | null, button: Element | null): boolean {
    return !button && !there?.closest("aside, .ending") && this.deeds.confirm();
  }

  protected pick(key: string): boolean {
    const card = shortcuts.on ? cardOfDigit(key, this.deeds.digits) : undefined;
    if (card === undefined) return false;
    this.touch(card);
    return true;
  }
}
