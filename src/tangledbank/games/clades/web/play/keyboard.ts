/** The keys of the table: one for each card, and a few besides. */

import { say } from "#shell/page/announcer.svelte";
import { lookingKey, named, type Keyboard as Heard } from "#shell/play/keyboard";
import { keys as shortcuts, type Key } from "#shell/controls/keys.svelte";
import { HINT_KEY } from "../table/world/caps.ts";
import type { Play } from "./play.svelte.ts";

export class Keyboard implements Heard {
  constructor(private readonly play: Play) {}

  /** For the help; the shell knows keys by what they print, the table by where they are. */
  get named(): Key[] {
    const { tell } = this.play;
    return [
      named("upper letters", "mark the mammals, from the left"),
      named("home letters", "mark the sauropsids"),
      named("lower letters", "mark the arthropods"),
      named("Space bar", "marks your own card; 9 and 0 a second and a third one"),
      named("1 to 8", "mark cards beside the deck; from 8 down, open cards of others"),
      lookingKey("Shift and a card's key", "looks at the card closely"),
      named("Esc key", "takes all marks back"),
      named("Enter key", "says that you are stuck, or passes; sends three marks that were kept"),
      named("key left of 1", "asks for a hint"),
      lookingKey("F2", "says what has changed", () => say(tell.changed())),
      lookingKey("F8", "says what you hold and have marked", () => say(tell.own())),
      lookingKey("F9", "says what is asked of you", () => say(tell.asked())),
      named("arrows", "lead from card to card; Enter marks"),
    ];
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.isComposing || document.querySelector("dialog[open], [popover]:popover-open")) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest("input, textarea, select, [contenteditable]")) return;
    if (this.play.reach.lead(event) || this.#act(event, target)) event.preventDefault();
  }

  /** A browser may click with Space only when the key comes up. */
  release(event: KeyboardEvent): void {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isCard = target?.dataset["card"] !== undefined;
    if (shortcuts.on && isCard && event.code === "Space" && this.play.caps.card("Space"))
      event.preventDefault();
  }

  #act(event: KeyboardEvent, target: HTMLElement | null): boolean {
    const { code, key } = event;
    if (key === "Escape") {
      const { ground } = this.play;
      if (ground.drawer) ground.drawer = false;
      else this.play.back();
      return true;
    }
    if (!shortcuts.on || event.repeat) return false;
    // Buttons and links keep Enter and Space; a card in focus keeps Enter.
    const button = target?.closest("button, a, summary, [role='button']") ?? null;
    const isCard = target?.dataset["card"] !== undefined;
    if (key === "Enter") {
      if (!button) this.play.enter();
      return !button;
    }
    if (code === "Space" && button && !isCard) return false;
    if (code === HINT_KEY) {
      this.play.hint();
      return true;
    }
    const card = this.play.caps.card(code);
    if (card === undefined) return false;
    if (event.shiftKey) this.play.look(card);
    else this.play.touchCard(card);
    return true;
  }
}
