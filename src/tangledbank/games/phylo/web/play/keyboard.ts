/** The keys of the table: digits touch cards, letters name seats. */

import { cardOfDigit, lookingKey, named, TableKeyboard } from "#shell/play/keyboard";
import { keys as shortcuts, type Key } from "#shell/controls/keys.svelte";
import type { Play } from "./play.svelte.ts";

/** Whom an event is for, clockwise from the left neighbour. */
export const LETTERS = ["A", "B", "C", "D", "E"];

export class Keyboard extends TableKeyboard<Play> {
  /** For the help; digits, arrows and the letters of seats are only named here. */
  get named(): Key[] {
    const { intent, odds } = this.deeds;
    return [
      named("1 to 5", "marks a card to drop, or picks an event; again takes it back"),
      named("arrows", "lead from card to card and to the answers"),
      named("Enter key", "marks the card in focus; elsewhere draws"),
      named("A to E", "aims the picked event at a seat, clockwise from your left"),
      named("Esc key", "puts everything back"),
      named("D", "draws", () => void this.#draw()),
      named("K", "keeps all cards", () => intent.answer({ verb: "keep all" })),
      named("R", "says that you are ready", () => void (intent.aims && intent.confirm())),
      lookingKey("O", "shows or hides the odds", () => (odds.open = !odds.open)),
      ...this.common,
    ];
  }

  protected confirm(_key: string, there: HTMLElement | null, button: Element | null): boolean {
    return !button && !there?.closest("aside, .ending") && this.#draw();
  }

  protected pick(key: string): boolean {
    return shortcuts.on && (this.#name(key) || this.#touch(key));
  }

  /** Sends the drop, if cards are marked. */
  #draw(): boolean {
    const { intent } = this.deeds;
    return intent.marked.length > 0 && intent.confirm();
  }

  /** An event looks for its target: a letter names it. */
  #name(key: string): boolean {
    const { intent } = this.deeds;
    const at = LETTERS.indexOf(key.toUpperCase());
    if (at < 0 || intent.chosen === null) return false;
    intent.aim(intent.targets[at] ?? -1);
    return true;
  }

  #touch(key: string): boolean {
    const card = cardOfDigit(key, this.deeds.order);
    if (card === undefined) return false;
    this.touch(card);
    return true;
  }
}
