/** The keys of the table: digits touch cards, letters name seats. */

import {
  cardOfDigit,
  lookingKey,
  named,
  TableKeyboard,
  type TableDeeds,
} from "#shell/play/keyboard";
import { keys as shortcuts, type Key } from "#shell/controls/keys.svelte";

/** Whom an event is for, clockwise from the left neighbour. */
export const LETTERS = ["A", "B", "C", "D", "E"];

interface Deeds extends TableDeeds {
  /** The cards that digits touch, in their order. */
  cards(): readonly string[];
  /** An event looks for its target: letters name it. */
  naming(): boolean;
  aim(at: number): void;
  /** Sends the drop, if cards are marked; or the aims. False if there is nothing to send. */
  draw(): boolean;
  ready(): boolean;
  send(action: string): void;
  odds(): void;
}

export class Keyboard extends TableKeyboard<Deeds> {
  /** For the help; digits, arrows and the letters of seats are only named here. */
  get named(): Key[] {
    const deeds = this.deeds;
    return [
      named("1 to 5", "marks a card to drop, or picks an event; again takes it back"),
      named("arrows", "lead from card to card and to the answers"),
      named("Enter key", "marks the card in focus; elsewhere draws"),
      named("A to E", "aims the picked event at a seat, clockwise from your left"),
      named("Esc key", "puts everything back"),
      named("D", "draws", () => void deeds.draw()),
      named("K", "keeps all cards", () => deeds.send("keep all")),
      named("R", "says that you are ready", () => void deeds.ready()),
      lookingKey("O", "shows or hides the odds", () => deeds.odds()),
      ...this.common,
    ];
  }

  protected confirm(_key: string, there: HTMLElement | null, button: Element | null): boolean {
    return !button && !there?.closest("aside, .ending") && this.deeds.draw();
  }

  protected pick(key: string): boolean {
    return shortcuts.on && (this.#name(key) || this.#touch(key));
  }

  #name(key: string): boolean {
    const at = LETTERS.indexOf(key.toUpperCase());
    if (at < 0 || !this.deeds.naming()) return false;
    this.deeds.aim(at);
    return true;
  }

  #touch(key: string): boolean {
    const card = cardOfDigit(key, this.deeds.cards());
    if (card === undefined) return false;
    this.touch(card);
    return true;
  }
}
