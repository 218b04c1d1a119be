/** The keys of the table: digits touch cards, letters name spots. */

import { named, TableKeyboard } from "#shell/play/keyboard";
import { keys as shortcuts, type Key } from "#shell/controls/keys.svelte";
import { spotOfArrow, spotOfLetter, thingOfDigit } from "./keys.ts";
import type { Play } from "./play.svelte.ts";
import type { Thing } from "./things.ts";

const buttonOf = (thing: Thing): string => `button[data-thing="${thing}"]`;

export class Keyboard extends TableKeyboard<Play> {
  #shift = false;

  /** For the help; digits, arrows and the letters of spots are only named here. */
  get named(): Key[] {
    const play = this.deeds;
    return [
      named("1 to 9", "chooses a card; 0 is a How-de-do"),
      named("A to F", "chooses a spot, from left to right"),
      named("arrows", "lead from card to card; with a card chosen, from spot to spot"),
      named("Enter key", "lays the card down, or does what is chosen"),
      named("Esc key", "puts the card back"),
      named("O", "lays the card open", () => void play.intent.lay("open")),
      named("P", "passes, or leaves it", () => void play.answer("P")),
      named("K", "keeps the first hand", () => void play.answer("K")),
      named("R", "takes another first hand", () => void play.answer("R")),
      named("N", "notes what a hidden card might be", () => play.noteNear(numberInFocus())),
      ...this.common,
    ];
  }

  override press(event: KeyboardEvent): void {
    this.#shift = event.shiftKey;
    super.press(event);
  }

  protected confirm(key: string, there: HTMLElement | null, button: Element | null): boolean {
    if (there?.closest("aside, .ending, form")) return false;
    // A chosen card keeps the focus while its spot is named: Enter means the spot then.
    const meant = !button || (this.deeds.intent.placing >= 0 && button.matches("[data-thing]"));
    return key === "Enter" && meant && this.deeds.confirm(this.#shift);
  }

  protected pick(key: string): boolean {
    return this.#turn(key) || (shortcuts.on && (this.#name(key) || this.#digit(key)));
  }

  /** With a card chosen, arrows go from spot to spot. */
  #turn(key: string): boolean {
    const chosen = this.deeds.intent.path.at(-1);
    const spot = spotOfArrow(key, this.deeds.intent.spots, chosen);
    if (!spot) return false;
    if (!this.deeds.intent.plays) this.focus(buttonOf(spot));
    else if (spot !== chosen) this.deeds.touch(spot);
    return true;
  }

  #name(key: string): boolean {
    const spot = spotOfLetter(key, this.deeds.intent.spots);
    if (spot) this.deeds.touch(spot);
    return spot !== undefined;
  }

  #digit(key: string): boolean {
    const thing = thingOfDigit(key, this.deeds.digits);
    if (!thing) return false;
    this.deeds.touch(thing);
    this.focus(buttonOf(thing));
    return true;
  }
}

/** The number of the laid card that has the focus; -1 if none has. */
const numberInFocus = (): number =>
  Number((document.activeElement as HTMLElement | null)?.dataset["number"] ?? -1);
