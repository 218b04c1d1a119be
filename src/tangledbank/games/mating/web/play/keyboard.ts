/** The keys of the table: digits touch the hand, Enter plays or sends. */

import { named, TableKeyboard, type TableDeeds } from "#shell/play/keyboard";
import { keys as shortcuts, type Key } from "#shell/controls/keys.svelte";
import { cardOfDigit } from "./keys.ts";

interface Deeds extends TableDeeds {
  /** The hand of the seat; none for a spectator. */
  hand(): readonly string[] | null;
  /** Plays the lifted card or sends the discards; false if there is nothing to send. */
  confirm(): boolean;
  /** Cards are being marked: Space marks, and Enter sends. */
  marking(): boolean;
  send(action: string): void;
}

export class Keyboard extends TableKeyboard<Deeds> {
  /** For the help; digits and arrows are only named here. */
  get named(): Key[] {
    const deeds = this.deeds;
    return [
      named("1 to 5", "pick a card from your hand; 6 is Out to Lunch"),
      named("arrows", "lead from card to card and to the answers"),
      named("Enter key", "plays the card that is lifted, or sends your discards"),
      named("Space bar", "marks a card to be discarded"),
      named("Esc key", "puts the card back"),
      named("P", "passes, or lets a sneaky card happen", () => {
        deeds.send("pass");
        deeds.send("accept");
      }),
      named("A", "passes for the rest of the round", () => deeds.send("pass ahead")),
      named("E", "pays to escape from a predator", () => deeds.send("escape")),
      named("G", "gives the strategy up", () => deeds.send("give up")),
      ...this.common,
    ];
  }

  protected confirm(key: string, _there: HTMLElement | null, button: Element | null): boolean {
    const sends = key === "Enter" && this.deeds.marking() && button?.matches("[data-card]");
    return (!button || !!sends) && this.deeds.confirm();
  }

  protected pick(key: string): boolean {
    const hand = this.deeds.hand();
    const card = hand && shortcuts.on ? cardOfDigit(key, hand) : null;
    if (card === null) return false;
    this.touch(card);
    return true;
  }
}
