/** The keys of the table: digits touch the hand, Enter plays or sends. */

import { named, TableKeyboard } from "#shell/play/keyboard";
import { keys as shortcuts, type Key } from "#shell/controls/keys.svelte";
import { cardOfDigit } from "./keys.ts";
import type { Play } from "./play.svelte.ts";

export class Keyboard extends TableKeyboard<Play> {
  /** For the help; digits and arrows are only named here. */
  get named(): Key[] {
    const { intent } = this.deeds;
    return [
      named("1 to 5", "pick a card from your hand; 6 is Out to Lunch"),
      named("arrows", "lead from card to card and to the answers"),
      named("Enter key", "plays the card that is lifted, or sends your discards"),
      named("Space bar", "marks a card to be discarded"),
      named("Esc key", "puts the card back"),
      named("P", "passes, or lets a sneaky card happen", () => {
        intent.answer({ verb: "pass" });
        intent.answer({ verb: "accept" });
      }),
      named("A", "passes for the rest of the round", () => intent.answer({ verb: "pass ahead" })),
      named("E", "pays to escape from a predator", () => intent.answer({ verb: "escape" })),
      named("G", "gives the strategy up", () => intent.answer({ verb: "give up" })),
      ...this.common,
    ];
  }

  protected confirm(key: string, _there: HTMLElement | null, button: Element | null): boolean {
    const sends = key === "Enter" && this.deeds.marking && button?.matches("[data-card]");
    return (!button || !!sends) && this.deeds.intent.confirm();
  }

  protected pick(key: string): boolean {
    const { hand } = this.deeds;
    const card = hand && shortcuts.on ? cardOfDigit(key, hand) : null;
    if (card === null) return false;
    this.touch(card);
    return true;
  }
}
